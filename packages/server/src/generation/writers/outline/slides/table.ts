import type { Block, BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { explainingSentences } from '../material/explain.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { headline } from './headline.ts'
import { capitalised, enumerate } from '../language/enumerate.ts'
import { withEndMark, withoutStop, marksOf } from '../language/marks.ts'
import { memoized } from '../language/memoized.ts'
import { pointsAtSeen } from '../language/words/seen-words.ts'
import { namesTime } from '../language/words/time-columns.ts'
import { namesFeatures } from '../language/words/feature-words.ts'
import { cellOfColumn } from '../language/words/cell-of-column.ts'
import { areOpposedColumns } from '../language/words/opposed-columns.ts'
import { withoutLabel } from '../language/labels.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import { mentions } from '../material/terms.ts'
import { nameInside } from '../language/sentences/after-colon.ts'
import { rangeOf } from '../language/sentences/ranges.ts'
import { sourcesOf } from './prose.ts'
import { sentencesBeside } from './sentences-beside.ts'
import { ideaOf } from './slide-idea.ts'
import type { AdaptableIdea, SlideMaker, MakerInput, Taken, WrittenIdea } from './slide-idea.ts'

type Table = BlockOf<'table'>
type Row = readonly string[]

const maxCellWords = 14
/** Maximum size of a table on one slide. More rows are spread over two slides. */
const most = { columns: 4, rows: 6, words: 90 }
const maxSlides = 2
/** If the page says nothing else about a table, at most this number of rows is read. */
const maxSpokenRows = 10
/** More rows of words are not read one by one while the slide shows them, unless all of them have few words. */
const mostReadRows = 3
const mostReadWords = 50
/** A chronology is a story, and is read whole if it has this number of words. */
const mostOfChronology = 90
/** With fewer words about a table, its columns are compared, or its rows are read. */
const leastSpoken = 25
/** Words of a comparison that is said beside more sentences. */
const mostBesideSentences = 32

/**
 * Tables with headings: on one slide if all rows fit, otherwise on two; the rest is spoken. Tables without headings
 * become points.
 */
export const tableSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) => {
    if (block.kind !== 'table' || block.rows.length === 0) return []
    return block.header.some(Boolean) ? slidesOf(block, input) : pointsOf(block, input)
  })

function slidesOf(table: Table, input: MakerInput): readonly AdaptableIdea[] {
  const columns = usableColumns(table)
  if (columns.length < 2) return []
  const rows = table.rows.filter((row) => columns.slice(0, 2).every((column) => row[column]))
  const halves = halvesOf(columns)
  const isOnOne = (some: readonly number[]) => chooseRows(rows, some).length === 1
  // Read aloud alone, the column that has no room would be all that the script says of the table.
  const sides = !areNumbers(rows) && rows.length <= most.rows && halves.every(isOnOne) ? halves : [columns]
  return sides.flatMap((side, index) => sideOf(table, side, rows, index === 0, input))
}

/** The columns that fit on one slide, or, if there are more, those of two: both have the names of the rows. */
function halvesOf(columns: readonly number[]): readonly (readonly number[])[] {
  const [first = 0, ...others] = columns
  if (columns.length <= most.columns || others.length > 2 * (most.columns - 1)) return [columns]
  const half = Math.ceil(others.length / 2)
  return [
    [first, ...others.slice(0, half)],
    [first, ...others.slice(half)],
  ]
}

/** 'Insulin types: peak, duration' */
function titleOfSide(table: Table, [, ...columns]: readonly number[], input: MakerInput): string {
  const { colon, comma } = marksOf(input.material.page.language)
  const names = columns.map((column) => table.header[column] ?? '').filter((name) => name !== '')
  return `${titleOf(table, input)}${colon}${names.join(comma)}`
}

/** 'Chronology: 1914–1920' for the rows of some years. */
function titleOfYears(table: Table, part: readonly Row[], input: MakerInput): string | undefined {
  const [from, to] = [part[0], part.at(-1)].map((row) => row?.[0]?.trim() ?? '')
  if (!from || !to || !isYear.test(from) || !isYear.test(to)) return undefined
  return `${titleOf(table, input)}${marksOf(input.material.page.language).colon}${from}–${to}`
}

