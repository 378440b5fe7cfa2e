import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../language/enumerate.ts'
import { marksOf } from '../language/marks.ts'
import { withUnit } from '../language/with-unit.ts'
import type { DrawingWords } from '../language/drawing-words.ts'
import type { ChartRow, TableChart } from './chart-of-table.ts'
import { comparableRows } from './comparable-rows.ts'
import { isYear, nameOfSeries, sayNumbers } from './say-numbers.ts'

/** Describes a chart in sentences: how the numbers go, the highest, the lowest, and where two are equal. */
export function sayChart(chart: TableChart, words: DrawingWords, language: string): readonly string[] {
  const comparable = comparableRows(chart, language)
  const facts = comparable ? sayNumbers(comparable, languageOf(language) ?? 'en') : []
  if (facts.length === 0) return sayValues(chart, words, language)
  return [...facts.map((fact) => withoutOnlyName(fact, chart)), ...sayEqual(chart, words, language)]
}

/** A chart of one column is introduced by the name of that column, which is not said again. */
function withoutOnlyName(fact: string, { series: [only = '', ...others] }: TableChart): string {
  const name = nameOfSeries(only)
  if (others.length > 0 || !fact.startsWith(name)) return fact
  return capitalised(fact.slice(name.length).replace(/^\s?[:：]\s*/u, ''))
}

/** Each number by its name, for a chart whose rows cannot be compared in a sentence. */
function sayValues(chart: TableChart, words: DrawingWords, language: string): readonly string[] {
  const series = chart.series.flatMap((name, at) => {
    const said = saySeries(chart, at, words, language)
    const lead = chart.series.length > 1 ? `${name}${marksOf(language).colon}` : ''
    return said.map((sentence, place) => (place === 0 ? lead + sentence : sentence))
  })
  return [...series, ...sayEqual(chart, words, language)]
}

function saySeries(chart: TableChart, at: number, words: DrawingWords, language: string): readonly string[] {
  const values = chart.rows.map((row) => row.values[at] ?? 0)
  const [first, last] = [chart.rows[0], chart.rows.at(-1)]
  if (!first || !last) return []
  const rises = values.every((value, place) => place === 0 || value > (values[place - 1] ?? value))
  const falls = values.every((value, place) => place === 0 || value < (values[place - 1] ?? value))
  if (chart.kind === 'line' && (rises || falls)) {
    const ends = [first, last].map((row) => nameOf(row, at, chart, language))
    return [filled(rises ? words.rises : words.falls, ends)]
  }
  const rowWith = (value: number) => chart.rows.filter((row) => row.values[at] === value)
  const extremes = [
    [words.highest, rowWith(Math.max(...values))],
    [words.lowest, rowWith(Math.min(...values))],
  ] as const
  // Several equal rows are no outstanding ones.
  return extremes.flatMap(([phrase, [row, ...more]]) =>
    row && more.length === 0 ? [filled(phrase, [nameOf(row, at, chart, language)])] : [],
  )
}

/** Where two series have the same number, if that is at one place. */
function sayEqual(chart: TableChart, words: DrawingWords, language: string): readonly string[] {
  if (chart.series.length < 2) return []
  const [same, ...more] = chart.rows.filter(({ values }) => values[0] === values[1])
  return same && more.length === 0 ? [filled(words.equal, [nameOf(same, 0, chart, language)])] : []
}

/** 'Bristol, 11.4 m'. A label that is a number has its name, or a unit that says what it is: '18 °C, 4 hours', 'Price: 5.00, 800 million litres'. */
function nameOf(
  { label, written }: ChartRow,
  at: number,
  { axis, unit }: TableChart,
  language: string,
): string {
  const { colon, comma } = marksOf(language)
  const [, unitOfAxis] = /[(（]([°%‰][^()（）]{0,3})[)）]\s*$/u.exec(axis) ?? []
  // '5级' says what it counts.
  const isNamed = /\p{L}/u.test(label) || isYear(label)
  const named = unitOfAxis !== undefined && !isNamed ? withUnit(label, unitOfAxis, language) : label
  const start = axis && !isNamed && unitOfAxis === undefined ? `${axis}${colon}` : ''
  return `${start}${named}${comma}${withUnit(written[at] ?? '', unit, language)}`
}

function filled(phrase: string, texts: readonly string[]): string {
  let at = 0
  return phrase.replaceAll('{}', () => texts[at++] ?? '')
}
