import { expect, test } from 'vitest'
import { figuresCsv } from './figures-csv.ts'

/** The line of the first part, with this title. */
function lineOf(title: string): string {
  const part = { key: 'a', title, reached: 5, left: 0, seconds: 9, replays: 0 }
  const figures = {
    starts: 5,
    completions: 5,
    median_seconds: 9,
    length_seconds: 9,
    parts: [part],
    questions: [],
    weeks: [],
  }
  const range = { from: '2026-03-02', to: '2026-03-08' }
  const csv = figuresCsv({ counting: true, published: true, ...range, visits: 5, figures })
  const begin = csv.indexOf('part,1,')
  return csv.slice(begin + 'part,1,'.length, csv.indexOf(',reached,'))
}

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\n=1', `"'\n'=1"`],
  ['＝1+1', "'＝1+1"],
  // A spreadsheet of a country with decimal commas divides lines at semicolons, also inside of quotes.
  ['Rain;=1+1', "Rain;'=1+1"],
  ['Rain, snow;@A1', `"Rain, snow;'@A1"`],
  // Such a spreadsheet reads a cell in quotes there, and may leave out spaces.
  ['a;"=1+1;b', `"a;""'=1+1;b"`],
  ['a; =1+1', "a; '=1+1"],
  ['a;\u00A0" @A1"', `"a;\u00A0"" '@A1"""`],
  [' =1+1', " '=1+1"],
])('a title %j is no formula in a spreadsheet', (title, cell) => {
  expect(lineOf(title)).toBe(cell)
})

test.each([
  ['Rain', 'Rain'],
  ['2 + 2 = 4', '2 + 2 = 4'],
  ['Low-lying land; high water', 'Low-lying land; high water'],
])('a title %j stays as it is', (title, cell) => {
  expect(lineOf(title)).toBe(cell)
})