const isYear = /^[12]\d{3}$/u

function sideOf(
  table: Table,
  columns: readonly number[],
  rows: readonly Row[],
  isFirstSide: boolean,
  input: MakerInput,
): readonly AdaptableIdea[] {
  const shownColumns = columns.slice(0, most.columns)
  const shown = chooseRows(rows, shownColumns)
  return shown.flatMap((part, index) => {
    const content: Record<string, string> = { slide_title: titleOf(table, input) }
    for (const [at, column] of shownColumns.entries()) {
      content[`header_${at + 1}`] =
        table.header[column] || withoutLabel(table.caption, input.material.lexicon) || headline(input)
      for (const [line, row] of part.entries()) content[`row_${line + 1}_col_${at + 1}`] = row[column] ?? ''
    }
    const isRead = index === shown.length - 1 && rows.length <= maxSpokenRows && !areNumbers(rows)
    const unshown = isRead ? rows.filter((row) => !shown.flat().includes(row)) : []
    const reading = { part, unshown, columns, shownColumns, isFirst: index === 0 && isFirstSide }
    return ideaOf((taken) => ({
      ...narration(table, reading, input, taken),
      type: 'table',
      content,
      at: table.id,
      worth: 1.8,
    })).map((idea) => {
      const otherTitle = isFirstSide
        ? titleOfYears(table, part, input)
        : titleOfSide(table, shownColumns, input)
      return otherTitle === undefined ? idea : { ...idea, otherTitle }
    })
  })
}

/** The first column names the rows. The others must be filled and short enough to be read. */
function usableColumns(table: Table): readonly number[] {
  return table.header
    .map((_, column) => column)
    .filter((column) => {
      const cells = table.rows.map((row) => row[column] ?? '')
      return cells.some(Boolean) && cells.every((cell) => countWords(cell) <= maxCellWords)
    })
}

/** A long table of numbers shows its first and its last row. Other tables show their first rows, as many as fit. */
function chooseRows(rows: readonly Row[], columns: readonly number[]): readonly (readonly Row[])[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  if (areNumbers(rows) && rows.length > most.rows) return [[first, last]]
  const fitting = fittingRows(rows, columns)
  const slides = Math.min(maxSlides, Math.ceil(rows.length / fitting))
  const size = Math.min(fitting, Math.ceil(rows.length / slides))
  return Array.from({ length: slides }, (_, at) => rows.slice(at * size, (at + 1) * size))
}

/** The number of rows that fit on each slide, by the longest rows that may be shown. At least two. */
function fittingRows(rows: readonly Row[], columns: readonly number[]): number {
  const words = rows
    .slice(0, most.rows * maxSlides)
    .map((row) => countWords(columns.map((column) => row[column] ?? '').join(' ')))
  const fits = (count: number) =>
    [words.slice(0, count), words.slice(count, 2 * count)].every(
      (part) => part.reduce((sum, one) => sum + one, 0) <= most.words,
    )
  for (let count = most.rows; count > 2; count -= 1) if (fits(count)) return count
  return 2
}

function areNumbers(rows: readonly Row[]): boolean {
  return rows.every((row) => row.every((cell) => /\d/.test(cell) || cell === ''))
}

/** The caption if it is short, otherwise the heading. */
export function titleOf(table: Table, input: MakerInput): string {
  const caption = withoutLabel(table.caption, input.material.lexicon)
  const [first = ''] = caption.split(/(?<=\.)\s+|(?<=。)\s*/u)
  return first !== '' && countWords(first) <= 10 ? first.replace(/[.。]$/u, '') : headline(input)
}

/** A sentence beside a table is about it if it has some of its words: not only one, unless it is short. */
function sharesWords({ text }: Sentence, words: ReadonlySet<string>): boolean {
  const own = stems(contentWords(text))
  const shared = [...own].filter((word) => words.has(word)).length
  return shared >= fewestInCommon || overlap(own, words) >= mostlyOf
}

