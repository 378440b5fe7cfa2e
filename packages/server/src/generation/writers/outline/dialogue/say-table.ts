import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import type { BlockOf } from '../../../page.ts'
import { chartOfTable } from '../drawings/chart-of-table.ts'
import type { TableChart } from '../drawings/chart-of-table.ts'
import { comparableRows } from '../drawings/comparable-rows.ts'
import { nameOfSeries, sayNumbers } from '../drawings/say-numbers.ts'
import { uncapitalised } from '../language/enumerate.ts'
import { marksOf } from '../language/marks.ts'

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
  const facts = sayNumbers(chart, code)
  const subject = subjectOf(table, chart)
  const [series = '', ...others] = chart.series.map(nameOfSeries)
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
  return comparable.flatMap((chart) => (chart ? sayNumbers(chart, code) : []))
}

/** Whether a caption starts with the whole name of a column: 'Rain of a year' starts with 'Rain', 'Raining days' does not. */
function startsWithName(caption: string, series: string): boolean {
  const rest = caption.slice(series.length)
  return series !== '' && caption.startsWith(series) && /^[^\p{L}\p{M}\p{N}]/u.test(rest)
}

/** 'Table 3.', 'Tabla 2' and '表2' are numbers of a caption, 'Covid 19' is not. Chinese and Japanese put no space before the number. */
const captionNumber =
  /^(?:\p{L}+\s\p{N}+(?:[.,-]\p{N}+)*\s?[.:：]\s*|(?:table|figure|tabelle|abbildung|tabla|figura|tableau|tabela|tabel|tabella)\s\p{N}+(?:[.,-]\p{N}+)*[\s–—-]+|[表图圖図]\s?\p{N}+(?:[.,-]\p{N}+)*[\s.:：、–—-]+)/iu

/** The caption as a name, without its number and a remark in brackets; empty if it is long or a sentence. */
export function captionOf({ caption }: BlockOf<'table'>): string {
  const name = nameOfSeries(caption.replace(captionNumber, '').replace(/\s*[(（][^()（）]*[)）]/gu, ''))
  return countWords(name) > longestSubject || /[.!?。！？;；؛:：]/u.test(name) ? '' : name
}

/** The caption, unless a column has the same name. */
function subjectOf(table: BlockOf<'table'>, { series }: TableChart): string {
  const name = captionOf(table)
  return series.some((one) => one.toLowerCase().includes(name.toLowerCase())) ? '' : name
}
