import type { Language } from '@lectern/domain/voices/languages.ts'
import { uncapitalised } from '../language/enumerate.ts'
import { quoted } from '../language/phrase-book.ts'
import { phrasesOf } from '../language/phrases.ts'
import { tablePhrasesOf } from '../language/table-phrases.ts'
import { contentStems } from '../language/words/content-words.ts'
import { withUnit } from '../language/with-unit.ts'
import { splitUnit } from './chart-of-table.ts'
import type { ChartRow, TableChart } from './chart-of-table.ts'

/**
 * The numbers of a chart in sentences: how each column goes, or its extremes, or the row in which two columns differ most. Empty for
 * numbers that have no outstanding row.
 */
export function sayNumbers(chart: TableChart, code: Language): readonly string[] {
  return chart.kind === 'bars' ? sayBars(chart, code) : sayAllSeries(chart, code)
}

const sayAllSeries = (chart: TableChart, code: Language) =>
  chart.series.flatMap((_, at) => saySeries(chart, at, code) ?? [])

/** The widest gap of two columns of one unit. Numbers without a unit, such as goals and matches, have no gap that means something. */
function sayBars(chart: TableChart, code: Language): readonly string[] {
  const [first = '', second] = chart.series
  if (second === undefined) return sayAllSeries(chart, code)
  // Shares of different things, such as a weight and a change of price, have no gap either.
  const isOfKind = chart.unit !== '%' || !contentStems(first).isDisjointFrom(contentStems(second))
  if (!isOfKind) return sayAllSeries(chart, code)
  // One thing in two years has a gap also without a unit.
  const hasGap = chart.unit !== '' || [first, second].every((name) => yearInName.test(name))
  const fact = !hasGap ? saySeries(chart, 0, code) : sayGap(chart, [first, second], code)
  return fact === undefined ? sayAllSeries(chart, code) : [fact]
}

function saySeries(chart: TableChart, at: number, code: Language): string | undefined {
  const { rows, kind, series } = chart
  const areYears = rows.every(({ label }) => isYear(label))
  const phrases = areYears ? tablePhrasesOf(code).years : tablePhrasesOf(code)
  const values = rows.map((row) => row.values[at] ?? 0)
  const changes = values.slice(1).map((value, place) => value - (values[place] ?? value))
  const isOrdered = kind === 'line' && changes.length > 1
  const trend = !isOrdered
    ? undefined
    : changes.every((change) => change > 0)
      ? phrases.rises
      : changes.every((change) => change < 0)
        ? phrases.falls
        : undefined
  const ends = trend
    ? [rows[0], rows.at(-1)]
    : [onlyRow(rows, values, Math.max(...values)), onlyRow(rows, values, Math.min(...values))]
  const [a, b] = ends
  if (!a || !b) return undefined
  return filled(trend ?? phrases.extremes, {
    series: nameOfSeries(series[at] ?? ''),
    a: labelOf(a, chart, code, 'first'),
    x: numberOf(a, at, chart, code),
    b: labelOf(b, chart, code, 'later'),
    y: numberOf(b, at, chart, code),
  })
}

function sayGap(
  chart: TableChart,
  [series, other]: readonly [string, string],
  code: Language,
): string | undefined {
  const gaps = chart.rows.map(({ values: [one = 0, two = 0] }) => Math.abs(one - two))
  const row = onlyRow(chart.rows, gaps, Math.max(...gaps))
  return (
    row &&
    filled(tablePhrasesOf(code).gap, {
      series: mentionOf(series, code),
      other: mentionOf(other, code),
      a: labelOf(row, chart, code, 'first'),
      x: numberOf(row, 0, chart, code),
      y: numberOf(row, 1, chart, code),
    })
  )
}

/** The name of a column within a sentence. A year needs no quotation marks. */
function mentionOf(series: string, code: Language): string {
  const name = nameOfSeries(series)
  return isYear(name) ? name : quoted(phrasesOf(code), name)
}

/** '1820', 'Population in 1840' */
const yearInName = /(?<!\p{N})(?:1[0-9]|20)\p{N}{2}(?!\p{N})/u

/** Several equal rows are no outstanding ones. */
function onlyRow(rows: readonly ChartRow[], values: readonly number[], wanted: number): ChartRow | undefined {
  const found = rows.filter((_, at) => values[at] === wanted)
  return found.length === 1 ? found[0] : undefined
}

/** A column name is heard as one phrase: a full stop or a colon in it would end the sentence. */
export function nameOfSeries(series: string): string {
  return series.replace(/[.:：。]+\s*$/u, '').trim()
}

/** A label that is a year needs no name: '1840'. */
export const isYear = (label: string): boolean => /^(?:1\d{3}|20\d\d)$/.test(label.trim())

/** 'Hours since learning 1', and then only '8'. Years and names need no such word. */
function labelOf(
  { label }: ChartRow,
  { axis }: TableChart,
  code: Language,
  mention: 'first' | 'later',
): string {
  const { name, unit } = splitUnit(axis)
  if (axis === '' || isYear(label) || /\p{L}/u.test(label)) return label
  const counted = withUnit(label, unit, code)
  // '18 °C' says itself what it is.
  if (/^[°%‰℃]/u.test(unit)) return counted
  return mention === 'first' ? uncapitalised(`${name} ${counted}`, code) : counted
}

function numberOf({ written }: ChartRow, at: number, { unit }: TableChart, code: Language): string {
  return withUnit((written[at] ?? '').trim(), unit, code)
}

function filled(phrase: string, texts: Readonly<Record<string, string>>): string {
  return phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '')
}