/** With the sentences that they need: 'Certain bacteria …' before 'Most of that gas …'. A sentence alone would say nothing. */
function withNeeded(about: readonly Sentence[], all: readonly Sentence[]): readonly Sentence[] {
  const found = new Set(about)
  for (const one of found)
    for (const other of all) if (one.needs.includes(other.order) && !other.listed) found.add(other)
  return all.filter((one) => found.has(one))
}

const fewestInCommon = 2
const mostlyOf = 0.2
const mostBesideTable = 70
const allBesideTable = { wanted: mostBesideTable, most: mostBesideTable }

/** A block that has a slide of its own. */
function isData({ kind }: Block): boolean {
  return kind !== 'paragraph' && kind !== 'callout'
}

type Narration = Pick<WrittenIdea, 'says' | 'sources' | 'uses' | 'choice'>

/** The parts of a table that a script may have to read. */
interface Reading {
  /** Rows on the slide. */
  readonly part: readonly Row[]
  /** Rows that no slide shows. */
  readonly unshown: readonly Row[]
  readonly columns: readonly number[]
  readonly shownColumns: readonly number[]
  readonly isFirst: boolean
}

/**
 * Narrates a table: the page's sentences about it, otherwise the range of its numbers; and the cells that no slide
 * shows.
 */
function narration(table: Table, reading: Reading, input: MakerInput, taken: Taken): Narration {
  const { material, unit } = input
  const { language } = material.page
  const caption = withoutLabel(table.caption, material.lexicon)
  const names = table.rows.map(([name = '']) => name).filter((name) => /\p{L}{3}/u.test(name))
  const beside = sentencesBeside(table, unit)
  const words = stems(contentWords([caption, ...table.header, ...table.rows.flat()].join('\n')))
  // A section that has only its table, titled by its heading, and says little beside it speaks about nothing else.
  const isAll =
    (unit.blocks[0] === table || caption === '') &&
    wordsIn(unit.sentences) <= mostBesideTable &&
    unit.blocks.filter(isData).length === 1
  const about = withNeeded(
    unit.sentences.filter(
      (one) =>
        isAll ||
        (beside.includes(one) && sharesWords(one, words)) ||
        names.some((name) => mentions(one.text, name)),
    ),
    unit.sentences,
  )
  const said = explainingSentences(
    material,
    about.filter((one) => !taken.has(one)),
    [],
    isAll ? allBesideTable : { wanted: 50, most: 80 },
  )
  const lead = /[.。]/u.test(caption) ? [withEndMark(caption, language)] : []
  const cells = cellsRead(table, reading, material)
  const read = cells.length === 0 && reading.columns.length > 0 ? compared(table, reading, material) : []
  const needsMore =
    wordsIn(said) < leastSpoken ||
    (wordsIn(said) <= mostBesideTable && countWords(read.join(' ')) <= mostBesideSentences)
  return {
    says: lookedAt(table, said, [lead, needsMore && read.length > 0 ? read : cells], input),
    sources: [...new Set([table.id, ...sourcesOf(said)])],
    uses: said,
    choice: beside.length,
  }
}

/**
 * The sentences with a look at the table, and what is read of it, before those that stand after it on the page, which may draw
 * conclusions from it. A sentence that speaks of the table itself takes the place of the look.
 */
function lookedAt(
  table: Table,
  said: readonly Sentence[],
  [lead, read]: readonly [lead: readonly string[], read: readonly string[]],
  { material, unit }: MakerInput,
): readonly string[] {
  const { language } = material.page
  const place = unit.blocks.indexOf(table)
  const isBelow = ({ block }: Sentence) => unit.blocks.findIndex(({ id }) => id === block) > place
  // A sentence that needs the one before it is not separated from it.
  const isParted = said.find(isBelow)?.isDependent !== true
  const isAfter = (one: Sentence) => isParted && isBelow(one)
  const before = said.filter((one) => !isAfter(one)).map(({ text }) => text)
  const after = said.filter(isAfter).map(({ text }) => text)
  const isShown = before.some((text) => pointsAtSeen(text, language))
  return [...before, ...lead, ...(isShown ? [] : [material.lexicon.phrases.lookAtTable]), ...read, ...after]
}

