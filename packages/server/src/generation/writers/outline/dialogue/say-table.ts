import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import type { BlockOf } from '../../../page.ts'
import { comparableRows } from './comparable-rows.ts'
import { chartOfTable, splitUnit } from '../drawings/chart-of-table.ts'
import type { ChartRow, TableChart } from '../drawings/chart-of-table.ts'
import { uncapitalised } from '../language/enumerate.ts'
import { marksOf } from '../language/marks.ts'
import { quoted } from '../language/phrase-book.ts'
import { phrasesOf } from '../language/phrases.ts'
import { tablePhrasesOf } from '../language/table-phrases.ts'
import { contentStems } from '../language/words/content-words.ts'
import { withUnit } from '../language/with-unit.ts'

/** The most words of a caption that is said. */
const longestSubject = 10

/**
 * A table of numbers in one or two sentences: how each column goes, or its extremes, or the row in which two columns differ most.
 * Empty for other tables and for numbers that have no outstanding row.
 */
export function sayTable(table: BlockOf<'table'>, language: string): readonly string[] {
  const code = languageOf(language)
  const whole = code && chartOfTable(table, language)
  const chart = whole && comparableRows(whole, language)
  if (!chart) return code && !whole ? sayColumns(table, code) : []
  const facts = chart.kind === 'bars' ? sayBars(chart, code) : sayAllSeries(chart, code)
  const subject = subjectOf(table, chart)
  const [series = '', ...others] = chart.series.map(nameOf)
  // 'Complaints of 2021, Complaints: ...' would name the column twice.
  if (
    others.length === 0 &&
    startsWithName(subject, series) &&
    facts.every((fact) => fact.startsWith(series))
  ) {
    return facts.map((fact) => subject + fact.slice(series.length))
  }
  // A heading of a column is no name, and loses its capital within the sentence.
  return facts.map((fact, at) =>
    at === 0 && subject !== '' ? `${subject}${marksOf(code).comma}${uncapitalised(fact, code)}` : fact,
  )
}

/** The most rows, and the fewest and most columns of numbers, of which the extremes of each column are said. */
const ofColumns = { rows: 6, least: 2, most: 3 }

/** The extremes of each column of a small table with more columns than a chart: 'Work: the highest is Kneaded with 10 minutes.' */
function sayColumns(table: BlockOf<'table'>, code: Language): readonly string[] {
  const { header, rows } = table
  if (rows.length > ofColumns.rows) return []
  const charts = header.slice(1).map((name, at) =>
    chartOfTable(
      {
        ...table,
        header: [header[0] ?? '', name],
        rows: rows.map((row) => [row[0] ?? '', row[at + 1] ?? '']),
      },
      code,
    ),
  )
  const numbers = charts.filter((chart) => chart !== undefined)
  const comparable = numbers.map((chart) => comparableRows(chart, code))
  if (numbers.length < ofColumns.least || numbers.length > ofColumns.most) return []
  // A row that is a sum in one column is one in all.
  if (comparable.some((chart) => chart === undefined)) return []
  return comparable.flatMap((chart) => (chart ? (saySeries(chart, 0, code) ?? []) : []))
}

/** Whether a caption starts with the whole name of a column: 'Rain of a year' starts with 'Rain', 'Raining days' does not. */
function startsWithName(caption: string, series: string): boolean {
  const rest = caption.slice(series.length)
  return series !== '' && caption.startsWith(series) && /^[^\p{L}\p{M}\p{N}]/u.test(rest)
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
  const fact = chart.unit === '' ? saySeries(chart, 0, code) : sayGap(chart, [first, second], code)
  return fact === undefined ? sayAllSeries(chart, code) : [fact]
}

/** 'Table 3.', 'Tabla 2' and '表2' are numbers of a caption, 'Covid 19' is not. Chinese and Japanese put no space before the number. */
const captionNumber =
  /^(?:\p{L}+\s\p{N}+(?:[.,-]\p{N}+)*\s?[.:：]\s*|(?:table|figure|tabelle|abbildung|tabla|figura|tableau|tabela|tabel|tabella)\s\p{N}+(?:[.,-]\p{N}+)*[\s–—-]+|[表图圖図]\s?\p{N}+(?:[.,-]\p{N}+)*[\s.:：、–—-]+)/iu

/** The caption as a name, without its number and a remark in brackets; empty if it is long or a sentence. */
export function captionOf({ caption }: BlockOf<'table'>): string {
  const name = nameOf(caption.replace(captionNumber, '').replace(/\s*[(（][^()（）]*[)）]/gu, ''))
  return countWords(name) > longestSubject || /[.!?。！？;；؛:：]/u.test(name) ? '' : name
}

/** The caption, unless a column has the same name. */
function subjectOf(table: BlockOf<'table'>, { series }: TableChart): string {
  const name = captionOf(table)
  return series.some((one) => one.toLowerCase().includes(name.toLowerCase())) ? '' : name
}

function saySeries(chart: TableChart, at: number, code: Language): string | undefined {
  const { rows, kind, series } = chart
  const phrases = tablePhrasesOf(code)
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
    series: nameOf(series[at] ?? ''),
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
      series: quoted(phrasesOf(code), nameOf(series)),
      other: quoted(phrasesOf(code), nameOf(other)),
      a: labelOf(row, chart, code, 'first'),
      x: numberOf(row, 0, chart, code),
      y: numberOf(row, 1, chart, code),
    })
  )
}

/** Several equal rows are no outstanding ones. */
function onlyRow(rows: readonly ChartRow[], values: readonly number[], wanted: number): ChartRow | undefined {
  const found = rows.filter((_, at) => values[at] === wanted)
  return found.length === 1 ? found[0] : undefined
}

/** A column name is heard as one phrase: a full stop or a colon in it would end the sentence. */
function nameOf(series: string): string {
  return series.replace(/[.:：。]+\s*$/u, '').trim()
}

const year = /^(?:1\d{3}|20\d\d)$/

/** 'Hours since learning 1', and then only '8'. Years and names need no such word. */
function labelOf(
  { label }: ChartRow,
  { axis }: TableChart,
  code: Language,
  mention: 'first' | 'later',
): string {
  const { name, unit } = splitUnit(axis)
  if (axis === '' || year.test(label.trim()) || /\p{L}/u.test(label)) return label
  const counted = withUnit(label, unit, code)
  return mention === 'first' ? uncapitalised(`${name} ${counted}`, code) : counted
}

function numberOf({ written }: ChartRow, at: number, { unit }: TableChart, code: Language): string {
  return withUnit((written[at] ?? '').trim(), unit, code)
}

function filled(phrase: string, texts: Readonly<Record<string, string>>): string {
  return phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '')
}
