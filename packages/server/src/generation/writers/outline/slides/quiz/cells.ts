import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { BlockOf } from '../../../../page.ts'
import { contentWords, overlap, stems } from '../../language/words/content-words.ts'
import { marksOf } from '../../language/marks.ts'
import type { Material } from '../../material/material.ts'
import { askAbout, hash, isDetailOf, isQuotable, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** Questions for the cell that is missing in a row of a table, with the other cells of its column as options. */
export const aboutCells: QuestionMaker = (material) =>
  material.sections
    .flatMap(({ units }) => units)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? questionsOf(block, material) : []))

function questionsOf(table: BlockOf<'table'>, material: Material): readonly Question[] {
  const names = table.rows.map(([name = '']) => name)
  if (comparesThings(table)) return []
  if (table.rows.length < 3 || new Set(names).size < names.length || !names.every(isName)) return []
  return table.header.flatMap((heading, column) => {
    const cells = table.rows.map((row) => row[column] ?? '')
    const distinct = new Set(cells.map((cell) => cell.toLowerCase()))
    if (column === 0 || !isCell(heading) || distinct.size < cells.length || !cells.every(isCell)) return []
    // 'Keeps: areas', 'Year: 2018': the things are the columns, and their values are of different kinds.
    if (new Set(cells.map((cell) => /\p{L}/u.test(cell))).size > 1) return []
    const at = hash(table.id + heading) % cells.length
    const [name = '', right = ''] = [names[at], cells[at]]
    const { lexicon, page } = material
    if (isGivenAway(right, name, cells)) return []
    const { colon } = marksOf(page.language)
    // 'What the yeast does (25–28 °C): …'
    const about = (row: string) => `${heading} (${row})${colon}`
    return [
      {
        kind: 'cell' as const,
        ask: askAbout(material, lexicon.phrases.whatIsMissing, `${about(name)}____`),
        right,
        wrong: wrongOptions(
          right,
          cells.filter((_, index) => index !== at),
        ),
        because: `${about(name)}${right}`,
        notes: new Map(
          cells.map((cell, index) => [
            cell,
            { text: `${about(names[index] ?? '')}${cell}`, block: table.id },
          ]),
        ),
        teaches: `${name} ${heading} ${right}`,
        sources: [table.id],
        weight: 0.7,
        isDetail: !/\p{L}/u.test(right) && isDetailOf(`${name} ${heading}`, right, material),
      },
    ]
  })
}

/** 'Removal: remove the node': of all cells, only the right one has a word of the row's name. */
function isGivenAway(right: string, name: string, cells: readonly string[]): boolean {
  const asked = stems(contentWords(name))
  const names = (cell: string) => overlap(stems(contentWords(cell)), asked) > 0
  return names(right) && !cells.some((cell) => cell !== right && names(cell))
}

/** Two or three things with their features in words: another feature is no answer to the question for this one. */
function comparesThings({ header, rows }: BlockOf<'table'>): boolean {
  const values = rows.flatMap((row) => row.slice(1))
  return header.length > 2 && header.length < 5 && !values.some((value) => /\p{N}/u.test(value))
}

/** A row that has only a number for a name is a point of a curve. */
function isName(text: string): boolean {
  return isCell(text) && /\p{L}/u.test(text) && !/[()]/u.test(text)
}

function isCell(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && countWords(text) <= 8 && isQuotable(text)
}
