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
  const whole = text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,60}[-‐¬\u00AD][ \t]*\n\s*[\p{L}\p{M}]+/gu, ' ')
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

/** A text as its pieces: many lines may become one, and joining them one by one would copy all of them each time. */
type Pieces = string[]

/** The nodes with one text for the lines that only a line break within a sentence separates. */
function joinedLines(nodes: readonly TreeNode[], words: Words): readonly TreeNode[] {
  const found: (ElementNode | Pieces)[] = []
  let line = ''
  for (const node of nodes) {
    if (isElement(node)) {
      found.push(node)
      continue
    }
    const [before, last] = found.slice(-2)
    const isJoint = Array.isArray(before) && last !== undefined && isLineBreak(last)
    const joined = isJoint ? joinedText(before.at(-1) ?? '', line, node.text, words) : undefined
    if (isJoint && joined) {
      before.splice(-1, 1, ...joined)
      found.pop()
    } else found.push([node.text])
    line = node.text.trim().slice(-longestLine)
  }
  return found.map((one) => (Array.isArray(one) ? { text: one.join('') } : one))
}

const longestLine = 200

function isLineBreak(node: ElementNode | Pieces): boolean {
  return !Array.isArray(node) && node.name === 'br'
}

/** The end of a text and the line after it, joined. */
type Joined = readonly [end: string, next: string]

/** The end of the text so far and the next line, if the last line ends within a word or, being as long as a printed one, within a sentence. */
function joinedText(end: string, line: string, next: string, words: Words): Joined | undefined {
  if (dividedEnd.test(line) && smallStart.test(next)) return joinedAtHyphen(end, next, words)
  if (isWithinSentence(line, next)) return [`${end.trimEnd()} `, next.trimStart()]
  return isWithinWideSentence(line, next) ? [end.trimEnd(), next.trimStart()] : undefined
}

const longestEnd = 60

function joinedAtHyphen(text: string, next: string, words: Words): Joined | undefined {
  const [end, before = ''] = dividedEnd.exec(text.slice(-longestEnd)) ?? []
  const [start = '', after = ''] = smallStart.exec(next) ?? []
  const word = end === undefined ? undefined : joinedWord(before, after, words)
  return end === undefined || word === undefined
    ? undefined
    : [`${text.slice(0, text.length - end.length)}${word}`, next.slice(start.length)]
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
  /** The children of the last paragraph found, and its place. */
  let open: { readonly at: number; readonly children: TreeNode[] } | undefined
  for (const node of nodes) {
    const joined =
      open && isElement(node) && node.name === 'p' ? joinedAt(open.children, node, words) : undefined
    if (open && joined) {
      open.children.splice(-1, 1, ...joined)
      found.length = open.at + 1
    } else if (isElement(node)) {
      const children = [...node.children]
      open = node.name === 'p' ? { at: found.length, children } : undefined
      found.push(open ? { ...node, children } : node)
    } else {
      if (node.text.trim() !== '') open = undefined
      found.push(node)
    }
  }
  return found
}

/** The last text of a paragraph that ends within a word, and the children of the paragraph that has the rest of the word. */
function joinedAt(
  before: readonly TreeNode[],
  { children }: ElementNode,
  words: Words,
): readonly TreeNode[] | undefined {
  const [last, [first, ...others]] = [before.at(-1), children]
  if (!last || !first || isElement(last) || isElement(first)) return undefined
  if (!dividedEnd.test(last.text.slice(-longestEnd)) || !smallStart.test(first.text)) return undefined
  const joined = joinedAtHyphen(last.text, first.text, words)
  return joined && [...joined.map((text) => ({ text })), ...others]
}
