import { expect, test } from 'vitest'
import { columnShares } from './column-shares.ts'

const rounded = (rows: string[][]) => columnShares(rows).map(Math.round)

test('columns with similar texts are equally wide', () => {
  expect(
    rounded([
      ['1871', '1872'],
      ['11.7 m', '12.3 m'],
    ]),
  ).toEqual([50, 50])
})

test('short numbers leave their space to long names', () => {
  const [name = 0, number = 0] = columnShares([
    ['Harbour', 'Range'],
    ['Bay of Fundy', '12 m'],
  ])
  expect(name).toBeGreaterThan(number * 1.5)
})

test('the width of a very long text is limited', () => {
  const [long = 0, short = 0] = columnShares([
    ['Remark', 'Year'],
    ['Wasserstandsvorhersagedienst and a long sentence beside it', '1871'],
  ])
  expect(long / short).toBeCloseTo(18 / 7)
})

test('Chinese characters count twice, and Markdown signs do not count', () => {
  expect(rounded([['**最高纪录**', 'Recorded']])).toEqual([50, 50])
})
