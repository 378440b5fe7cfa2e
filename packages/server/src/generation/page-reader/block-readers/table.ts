import { descendants, isElement } from '../html-tree.ts'
import type { ElementNode } from '../html-tree.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { readInline, textOf } from '../inline-text.ts'
import { isAllBold } from '../terms.ts'
import { boldLevel } from '../block-reader.ts'
import type { BlockReader, PageUnderReading } from '../block-reader.ts'
import { isHeadingLike } from '../styled-headings.ts'
import { termsOfTable } from '../term-tables.ts'
import { namesTerms } from '../term-words.ts'

/** A span of more columns or rows is a mistake. */
const maxSpan = 50
/** Cells with more words contain prose: the table is used for layout. */
const maxCellWords = 80

/** Tables of data. A table for layout is read as the contents of its cells. */
export const table: BlockReader = {
  reads: (element) => element.name === 'table',
  read(element, page) {
    const { banner, rows } = splitBanner(rowsOf(element))
    const caption = captionOf(element) || banner
    if (isLayout(element, rows)) {
      if (banner !== '' && caption === banner && isHeadingLike(banner)) page.heading(boldLevel, banner)
      else if (caption) page.add({ kind: 'paragraph', text: caption })
      return page.walk(rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, name: 'div' }))))
    }
    const { header, body } = readGrid(rows)
    const items = labelledCells(header, body)
    const terms = termsOfTable(header, body, namesTerms(caption) || page.isBelow(namesTerms))
    if (terms || items.length > 0) addCaption(caption, page)
    if (terms) {
      for (const term of terms) page.add({ kind: 'definition', ...term })
    } else if (items.length > 0)
      page.add({ kind: 'list', ordered: false, items: items.map((text) => ({ text, items: [] })) })
    else if (body.length > 0) page.add({ kind: 'table', caption, header, rows: body })
    const embedded = rows.flatMap((row) => row.cells).flatMap((cell) => readInline(cell.children).embedded)
    if (embedded.length > 0) page.walk(embedded)
  },
}

/** The name of a table that is read as something else. */
function addCaption(caption: string, page: PageUnderReading): void {
  if (caption === '') return
  if (isHeadingLike(caption)) page.heading(boldLevel, caption)
  else page.add({ kind: 'paragraph', text: caption })
}

/** Cells with fewer words are values. */
const fewestOfText = 3

/** The only row of a table of words: each cell after the name of its column. */
function labelledCells(header: readonly string[], body: readonly (readonly string[])[]): readonly string[] {
  const [row = []] = body
  const isText = row.every((cell, at) => countWords(cell) >= fewestOfText && (header[at] ?? '') !== '')
  return body.length === 1 && isText ? row.map((cell, at) => `${header[at] ?? ''}: ${cell}`) : []
}

/** A first row of one cell above rows of several: the name of the table. */
function splitBanner(rows: readonly Row[]): { readonly banner: string; readonly rows: readonly Row[] } {
  const [first, ...rest] = rows
  const [only] = first?.cells ?? []
  const isBanner =
    first?.cells.length === 1 &&
    only !== undefined &&
    rest.length > 0 &&
    rest.every((row) => row.cells.length > 1) &&
    countWords(textOf(only)) <= maxBannerWords &&
    !holdsBlocks(only) &&
    readInline(only.children).embedded.length === 0 &&
    textOf(only) !== ''
  return isBanner ? { banner: textOf(only), rows: rest } : { banner: '', rows }
}

const maxBannerWords = 12

interface Row {
  readonly cells: readonly ElementNode[]
  readonly inHead: boolean
}

function rowsOf(element: ElementNode, inHead = false): readonly Row[] {
  return element.children
    .filter((child) => isElement(child))
    .flatMap((child) => {
      if (child.name === 'tr') return [{ cells: cellsOf(child), inHead }]
      return ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsOf(child, child.name === 'thead') : []
    })
    .filter((row) => row.cells.length > 0)
}

function cellsOf(row: ElementNode): readonly ElementNode[] {
  return row.children.filter((child) => isElement(child)).filter(({ name }) => name === 'td' || name === 'th')
}

