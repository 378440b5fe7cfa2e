import type { BlockOf } from '../../../page.ts'
import { leavesPart } from '../language/words/placeholders.ts'
import type { Sentence } from './sentence.ts'
import type { Unit } from './unit.ts'

const maxLines = 9
const maxColumns = 70
/** The line in place of the lines that an excerpt leaves out. */
const omission = '…'
/** Fewer lines are no excerpt. */
const leastOfExcerpt = 3

/**
 * The lines of a program that a slide shows: all, or the part that the sentences name; undefined if they name none, if it is too wide,
 * or if it leaves a part to the reader.
 */
export function shownLines(program: string, about: readonly Sentence[]): readonly string[] | undefined {
  if (leavesPart(program)) return undefined
  const lines = isShort(program) ? linesOf(program) : excerptOf(program, about)
  return lines?.every((line) => line.length <= maxColumns) ? lines : undefined
}

/** Whether all lines of a program fit on a slide. */
export function isShort(program: string): boolean {
  return linesOf(program).length <= maxLines
}

/** Words for a program in most languages: 'The program prints 16' says nothing without it. */
const ofProgram =
  /(?<!\p{L})(?:o?program(?:a|u|o|m|me|s|mi|mu|my|ma|ın|ı|met|ul|et|el)?|programm(?:a|e|et)?|programme?s?|skripta?|scripts?|snippet|code|código|codice|cod(?:ul)?|kod(?:en|u|et)?|kód|koodi|ohjelma|программ[аыуе]|код|програм[аиу]|πρόγραμμα|κώδικας|البرنامج|الشفرة|הקוד|התוכנית|प्रोग्राम|कोड|프로그램|코드)(?!\p{L})|程序|代码|プログラム|コード|โปรแกรม|โค้ด/iu

/** The unit in which sentences right after a program that no slide can show are not used if they speak about it. */
export function withoutHiddenPrograms(unit: Unit): Unit {
  const hidden = aboutHiddenPrograms(unit)
  if (hidden.size === 0) return unit
  const sentences = unit.sentences.map((one) => (hidden.has(one) ? { ...one, isUsable: false } : one))
  return { ...unit, sentences }
}

function aboutHiddenPrograms({ blocks, sentences }: Unit): ReadonlySet<Sentence> {
  const hidden = blocks.flatMap((block, at) => {
    const after = sentences.filter((one) => one.block === blocks[at + 1]?.id)
    return isHidden(block, sentences) ? after.filter(({ text }) => ofProgram.test(text)) : []
  })
  return new Set(hidden)
}

function isHidden(block: Unit['blocks'][number], sentences: readonly Sentence[]): block is BlockOf<'code'> {
  return block.kind === 'code' && shownLines(block.text, sentences) === undefined
}

function linesOf(code: string): readonly string[] {
  return code.split('\n').filter((line) => line.trim() !== '')
}

/** The part between empty lines with most of the names in the sentences, if they name something in it and it fits. */
function excerptOf(program: string, sentences: readonly Sentence[]): readonly string[] | undefined {
  const texts = sentences.map(({ text }) => text)
  const parts = program.split(/\n\s*\n/u)
  const excerpts = parts.flatMap((part, at) => {
    const named = countNames(texts, part)
    const own = linesOf(part)
    const lines = [...(at > 0 ? [omission] : []), ...own, ...(at < parts.length - 1 ? [omission] : [])]
    const fits = lines.length <= maxLines && own.every((line) => line.length <= maxColumns)
    return named > 0 && own.length >= leastOfExcerpt && fits ? [{ lines, named }] : []
  })
  const most = Math.max(...excerpts.map(({ named }) => named))
  return excerpts.find(({ named }) => named === most)?.lines
}

/** How many of the names in a text are in a program. */
export function countNames(texts: readonly string[], program: string): number {
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)),
  )
  const words = new Set(program.match(/[\p{L}\p{N}_]+/gu))
  return [...names].filter((name) => (name.match(/[\p{L}\p{N}_]+/gu) ?? []).every((word) => words.has(word)))
    .length
}
