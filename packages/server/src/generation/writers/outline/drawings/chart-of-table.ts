import type { BlockOf } from '../../../page.ts'
import { namesTime } from '../language/words/time-columns.ts'
import { type ReadNumber, readNumber } from '../language/read-number.ts'

type Table = BlockOf<'table'>

/** A column of numbers that can be compared: all of one unit. */
interface NumberColumn {
  readonly at: number
  readonly name: string
  readonly unit: string
  readonly values: readonly number[]
}

/** The data of a table that a chart shows. */
export interface TableChart {
  readonly kind: 'bars' | 'line'
  /** The name of the labels, if these are numbers. */
  readonly axis: string
  readonly unit: string
  readonly series: readonly string[]
  readonly rows: readonly ChartRow[]
  /** The chart leaves out a column or a row of the table. */
  readonly isPart: boolean
  /** The chart leaves out a column of words. */
  readonly leavesWords: boolean
}

export interface ChartRow {
  readonly label: string
  readonly values: readonly number[]
  /** The numbers as on the page. */
  readonly written: readonly string[]
}

/** Rows of a table that becomes a chart. */
const rowCount = { least: 2, most: 12 }
/** Points of a line chart. */
const leastOfLine = 3
/** Lengths in characters. */
const longestLabel = 40
const longestUnit = 20
/** The length at which a drawing cuts the names of its series. */
const longestName = 80
/** Rows above a row with their sum. Fewer may add up to another row by chance. */
const leastOfTotal = 3
/** Between the largest numbers of two columns without a unit. With a larger ratio they are of different kinds. */
const mostRatio = 4

/**
 * A table of two to twelve rows with one column of labels and one or two columns of numbers. Undefined for tables whose
 * numbers mean nothing beside each other: row numbers, years, telephone numbers, mixed units.
 */
export function chartOfTable(table: Table, language: string): TableChart | undefined {
  const { header } = table
  const rows = withoutTotal(table.rows, language)
  if (!header.some(Boolean) || rows.length < rowCount.least || rows.length > rowCount.most) return undefined
  if (rows.some(({ length }) => length > header.length)) return undefined
  if (header.some((name) => name.length > longestName)) return undefined
  const columns = header.map((name, at) =>
    areNames(rows, at) ? undefined : columnOf(name, at, rows, language),
  )
  const labels = columns.findIndex((column, at) => !column && isLabels(rows, at))
  const isNumbered = labels < 0
  const at = isNumbered ? columns.findIndex((column) => column && isRising(column.values)) : labels
  if (at < 0 || (isNumbered && at > 0)) return undefined
  const found = columns.filter((column) => column !== undefined).filter((column) => column.at !== at)
  const axis = splitUnit(header[at] ?? '').name
  const numbers = found
    .filter(({ name, values }) => isMeaningful(values) && !namesTime(name) && !acidity.test(name))
    .filter((column) => !isRank(column, found.length))
    .filter(({ name }, _, all) => !isNumbered || all.length === 1 || name !== axis)
  if (numbers.length === 0 || numbers.length > 2) return undefined
  const isOrdered = isNumbered || areOrdered(rows, at, language)
  const shown = comparable(numbers)
  // A chart has no place for a column of words.
  const isPart = shown.length < header.length - 1 || rows.length < table.rows.length
  const leavesWords = found.length < header.length - 1
  return { ...chartOf(rows, at, header[at] ?? '', shown, isOrdered), isPart, leavesWords }
}

function chartOf(
  rows: readonly (readonly string[])[],
  at: number,
  axis: string,
  numbers: readonly NumberColumn[],
  isOrdered: boolean,
): Omit<TableChart, 'isPart' | 'leavesWords'> {
  return {
    kind: isOrdered && rows.length >= leastOfLine ? 'line' : 'bars',
    axis: isOrdered ? axis : '',
    unit: numbers[0]?.unit ?? '',
    series: numbers.map(({ name }) => name),
    rows: rows.map((row, place) => ({
      label: row[at] ?? '',
      values: numbers.map(({ values }) => values[place] ?? 0),
      written: numbers.map((column) => row[column.at] ?? ''),
    })),
  }
}

/** A first column such as 'Team 1', 'Team 2' has names, although they contain numbers. */
function areNames(rows: readonly (readonly string[])[], at: number): boolean {
  return at === 0 && rows.every((row) => /^\p{L}/u.test(row[at]?.trim() ?? ''))
}

/** A column in which every cell is a number with the same unit or none. */
function columnOf(
  header: string,
  at: number,
  rows: readonly (readonly string[])[],
  language: string,
): NumberColumn | undefined {
  const read = rows.map((row) => readNumber(row[at] ?? '', language))
  if (!read.every((one): one is ReadNumber => one !== undefined)) return undefined
  const units = new Set(read.map(({ unit }) => unit))
  if (units.size > 1) return undefined
  const { name, unit } = splitUnit(header)
  const [own = ''] = units
  return { at, name, unit: own || unit, values: read.map(({ value }) => value) }
}

