import type { Insights } from '@lectern/domain/api/learners/insights.ts'

type Row = readonly (string | number | null)[]

/** Figures as a table: one number per line. */
export function figuresCsv(insights: Insights): string {
  const rows: Row[] = [
    ['section', 'number', 'title', 'measure', 'value'],
    ['range', null, null, 'from', insights.from],
    ['range', null, null, 'to', insights.to],
    ['total', null, null, 'visits', insights.visits],
    ...rowsOf(insights),
  ]
  // Spreadsheets read the text as UTF-8 because of the mark at its start.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function rowsOf({ figures }: Insights): Row[] {
  if (!figures) return []
  const { starts, completions, median_seconds: median, length_seconds: length } = figures
  const numberOf = new Map(figures.parts.map(({ key }, index) => [key, index + 1]))
  return [
    ['total', null, null, 'starts', starts],
    ['total', null, null, 'completions', completions],
    ['total', null, null, 'median seconds', median],
    ['total', null, null, 'length in seconds', length],
    ...figures.parts.flatMap(({ title, reached, left, seconds, replays }, index): Row[] => [
      ['part', index + 1, title, 'reached', reached],
      ['part', index + 1, title, 'left', left],
      ['part', index + 1, title, 'average seconds', seconds],
      ['part', index + 1, title, 'replays', replays],
    ]),
    ...figures.questions.flatMap(({ key, question, answers, right_at_first_try: right, options }): Row[] => {
      const number = numberOf.get(key) ?? null
      return [
        ['question', number, question, 'answers', answers],
        ['question', number, question, 'right at first try', right],
        ...(options ?? []).map((option): Row => {
          const title = option.text || option.letter
          return [
            'option',
            number,
            title,
            option.right ? 'first answers (right)' : 'first answers',
            option.count,
          ]
        }),
      ]
    }),
    ...figures.weeks.flatMap(({ from, to, ...week }): Row[] => [
      ['weeks', null, `${from} to ${to}`, 'starts', week.starts],
      ['weeks', null, `${from} to ${to}`, 'completions', week.completions],
    ]),
  ]
}

/**
 * Where a spreadsheet would begin a formula: at the start, and after a character at which a spreadsheet with other settings
 * or another language divides a line, also behind quotes and spaces, which it may leave out. Some accept the full-width
 * signs of Chinese and Japanese keyboards.
 */
const formulaStart = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])["\p{Zs}]*)|^(?=[\t\r\n])/gu

/** A cell. Text that a spreadsheet would run as a formula starts with an apostrophe. */
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' ? text.replaceAll(formulaStart, "'") : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
