import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { descendants, isElement, rawText } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { textOf } from './inline-text.ts'

/** A bold start of a paragraph that is its heading, and the text after it. */
export interface RunIn {
  readonly heading: string
  readonly text: string
}

const most = { words: 6, questionWords: 12 }
const fewestAfter = 4

/**
 * `**Key idea** Rivers shape valleys.`, `**Demand.** Buyers want …`, `**What is water?** It is …`, or a bold line with a
 * line break after it. Without a mark between them, the text must start with a word that starts a sentence.
 */
export function readRunIn(nodes: readonly TreeNode[], isNewSentence: IsNewSentence): RunIn | undefined {
  const [first, ...after] = nodes.filter((node) => isElement(node) || node.text.trim() !== '')
  if (!isElement(first)) return undefined
  const aside = asideOf(after)
  const rest = aside === '' ? after : after.slice(1)
  if (first.name !== 'strong' && first.name !== 'b')
    return rest.length === 0 ? readRunIn(first.children, isNewSentence) : undefined
  const [bold, text] = [textOf(first), textOf(rest)]
  const name = aside === '' ? bold : `${bold} ${aside}`
  if (!/^[\p{Lu}\p{Lo}\p{N}¿"“«„]/u.test(bold) || !/\p{L}/u.test(bold) || countWords(text) < fewestAfter)
    return undefined
  const [next] = rest
  const isLine = isElement(next) && next.name === 'br'
  return isHeading(bold, text, isLine, isNewSentence)
    ? { heading: name.replace(/\s*[.。।]$/u, ''), text }
    : undefined
}

/** '(1598–1680)' between a bold name and a line break. */
function asideOf([first, next]: readonly TreeNode[]): string {
  if (!first || isElement(first) || !isElement(next) || next.name !== 'br') return ''
  return /^\s*\([^()]{1,40}\)\s*$/u.test(first.text) ? first.text.trim() : ''
}

function isHeading(bold: string, text: string, isLine: boolean, isNewSentence: IsNewSentence): boolean {
  if (/[?？؟]$/u.test(bold)) return countWords(bold) <= most.questionWords && !/^\p{Ll}/u.test(text)
  if (countWords(bold) > most.words || !/^[\p{Lu}\p{Lo}\p{N}¿¡"“«„`$(]/u.test(text)) return false
  if (/[.。।]$/u.test(bold)) return splitSentences(`${bold} ${text}`, 'en')[0] === bold
  if (!/[\p{L}\p{M}\p{N})”"»]$/u.test(bold)) return false
  const [word = ''] = /^\p{Lu}[\p{L}\p{M}’'-]*/u.exec(text) ?? []
  return isLine || (word !== '' && isNewSentence(bold, word))
}

/** Whether a word with a capital starts a new sentence after a bold text. */
export type IsNewSentence = (bold: string, word: string) => boolean

/**
 * A word starts a sentence if the page also writes it with a small letter, or if the same bold text starts other
 * paragraphs with other words: 'Solution' is a label, and 'Adam' is followed by 'Smith' each time.
 */
export function newSentencesOf(root: ElementNode): IsNewSentence {
  let facts: { readonly common: ReadonlySet<string>; readonly labels: ReadonlySet<string> } | undefined
  return (bold, word) => {
    facts ??= { common: commonWordsOf(rawText(root)), labels: labelsOf(root) }
    return facts.common.has(word.toLowerCase()) || facts.labels.has(bold)
  }
}

function commonWordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}’'-]*/gu))
}

function labelsOf(root: ElementNode): ReadonlySet<string> {
  const wordsAfter = new Map<string, Set<string>>()
  for (const { children } of descendants(root)) {
    const [first, next] = children.filter((node) => isElement(node) || node.text.trim() !== '')
    if (!isElement(first) || (first.name !== 'strong' && first.name !== 'b') || !next) continue
    const [word] = /^\s*\p{Lu}[\p{L}\p{M}]*/u.exec(isElement(next) ? rawText(next) : next.text) ?? []
    if (word === undefined) continue
    const label = textOf(first)
    wordsAfter.set(label, (wordsAfter.get(label) ?? new Set()).add(word.trim()))
  }
  return new Set([...wordsAfter].filter(([, words]) => words.size > 1).map(([label]) => label))
}
