import type { ChartRow, TableChart } from './chart-of-table.ts'
import { namesTime } from '../language/words/time-columns.ts'
import { namesPlace, namesTotal } from '../language/words/row-words.ts'

const bound = /[<>≤≥]|^\s*(?:min|max)\.?\s\p{N}/iu
const era = /(?<!\p{L})(?:BCE?|CE|AD|v\. ?Chr|n\. ?Chr|a\. ?C|d\. ?C|av\. ?J)(?!\p{L})/u
const aYear = (value: number) => Number.isInteger(value) && value >= 1000 && value <= 2200

/**
 * The rows and columns of a chart that a sentence may compare: no named totals, dates, ranks, labels and bounds. Undefined if
 * fewer than two rows or no column are left, and if a row may be a total without its name: with it a sum would be the
 * highest value, and without it perhaps a lower value.
 */
export function comparableRows(chart: TableChart, language: string): TableChart | undefined {
  const rows = chart.rows.filter(({ label }) => !namesTotal(label))
  if (rows.some((row) => isSum(row, rows))) return undefined
  const columns = chart.series.flatMap((name, at) => (isAmount(name, at, rows, language) ? [at] : []))
  if (rows.length < 2 || columns.length === 0) return undefined
  const chosen = <One>(all: readonly One[]) => all.filter((_, at) => columns.includes(at))
  return {
    ...chart,
    series: chosen(chart.series),
    rows: rows.map((row) => ({ ...row, values: chosen(row.values), written: chosen(row.written) })),
  }
}

/** Whether a row is the sum of at least two others in one of its columns. */
function isSum(row: ChartRow, rows: readonly ChartRow[]): boolean {
  const others = rows.filter((one) => one !== row)
  return (
    others.length >= 2 &&
    row.values.some((value, at) => {
      const sum = others.reduce((all, one) => all + (one.values[at] ?? 0), 0)
      return value !== 0 && Math.abs(value - sum) <= Math.abs(value) * 0.005
    })
  )
}

function isAmount(name: string, at: number, rows: readonly ChartRow[], language: string): boolean {
  const written = rows.map((row) => row.written[at] ?? '')
  const values = rows.map((row) => row.values[at] ?? 0)
  const areBare = written.every((cell) => !/\p{L}|%/u.test(cell))
  const isOrder = values.toSorted((a, b) => a - b).every((value, place) => value === place + 1)
  if (namesTime(name) || namesPlace(name)) return false
  if (areBare && (isOrder || values.every(aYear))) return false
  return !written.some((cell) => bound.test(cell) || era.test(cell) || hasMonth(cell, language))
}

function hasMonth(cell: string, language: string): boolean {
  const words: readonly string[] = cell.toLocaleLowerCase(language).match(/\p{L}{3,}/gu) ?? []
  return words.length > 0 && monthsOf(language).some((month) => words.includes(month))
}

function monthsOf(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2000, month, 1))
    return (parts.find(({ type }) => type === 'month')?.value ?? '').toLocaleLowerCase(language)
  })
}
