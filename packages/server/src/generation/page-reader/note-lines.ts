import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { holdsPicture, textOf } from './inline-text.ts'
import { linesIn } from './lines.ts'
import { bullets, withoutMarker } from './line-markers.ts'
import { isAllBold } from './terms.ts'

type Line = readonly TreeNode[]

/**
 * The nodes with an element for each part of a paragraph of notes: lines without full stops, 'Shortage<br>Demand exceeds
 * supply<br>Prices rise'. Without the elements, their text would be one sentence. A line with a sign that has no other item beside it
 * loses its sign.
 */
export function withNoteLines(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || holdsPicture(node)) return [node]
    const lines = linesIn(node)?.filter((line) => textOf(line) !== '')
    if (!lines) return [node]
    if (areNotes(lines)) return partsOf(lines)
    return opensWithLoneSign(textOf(node)) ? [{ ...node, children: withoutMarker(node.children) }] : [node]
  })
}

const closed = /[\p{L}\p{M}\p{N})\]%°]$/u
const newLine = new RegExp(String.raw`^(?:[\p{Lu}\p{Lo}\p{N}"“«„'‘(¿¡]|[${bullets}]\s)`, 'u')
const leads = /[:：]$/u
const fullStop = /[.!?…。！？؟।]["”»)]?$/u

/** Each line starts like one, and those before the last one end with a word, a colon or, except for one, with a full stop. */
function areNotes(lines: readonly Line[]): boolean {
  const texts = lines.map((line) => textOf(line))
  const before = texts.slice(0, -1)
  return (
    texts.length > 1 &&
    texts.every((text) => newLine.test(text)) &&
    before.some((text) => closed.test(text) || leads.test(text)) &&
    before.every((text) => closed.test(text) || leads.test(text) || fullStop.test(text)) &&
    !isWrapped(texts)
  )
}

const wrapped = { width: 45, share: 0.7 }

/** Text that a program broke into lines of one width ends with a full stop, or has one within a line. */
function isWrapped(texts: readonly string[]): boolean {
  const lengths = texts.map((text) => text.length)
  const longest = Math.max(...lengths)
  return (
    longest >= wrapped.width &&
    lengths.slice(0, -1).every((length) => length >= longest * wrapped.share) &&
    texts.some((text, at) => /[.!?]\s\p{Lu}/u.test(text) || (at === texts.length - 1 && fullStop.test(text)))
  )
}

function partsOf(lines: readonly Line[]): readonly TreeNode[] {
  const parts: TreeNode[] = []
  let items: Line[] = []
  const endList = () => {
    if (items.length > 1) parts.push(element('ul', ...items.map((line) => element('li', ...line))))
    else parts.push(...items.map((line) => element('p', ...line)))
    items = []
  }
  lines.forEach((written, at) => {
    const line = opensWithSign(textOf(written)) ? withoutMarker(written) : written
    const heading = headingOf(line, written, lines[at + 1], at === lines.length - 2)
    const defined = definitionOf(line, at > 0 ? lines[at - 1] : undefined)
    if (!heading && !defined && !leads.test(textOf(line))) return items.push(line)
    endList()
    return parts.push(heading ?? defined ?? element('p', ...line))
  })
  endList()
  return parts
}

const mostHeadingWords = 6

/**
 * A line that names what the next line explains: it is bold, has a sign, the next line starts with it, or it ends with a colon before the
 * last line, which is a sentence.
 */
function headingOf(
  line: Line,
  written: Line,
  next: Line | undefined,
  isLast: boolean,
): ElementNode | undefined {
  const text = textOf(line)
  if (!next || countWords(text) > mostHeadingWords) return undefined
  if (leads.test(text) && isLast && fullStop.test(textOf(next))) return element('p', element('b', { text }))
  if (!closed.test(text)) return undefined
  const isNamed = opensWithSign(textOf(written)) && !opensWithSign(textOf(next))
  if (!isBoldName(line) && !isNamed && !repeats(next, line)) return undefined
  return element('p', element('b', { text }))
}

/** 'Ada Lovelace (1815–1852)' with the name in bold. */
function isBoldName(line: Line): boolean {
  const beside = line.filter((node) => !isElement(node) && node.text.trim() !== '')
  return isAllBold(line.filter((node) => !beside.includes(node))) && /^(?:\([^()]*\))?$/u.test(textOf(beside))
}

/** The meaning of the line before: 'Surplus<br>Surplus: more is offered than asked for'. */
function definitionOf(line: Line, before: Line | undefined): ElementNode | undefined {
  if (!before || !repeats(line, before)) return undefined
  const [, term = '', meaning = ''] = /^([^:：]+)[:：]\s*(.+)$/su.exec(textOf(line)) ?? []
  return element('p', element('b', { text: term }), { text: `: ${meaning}` })
}

/** Whether the line is the text of the other one, a colon and more text. */
function repeats(line: Line, other: Line): boolean {
  const [, term = ''] = /^([^:：]+)[:：]\s*\S/u.exec(textOf(line)) ?? []
  const name = textOf(opensWithSign(textOf(other)) ? withoutMarker(other) : other)
  return term !== '' && term.trim().toLowerCase() === name.toLowerCase()
}

const signed = new RegExp(String.raw`^\s*(?:[${bullets}]|§(?!\s*\p{N}))\s+\S`, 'u')

function opensWithSign(text: string): boolean {
  return signed.test(text)
}

const fewestWords = 5

/** '- Oxygen passes into the cell.' but not '- Marie Curie' below a quotation. 'a) ' opens a part of an exercise. */
function opensWithLoneSign(text: string): boolean {
  return (
    (opensWithSign(text) || /^[a-h]\)\s/u.test(text)) &&
    countWords(text) >= fewestWords &&
    (/\s\p{Ll}{3}/u.test(text) || !/\p{Ll}/u.test(text))
  )
}

function element(name: string, ...children: readonly TreeNode[]): ElementNode {
  return { name, attributes: new Map(), children }
}
