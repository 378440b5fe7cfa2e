import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { explain } from '../material/explain.ts'
import { headline } from './headline.ts'
import { ended, marksOf } from '../language/marks.ts'
import { withoutLabel } from '../language/labels.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

type Table = BlockOf<'table'>
type Row = readonly string[]

const maxCellWords = 14
/** Maximum number of columns on a slide. */
const maxColumns = 3
/** Tables with at most this number of rows are spoken completely, including rows and columns that no slide shows. */
const maxSpokenRows = 10

/**
 * Tables with headings: three columns and two rows per slide; the rest is spoken. Tables without headings become
 * points.
 */
export const tableSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) => {
    if (block.kind !== 'table' || block.rows.length === 0) return []
    return block.header.some(Boolean) ? slidesOf(block, input) : pointsOf(block, input)
  })

function slidesOf(table: Table, input: MakerInput): readonly SlideIdea[] {
  const columns = usableColumns(table)
  const shownColumns = columns.slice(0, maxColumns)
  if (columns.length < 2) return []
  const rows = table.rows.filter((row) => columns.slice(0, 2).every((column) => row[column]))
  const shown = chooseRows(rows)
  return shown.map((pair, index) => {
    const content: Record<string, string> = { slide_title: titleOf(table, input) }
    for (const [at, column] of shownColumns.entries()) {
      content[`header_${at + 1}`] = table.header[column] || table.caption || headline(input)
      for (const [line, row] of pair.entries()) content[`row_${line + 1}_col_${at + 1}`] = row[column] ?? ''
    }
    const spokenRows = index === shown.length - 1 ? withUnshown(pair, rows, shown) : pair
    return {
      ...narration(table, spokenRows, columns, input),
      type: 'table',
      content,
      at: table.id,
      worth: 1.8,
    }
  })
}

/** The rows of the last slide, with the rows that no slide shows: they are only spoken. */
function withUnshown(
  pair: readonly Row[],
  rows: readonly Row[],
  shown: readonly (readonly Row[])[],
): readonly Row[] {
  if (rows.length > maxSpokenRows) return pair
  return rows.filter((row) => pair.includes(row) || !shown.some((one) => one.includes(row)))
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

/** Of numbers, the first and the last row are shown. Of words, the first rows are shown, on two slides at most. */
function chooseRows(rows: readonly Row[]): readonly (readonly Row[])[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  if (rows.length <= 2) return [rows]
  const numeric = rows.every((row) => row.every((cell) => /\d/.test(cell) || cell === ''))
  if (numeric) return [[first, last]]
  return rows.length === 3 ? [rows.slice(0, 2)] : [rows.slice(0, 2), rows.slice(2, 4)]
}

/** The caption if it is short, otherwise the heading. */
export function titleOf(table: Table, input: MakerInput): string {
  const caption = withoutLabel(table.caption, input.material.lexicon)
  const [first = ''] = caption.split(/(?<=[.。])\s*/u)
  return first !== '' && countWords(first) <= 10 ? first.replace(/[.。]$/u, '') : headline(input)
}

function narration(
  table: Table,
  rows: readonly Row[],
  columns: readonly number[],
  input: MakerInput,
): Pick<SlideIdea, 'says' | 'sources'> {
  const { material, unit } = input
  const { page } = material
  const { colon, semicolon } = marksOf(page.language)
  const caption = withoutLabel(table.caption, material.lexicon)
  const spokenRows = rows.map((row) => {
    const facts = columns
      .filter((column) => row[column])
      .map((column) => `${table.header[column] || caption}${colon}${row[column] ?? ''}`)
    return ended(facts.join(semicolon), page.language)
  })
  const at = unit.blocks.indexOf(table)
  const near = new Set([unit.blocks[at - 1]?.id, unit.blocks[at + 1]?.id])
  const around = explain(
    material,
    unit.sentences.filter(({ block }) => near.has(block)),
    [],
    { wanted: 30, most: 45 },
  )
  const lead = /[.。]/u.test(caption) ? [ended(caption, page.language)] : []
  return {
    says: [...around.map(({ text }) => text), ...lead, material.lexicon.phrases.lookAtTable, ...spokenRows],
    sources: [...new Set([table.id, ...sourcesOf(around)])],
  }
}

/** Rows without headings read as 'left: right'. */
function pointsOf(table: Table, input: MakerInput): readonly SlideIdea[] {
  const points = table.rows
    .map((row) => row.filter(Boolean))
    .filter((cells) => cells.length > 0)
    .map(([first = '', ...rest]) =>
      rest.length > 0 ? `${first.replace(/[.:：]$/u, '')}: ${rest.join(', ')}` : first,
    )
    .filter((point) => countWords(point) <= 30)
    .slice(0, 5)
  if (points.length < 3) return []
  const { says, sources } = narration({ ...table, header: [] }, [], [], input)
  return [
    {
      type: 'bullets',
      content: { slide_title: titleOf(table, input), bullet_points: points },
      says: [...says, ...points.slice(0, 3).map((point) => ended(point, input.material.page.language))],
      sources,
      at: table.id,
      worth: 0.8,
    },
  ]
}
