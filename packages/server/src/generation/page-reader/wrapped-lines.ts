import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { isBlock } from './inline-text.ts'
import { markerOf } from './line-markers.ts'

/** Elements of which the lines are kept as they are. */
const kept = new Set('pre code kbd samp tt math'.split(' '))

/**
 * The tree with the text of a printed page as running text: 'photosyn-<br>thesis' is one word again, and a line that another program
 * ended within a sentence continues without a line break. Paragraphs that are such lines become one.
 */
export function withoutWrapping(root: ElementNode): ElementNode {
  const words = wordsOf(linesOf(root))
  const read = (element: ElementNode): ElementNode => {
    if (kept.has(element.name)) return element
    const children = element.children.map((child) =>
      isElement(child) ? read(child) : { text: withoutLineEnds(child.text, words) },
    )
    return { ...element, children: joinedParagraphs(joinedLines(children, words), words) }
  }
  return read(root)
}

type Words = ReadonlySet<string>

/** The words that no line end divides. */
function wordsOf(text: string): Words {
  const whole = text.toLowerCase().replace(/[\p{L}\p{M}]+[-‐¬\u00AD][ \t]*\n\s*[\p{L}\p{M}]+/gu, ' ')
  return new Set(whole.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu))
}

function linesOf({ children }: ElementNode): string {
  return children
    .map((child) => {
      if (!isElement(child)) return child.text
      if (child.name === 'br') return '\n'
      return isBlock(child) ? `\n${linesOf(child)}\n` : linesOf(child)
    })
    .join('')
}

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、；：！？）」』”]`
const withinWide = new RegExp(String.raw`(?<=${wide})[ \t]*\n\s*(?=${wide})`, 'gu')
const withinWord = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{0,30}\p{Ll})[-‐¬\u00AD][ \t]*\n\s*(\p{Ll}[\p{L}\p{M}]*)/gu

/** Line ends in the source, which a browser shows as spaces. */
function withoutLineEnds(text: string, words: Words): string {
  if (!text.includes('\n')) return text
  return text
    .replace(withinWord, (whole, before: string, after: string) => joinedWord(before, after, words) ?? whole)
    .replace(withinWide, '')
}

const dividedEnd = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{0,30}\p{Ll})[-‐¬\u00AD]\s*$/u
const smallStart = /^\s*(\p{Ll}[\p{L}\p{M}]*)/u
/** 'Vor- und Nachteile' has its hyphen for a word that follows. */
const joiners =
  /^(?:und|oder|bzw|beziehungsweise|sowie|bis|and|or|to|en|of|och|eller|og|ja|tai|sekä|és|vagy)$/u
const fewestLetters = 2

/** One word of its two parts; with a hyphen if the page writes it so, or writes both parts alone. Undefined for two words. */
function joinedWord(before: string, after: string, words: Words): string | undefined {
  if (joiners.test(after) || before.length + after.length <= fewestLetters) return undefined
  const [first, second] = [before.toLowerCase(), after.toLowerCase()]
  if (words.has(first + second)) return before + after
  const isCompound = words.has(`${first}-${second}`) || (isWord(first, words) && isWord(second, words))
  return isCompound ? `${before}-${after}` : before + after
}

const fewestOfWord = 4

/** The parts of a divided word are on the page too, but rarely as long words. */
function isWord(part: string, words: Words): boolean {
  return part.length >= fewestOfWord && words.has(part)
}

/** The nodes with one text for the lines that only a line break within a sentence separates. */
function joinedLines(nodes: readonly TreeNode[], words: Words): readonly TreeNode[] {
  const found: TreeNode[] = []
  let line = ''
  for (const node of nodes) {
    const before = found.at(-2)
    const isJoint = before !== undefined && !isElement(before) && isLineBreak(found.at(-1))
    const text = isJoint && !isElement(node) ? joinedText(before.text, line, node.text, words) : undefined
    if (text === undefined) found.push(node)
    else found.splice(-2, 2, { text })
    if (!isElement(node)) line = node.text.trim().slice(-longestLine)
  }
  return found
}

const longestLine = 200

function isLineBreak(node: TreeNode | undefined): boolean {
  return isElement(node) && node.name === 'br'
}

/** The text so far with the next line, if its last line ends within a word or, being as long as a printed one, within a sentence. */
function joinedText(text: string, line: string, next: string, words: Words): string | undefined {
  if (dividedEnd.test(line) && smallStart.test(next)) return joinedAtHyphen(text, next, words)
  if (isWithinSentence(line, next)) return `${text.trimEnd()} ${next.trimStart()}`
  return isWithinWideSentence(line, next) ? `${text.trimEnd()}${next.trimStart()}` : undefined
}

const longestEnd = 60

function joinedAtHyphen(text: string, next: string, words: Words): string | undefined {
  const [end = '', before = ''] = dividedEnd.exec(text.slice(-longestEnd)) ?? []
  const [start = '', after = ''] = smallStart.exec(next) ?? []
  const word = joinedWord(before, after, words)
  return word === undefined
    ? undefined
    : `${text.slice(0, text.length - end.length)}${word}${next.slice(start.length)}`
}

const widthOfLine = { letters: 40, wide: 14 }
/** Lines of one printed column differ by about one sign. */
const mostDifference = 2

function isWithinSentence(line: string, next: string): boolean {
  return (
    line.length >= widthOfLine.letters &&
    /[\p{Ll}\p{M},]$/u.test(line) &&
    /^\s*\p{Ll}/u.test(next) &&
    markerOf([{ text: next }]) === undefined
  )
}

const wideEnd = new RegExp(String.raw`${wide}$`, 'u')
const wideStart = new RegExp(String.raw`^\s*${wide}`, 'u')

function isWithinWideSentence(line: string, next: string): boolean {
  if (!wideEnd.test(line) || !wideStart.test(next) || markerOf([{ text: next }])) return false
  if (/[，、]$/u.test(line)) return true
  const isColumn =
    Math.abs(line.length - next.trim().length) <= mostDifference || next.trim().length < line.length
  return line.length >= widthOfLine.wide && isColumn && /[，。].*[^。！？：；]$/u.test(line)
}

/** The nodes with one paragraph for each run of paragraphs that are the lines of one. */
function joinedParagraphs(nodes: readonly TreeNode[], words: Words): readonly TreeNode[] {
  const found: TreeNode[] = []
  for (const node of nodes) {
    const at = found.findLastIndex((one) => isElement(one) || one.text.trim() !== '')
    const joined = joinedElement(found[at], node, words)
    if (joined) found.splice(at, found.length - at, joined)
    else found.push(node)
  }
  return found
}

/** A paragraph that ends within a word, with the paragraph that has the rest of the word. */
function joinedElement(before: TreeNode | undefined, node: TreeNode, words: Words): ElementNode | undefined {
  if (!isElement(before) || !isElement(node) || before.name !== 'p' || node.name !== 'p') return undefined
  const [last, first] = [before.children.at(-1), node.children[0]]
  if (!last || !first || isElement(last) || isElement(first)) return undefined
  if (!dividedEnd.test(last.text) || !smallStart.test(first.text)) return undefined
  const text = joinedAtHyphen(last.text, first.text, words)
  return text === undefined
    ? undefined
    : { ...before, children: [...before.children.slice(0, -1), { text }, ...node.children.slice(1)] }
}