function captionOf(element: ElementNode): string {
  const caption = element.children.find((child) => isElement(child) && child.name === 'caption')
  return caption ? textOf(caption) : ''
}

function isLayout(element: ElementNode, rows: readonly Row[]): boolean {
  if (['presentation', 'none'].includes(element.attributes.get('role') ?? '')) return true
  const columns = Math.max(0, ...rows.map((row) => row.cells.length))
  if (columns < 2 || (rows.length < 2 && !isHeading(rows[0]))) return true
  const cells = rows.flatMap((row) => row.cells)
  return cells.some((cell) => countWords(textOf(cell)) > maxCellWords || holdsBlocks(cell))
}

function holdsBlocks(cell: ElementNode): boolean {
  return descendants(cell).some((one) => /^(?:h[1-6]|table|blockquote|dl|figure|iframe)$/.test(one.name))
}

function isHeading(row: Row | undefined): boolean {
  if (!row) return false
  return (
    row.inHead ||
    row.cells.every((cell) => cell.name === 'th' || isAllBold(cell.children) || textOf(cell) === '')
  )
}

/** Heading rows first (several are joined column by column). Every row has the width of the widest. */
function readGrid(rows: readonly Row[]): { header: readonly string[]; body: readonly (readonly string[])[] } {
  const headings = rows.findIndex((row) => !isHeading(row))
  const heads = headings === -1 || (headings === 0 && isPlainHeader(rows)) ? 1 : headings
  const grid = spread(rows, heads)
  const width = Math.max(0, ...grid.map((row) => row.length))
  const full = grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
  const header =
    heads === 0 ? [] : Array.from({ length: width }, (_, column) => joinHeads(full.slice(0, heads), column))
  return { header, body: full.slice(heads).filter((row) => row.some((cell) => cell !== '')) }
}

const fewestRows = 3
const maxHeaderWords = 5

/** A wide table of words is not read without the names of its columns, so its first row has them. */
const columnsOfWide = 4

/**
 * Whether a first row without bold words names the columns: its cells are short and without numbers, and it has an empty corner,
 * names a column of numbers, or is the first of a wide table.
 */
function isPlainHeader(rows: readonly Row[]): boolean {
  const [first = [], ...rest] = rows.map((row) => row.cells.map((cell) => textOf(cell)))
  if (rows.length < fewestRows || rest.some((row) => row.length !== first.length)) return false
  const [corner, ...names] = first
  if (first.some((cell) => /\p{N}|[.!?。]$/u.test(cell) || countWords(cell) > maxHeaderWords)) return false
  if (names.includes('')) return false
  const below = new Set(rest.flat())
  const isOfWide =
    corner !== '' &&
    first.length >= columnsOfWide &&
    new Set(first).size === first.length &&
    first.every((cell) => !below.has(cell))
  return (
    isOfWide ||
    (corner === '' && rest.every(([name]) => name !== '')) ||
    (corner !== '' &&
      first.some((_, column) => column > 0 && rest.every((row) => /\p{N}/u.test(row[column] ?? ''))))
  )
}

function joinHeads(heads: readonly (readonly string[])[], column: number): string {
  return [...new Set(heads.map((row) => row[column] ?? ''))].filter(Boolean).join(' – ')
}

/** Spans become plain cells: a heading is repeated over its columns, any cell over its rows. */
function spread(rows: readonly Row[], heads: number): readonly (readonly string[])[] {
  const grid: string[][] = rows.map(() => [])
  for (const [at, row] of rows.entries()) {
    let column = 0
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column++
      const text = textOf(cell)
      const width = span(cell, 'colspan')
      for (let down = 0; down < span(cell, 'rowspan'); down++) {
        for (let right = 0; right < width; right++) {
          const target = grid[at + down]
          if (target) target[column + right] = right === 0 || at < heads ? text : ''
        }
      }
      column += width
    }
  }
  return grid
}

function span(cell: ElementNode, name: 'colspan' | 'rowspan'): number {
  const value = Number(cell.attributes.get(name) ?? 1)
  return Number.isInteger(value) && value > 0 ? Math.min(value, maxSpan) : 1
}