/** 'Price (€)' and 'Depth [m]'. */
export function splitUnit(header: string): { readonly name: string; readonly unit: string } {
  const [whole, name, unit] =
    /^(.+?)(?<![/·*])\s*[([（]([^()[\]（）]{1,30})[)\]）]$/u.exec(header.trim()) ?? []
  if (whole && name && unit && isUnit(unit)) return { name, unit }
  const { name: before, unit: after } = unitAfterName.exec(header.trim())?.groups ?? {}
  return before && after ? { name: before, unit: after } : { name: header.trim(), unit: '' }
}

/** 'Масса, кг' and 'Länge in km': units that no number changes. */
const unitAfterName =
  /^(?<name>.+?)(?:,\s|\sin\s)(?<unit>(?:мм|см|дм|м|км|г|кг|т|мг|л|мл|с|мин|ч|га|руб\.|грн|Вт|кВт|Дж|Н|Па|В|А|Ом|моль|хв|год|mm|cm|dm|m|km|g|kg|t|mg|l|L|ml|mL|s|min|h|ha|W|kW|J|N|Pa|V|A|°C|%|€)(?:[²³]|\/\p{L}{1,3}[²³]?)?)$/u

/** No year, no number of cases, and no remark such as 'in thousands'. */
function isUnit(text: string): boolean {
  return (
    text.length <= longestUnit &&
    !/[\p{N}=]/u.test(text.replace(/[²³]/gu, '')) &&
    !/^\p{L}{1,2}\s/u.test(text)
  )
}

function isLabels(rows: readonly (readonly string[])[], at: number): boolean {
  const labels = rows.map((row) => row[at]?.trim() ?? '')
  return (
    new Set(labels).size === labels.length &&
    labels.every((label) => /[\p{L}\p{N}]/u.test(label) && label.length <= longestLabel)
  )
}

/** A scale on which twice the number is not twice as much of a thing, so that a bar means nothing. */
const acidity = /(?<!\p{L})pH(?!\p{L})/u

/** Years and row numbers are no measured values. Neither are columns in which all numbers are the same. */
function isMeaningful(values: readonly number[]): boolean {
  const areYears = values.every((value) => Number.isInteger(value) && value >= 1000 && value <= 2100)
  const areRowNumbers = values.every((value, at) => value - at === values[0] && Math.abs(values[0]) <= 1)
  return !areYears && !areRowNumbers && new Set(values).size > 1
}

/**
 * A first column of rising whole numbers names its rows, as the forces of a scale do. With a unit it may be what was
 * measured, unless another column is: '14G, orange, 270 ml a minute'.
 */
function isRank({ at, unit, values }: NumberColumn, columns: number): boolean {
  return at === 0 && (unit === '' || columns > 1) && isRising(values) && values.every(Number.isInteger)
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, at) => at === 0 || value > (values[at - 1] ?? value))
}

/** Both columns if they have one unit or are of one kind, otherwise only the first: never two units on one axis. */
function comparable(numbers: readonly NumberColumn[]): readonly NumberColumn[] {
  const [first, second] = numbers
  if (!first || !second) return numbers
  if (first.unit !== second.unit) return [first]
  const largest = (column: NumberColumn) => Math.max(...column.values.map(Math.abs))
  const [one, other] = [largest(first), largest(second)]
  const areAlike = Math.max(one, other) <= mostRatio * Math.min(one, other)
  return first.unit !== '' || areAlike || areSameInOtherYears(first, second) ? numbers : [first]
}

/** '1820' and '1840', 'Population 1820' and 'Population 1840': one thing at two times, however much it grew. */
function areSameInOtherYears(one: NumberColumn, other: NumberColumn): boolean {
  const year = /(?<!\p{N})(?:1[0-9]|20)\p{N}{2}(?!\p{N})/u
  return (
    year.test(one.name) &&
    year.test(other.name) &&
    one.name.replace(year, '') === other.name.replace(year, '')
  )
}

/** Labels that follow each other in time or size: years, ages, '1990s'. */
function areOrdered(rows: readonly (readonly string[])[], at: number, language: string): boolean {
  const numbers = rows.map((row) => readNumber(row[at] ?? '', language)?.value)
  const areBare = rows.every((row) => /^[\p{N}~<>≈-]/u.test(row[at]?.trim() ?? ''))
  return areBare && numbers.every((one) => one !== undefined) && isRising(numbers)
}

/** The rows without a last row that adds up the others, in all columns of numbers. */
function withoutTotal(rows: Table['rows'], language: string): Table['rows'] {
  const last = rows.at(-1)
  const others = rows.slice(0, -1)
  if (!last || others.length < leastOfTotal || readNumber(last[0] ?? '', language)) return rows
  const totals = last.flatMap((cell, at) => {
    const total = readNumber(cell, language)?.value
    return total === undefined || total === 0 ? [] : [{ at, total }]
  })
  const addsUp = ({ at, total }: { readonly at: number; readonly total: number }) => {
    const parts = others.map((row) => readNumber(row[at] ?? '', language)?.value ?? Number.NaN)
    const sum = parts.reduce((all, one) => all + one, 0)
    return Math.abs(total - sum) <= Math.abs(total) * 0.005
  }
  return totals.length > 0 && totals.every(addsUp) ? others : rows
}