/** The cells that no slide has room for, by the name of their row. Numbers are compared instead. */
function cellsRead(table: Table, reading: Reading, material: Material): readonly string[] {
  const { part, unshown, columns, shownColumns } = reading
  const hidden = columns.filter((column) => !shownColumns.includes(column))
  if (areNumbers(table.rows)) return hidden.length > 0 ? compared(table, reading, material) : []
  return [...readRows(table, part, hidden, material), ...readRows(table, unshown, columns.slice(1), material)]
}

/**
 * 'Danube: length, 300 km; depth, 21 m.' The only column of a table is named once: 'Length: Danube – 300 km; Rhine – 900 km.' Of
 * two things that are compared, both are named and said beside each other: 'Depth: Danube, 21 m; Rhine, 8 m.'
 */
function readRows(
  table: Table,
  rows: readonly Row[],
  columns: readonly number[],
  material: Material,
): readonly string[] {
  const { page } = material
  const { colon, comma, semicolon } = marksOf(page.language)
  const filled = rows
    .filter((row) => canBeRead(row, columns))
    .map((row) => ({ row, values: columns.filter((column) => !noCell.test(row[column] ?? '')) }))
    .filter(({ values }) => values.length > 0)
  const inSentence = (name: string) => nameInside(name, textsWithNames(material), page.language)
  const [only = 0, other, ...others] = columns
  if (filled.length === 0) return []
  if (other === undefined && table.header.length <= 2) {
    const pairs = filled.map(({ row }) => `${row[0] ?? ''} – ${inSentence(row[only] ?? '')}`)
    const name = table.header[only] ? `${table.header[only]}${colon}` : ''
    return [withEndMark(`${name}${pairs.join(semicolon)}`, page.language)]
  }
  if (other !== undefined && others.length === 0 && namesFeatures(table.header[0] ?? '', page.language))
    return filled
      .filter(({ row, values }) => values.length === columns.length && row[only] !== row[other])
      .map(({ row }) =>
        sideBySide(
          row[0] ?? '',
          [table.header[only], table.header[other]],
          [row[only], row[other]],
          inSentence,
          page.language,
        ),
      )
  // The events of a chronology are said as events, each after its date.
  const isEvent = ({ row, values }: (typeof filled)[number]) =>
    /\d/u.test(row[0] ?? '') && values.every((column) => /\p{L}{2}/u.test(row[column] ?? ''))
  if (namesTime(table.header[0] ?? '') && filled.every(isEvent))
    return filled.map(({ row, values }) => {
      const facts = values.map((column) => withEndMark(capitalised(row[column] ?? ''), page.language))
      return `${row[0] ?? ''}${colon}${facts.join(marksOf(page.language).space)}`
    })
  return filled.map(({ row, values }) => {
    const facts = values.map((column) => {
      const [name = '', cell] = [table.header[column], inSentence(row[column] ?? '')]
      return name === '' ? cell : cellOfColumn(inSentence(name), cell, comma, page.language)
    })
    return withEndMark(`${row[0] ?? ''}${colon}${facts.join(semicolon)}`, page.language)
  })
}

/** The sentences of a page, and the cells and definitions that may have its names too. */
const textsWithNames = memoized(({ page, sentences }: Material): readonly { readonly text: string }[] => [
  ...sentences,
  ...page.blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.flat().map((text) => ({ text }))
    return block.kind === 'definition' ? [{ text: block.term }, { text: block.definition }] : []
  }),
])

/** 'Depth: Danube, 21 m; Rhine, 8 m.' */
function sideBySide(
  row: string,
  names: readonly (string | undefined)[],
  cells: readonly (string | undefined)[],
  inSentence: (name: string) => string,
  language: string,
): string {
  const { colon, comma, semicolon } = marksOf(language)
  const bare = (text = '') => withoutStop(text, language)
  const sides = names.map((name, at) => {
    const cell = bare(cells[at])
    return cellOfColumn(at === 0 ? bare(name) : inSentence(bare(name)), inSentence(cell), comma, language)
  })
  return withEndMark(`${bare(row)}${colon}${sides.join(semicolon)}`, language)
}

/** No value, or a dash in its place. */
const noCell = /^\s*[–—-]*\s*$/u

