import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isElement } from './html-tree.ts'
import type { TreeNode } from './html-tree.ts'
import { textOf } from './inline-text.ts'
import type { Marker } from './line-markers.ts'
import { isNote } from './note-words.ts'
import { isLabelOfAnswers } from './written-answers.ts'

/** A line that starts with a plain word and its meaning, after a dash, a colon or a sign of equality. */
interface PlainTerm {
  readonly term: string
  readonly sign: ':' | '-' | '='
  readonly meaning: string
}

const plainTerm =
  /^([\p{Lu}\p{Lo}\p{N}a-z][^:：=–—.!?？。;]{0,48}?)(\s?：\s*|\s?:\s+|\s[–—-]\s+|\s=\s+)(\p{L}.*|[\p{N}(«"“].*)$/su
const limits = { termWords: 5, meaningWords: 3, wordsOfParagraph: 8 }

/** 'Inertia - the tendency to resist a change' and 'Roux: a mixture of butter and flour'. */
function readPlainTerm(nodes: readonly TreeNode[]): PlainTerm | undefined {
  const [, term = '', between = '', meaning = ''] = plainTerm.exec(textOf(nodes)) ?? []
  if (term === '' || isNote(term) || countWords(term) > limits.termWords) return undefined
  const sign = /[:：]/u.test(between) ? ':' : between.includes('=') ? '=' : '-'
  if (sign === ':' && isLabelOfAnswers(term)) return undefined
  if (sign !== '=' && (countWords(meaning) < limits.meaningWords || !/^[\p{Lu}\p{Lo}\p{N}]/u.test(term)))
    return undefined
  return { term, sign, meaning }
}

/** 'dynasty – a family of rulers, in which power passes from parent to child': a paragraph that starts in lower case, as an entry of a glossary. */
export function readEntry(text: string): { readonly term: string; readonly definition: string } | undefined {
  const [, term = '', definition = ''] = /^(\p{Ll}[\p{L}\s]{2,40}?)\s[–—-]\s(\p{Ll}[^–—]+)$/u.exec(text) ?? []
  return term !== '' && countWords(term) <= limits.termWords && countWords(definition) > limits.termWords
    ? { term, definition }
    : undefined
}

/** The signs of such lines, as the texts of their markers. */
const markers: Readonly<Record<PlainTerm['sign'], string>> = { ':': 'colon', '-': 'meaning', '=': 'equation' }

export function plainMarkerOf(nodes: readonly TreeNode[]): Marker | undefined {
  const found = readPlainTerm(nodes)
  return found && { text: markers[found.sign], place: undefined }
}

/**
 * 'Large circuit: blood leaves the left ventricle and flows to the organs.' A paragraph of its own needs a colon, since a dash is also
 * within sentences. Fewer words are the value of a label: 'Topic: the beginnings of Poland'.
 */
export function plainLabelOf(nodes: readonly TreeNode[]): Marker | undefined {
  const found = readPlainTerm(nodes)
  return found?.sign === ':' && countWords(found.meaning) >= limits.wordsOfParagraph
    ? { text: markers[':'], place: undefined }
    : undefined
}

/** False for a dialogue: its persons speak again, or ask each other. */
export function isTermsWithMeanings(
  marker: string | undefined,
  lines: readonly (readonly TreeNode[])[],
): boolean {
  if (marker !== markers[':']) return true
  const found = lines.map((line) => readPlainTerm(line))
  const terms = new Set(found.map((one) => one?.term))
  return (
    terms.size === lines.length && found.every((one) => one && !/[?？؟!！]|^[¿¡"“«„「]/u.test(one.meaning))
  )
}

/**
 * 'Inertia - the tendency to resist a change' with a bold term, as a page that takes care writes a definition; undefined for other
 * lines. A meaning starts with a small letter or has none, and has no number.
 */
export function withBoldTerm(
  marker: string | undefined,
  nodes: readonly TreeNode[],
): readonly TreeNode[] | undefined {
  if (marker !== markers['-'] && marker !== markers[':'] && marker !== markers['=']) return undefined
  const found = readPlainTerm(nodes)
  if (
    !found ||
    found.sign !== '-' ||
    !/^[\p{Ll}\p{Lo}(]\P{N}*$/u.test(found.meaning) ||
    nodes.some((node) => isElement(node))
  )
    return nodes
  const bold = { name: 'b', attributes: new Map<string, string>(), children: [{ text: found.term }] }
  return [bold, { text: ` - ${found.meaning}` }]
}
