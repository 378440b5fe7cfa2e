import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { isBlock, textOf } from './inline-text.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'

const strong = new Set(['strong', 'b', 'dfn', 'em'])
const maxTermWords = 7
const separator = /^\s*[:：]\s*|^\s+[–—-]\s+/

/** 'Это' and 'це' after the dash are part of the sentence, not of the meaning. */
const copula = /^(?:это|це)\s+/iu

/**
 * `**Term**: meaning` (or with a dash), if the nodes start with a bold term; otherwise undefined. A meaning has at
 * least three words, otherwise it is a label with a value.
 */
export function readTerm(nodes: readonly TreeNode[]): { term: string; definition: string } | undefined {
  const [first, ...rest] = nodes.filter((node) => isElement(node) || node.text.trim() !== '')
  if (!isElement(first)) return undefined
  if (rest.length === 0 && !strong.has(first.name)) return readTerm(first.children)
  if (!strong.has(first.name) || rest.some((node) => isBlock(node))) return undefined
  const bold = textOf(first)
  const after = textOf(rest)
  const closed = /[:：]$/.test(bold)
  const gap = separator.exec(`${startsWithSpace(rest[0]) ? ' ' : ''}${after}`)
  if (!closed && !gap) return undefined
  const term = bold.replace(/\s*[:：]$/, '')
  const isDash = !closed && gap !== null && /[–—-]/u.test(gap[0])
  const meaning = closed ? after : `${startsWithSpace(rest[0]) ? ' ' : ''}${after}`.replace(separator, '')
  const definition = isDash ? meaning.replace(copula, '') : meaning
  // 'Big question: why do we sleep?' gives no meaning.
  if (!isName(term) || countWords(definition) < 3 || /[?？؟]$/u.test(definition)) return undefined
  return { term, definition }
}

/**
 * Russian and Ukrainian put a dash where other languages have 'is'. If more sentences follow, 'Вулкан — это отвір …' is the
 * first sentence of a paragraph, and the rest of the paragraph is not its meaning.
 */
export function isSentenceWithDash(paragraph: string): boolean {
  return (
    /^[\p{Script=Cyrillic}\p{N}\s()«»’'-]+\s[–—-]\s/u.test(paragraph) &&
    // Each language has its own abbreviations: 'див. Рис. 5'.
    ['ru', 'uk'].every((language) => splitSentences(paragraph, language).length > 1)
  )
}

/** '58 to 62 per cent' is a value, and its row says what holds for it. */
function isName(term: string): boolean {
  return term !== '' && countWords(term) <= maxTermWords && !/^\p{N}+[\s.,–-]/u.test(term)
}

function startsWithSpace(node: TreeNode | undefined): boolean {
  if (!node) return false
  if (!isElement(node)) return /^\s/.test(node.text)
  return startsWithSpace(node.children[0])
}

/** Whether all words are bold: a line that looks like a heading. */
export function isAllBold(nodes: readonly TreeNode[]): boolean {
  const solid = nodes.filter((node) => (isElement(node) ? textOf(node) !== '' : node.text.trim() !== ''))
  return (
    solid.length > 0 && solid.every((node) => isElement(node) && (isBold(node) || isAllBold(node.children)))
  )
}

/** A line that is all underlined is a heading too. */
function isBold({ name, attributes }: ElementNode): boolean {
  return ['strong', 'b', 'u'].includes(name) || boldStyle.test(attributes.get('style') ?? '')
}

const boldStyle =
  /(?:^|;)\s*(?:font-weight\s*:\s*(?:bold|[6-9]00)|text-decoration(?:-line)?\s*:\s*underline)/iu