/** The name of a sign, such as `\\n`, and several lines of code cannot be said. */
function canBeRead(row: Row, columns: readonly number[]): boolean {
  const [name = ''] = row
  return /\p{L}{2}|\d|^\p{Lu}$/u.test(name) && !isCode(name) && !columns.some((column) => isCode(row[column]))
}

/** More than a name: with a blank or a bracket with something in it. */
function isCode(cell = ''): boolean {
  return /`[^`]*(?:\s|\([^`)]+)[^`]*`/u.test(cell)
}

/** 'Price: from 1.00 (June) to 2.20 (July).' for columns of numbers. Rows of words are read. */
function compared(table: Table, { part, columns, isFirst }: Reading, material: Material): readonly string[] {
  const { page, lexicon } = material
  const { colon } = marksOf(page.language)
  const [first = 0, ...others] = columns
  if (columns.length === 2 && areOpposedColumns(table.header, page.language))
    return columns.map((column) =>
      enumerate(
        table.header[column] ?? '',
        part.map((row) => row[column] ?? '').filter((cell) => cell !== ''),
        page.language,
      ),
    )
  const ofRow = table.rows.every((row) => /\p{L}/u.test(row[first] ?? '')) ? '' : (table.header[first] ?? '')
  const names = table.rows.map((row) => row[first] ?? '')
  const ranges = others.flatMap((column) => {
    // The first and the last of three years are no range of an amount.
    const range =
      !namesTime(table.header[column] ?? '') &&
      areOfOneUnit(names) &&
      rangeOf(
        table.rows.map((row, at) => [names[at]?.replace(inBrackets, '') ?? '', row[column] ?? '']),
        ofRow && `${ofRow}${colon}`,
      )
    if (!range || !isFirst) return []
    const text = lexicon.phrases.fromTo.replace('{}', () => range.low).replace('{}', () => range.high)
    const name = table.header[column] || withoutLabel(table.caption, lexicon)
    return [withEndMark(`${name}${colon}${text}`, page.language)]
  })
  if (ranges.length > 0) return ranges
  const isRead = (row: Row) => others.some((column) => row[column]) && canBeRead(row, others)
  const mostRead = namesTime(table.header[first] ?? '') ? mostOfChronology : mostReadWords
  const isBrief =
    countWords(part.map((row) => columns.map((column) => row[column] ?? '').join(' ')).join(' ')) <= mostRead
  if (part.length <= mostReadRows || (isBrief && part.every(isRead)))
    return readRows(table, part, others, material)
  // The slide shows all rows. Of many, the script reads where they begin and end. One of them alone stands for nothing.
  const ends = [part[0], part.at(-1)].filter((row) => row !== undefined)
  return ends.every(isRead) ? readRows(table, ends, others, material) : []
}

const inBrackets = /\s*[(（][^()（）]+[)）]\s*$/u

/** 'Milk (litre)' and 'flour (kilo)' have prices that cannot be compared. */
function areOfOneUnit(names: readonly string[]): boolean {
  const units = names.map((name) => inBrackets.exec(name)?.[0].trim())
  return units.some((unit) => unit === undefined) || new Set(units).size < 2
}

const noCells: Reading = { part: [], unshown: [], columns: [], shownColumns: [], isFirst: true }

/** Rows without headings read as 'left: right'. */
function pointsOf(table: Table, input: MakerInput): readonly AdaptableIdea[] {
  const points = table.rows
    .map((row) => row.filter(Boolean))
    .filter((cells) => cells.length > 0)
    .map(([first = '', ...rest]) =>
      rest.length > 0 ? `${first.replace(/[.:：]$/u, '')}: ${rest.join(', ')}` : first,
    )
    .filter((point) => countWords(point) <= 30)
    .slice(0, 5)
  if (points.length < 3) return []
  return ideaOf((taken) => {
    const narrated = narration({ ...table, header: [] }, noCells, input, taken)
    const read = points.slice(0, 3).map((point) => withEndMark(point, input.material.page.language))
    return {
      ...narrated,
      type: 'bullets',
      content: { slide_title: titleOf(table, input), bullet_points: points },
      says: [...narrated.says, ...(wordsIn(narrated.uses) < leastSpoken ? read : [])],
      at: table.id,
      worth: 0.8,
    }
  })
}
