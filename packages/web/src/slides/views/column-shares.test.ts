import { expect, test } from 'vitest'
import { columnShares } from './column-shares.ts'

const rounded = (rows: string[][]) => columnShares(rows).map(Math.round)

test('columns of the same kind are equally wide', () => {
  expect(
    rounded([
      ['1871', '1872'],
      ['11.7 m', '12.3 m'],
    ]),
  ).toEqual([50, 50])
})

test('short numbers leave their room to long names', () => {
  const [name = 0, number = 0] = columnShares([
    ['Harbour', 'Range'],
    ['Bay of Fundy', '12 m'],
  ])
  expect(name).toBeGreaterThan(number * 1.5)
})

test('a very long text takes no more than its share', () => {
  const [long = 0, short = 0] = columnShares([
    ['Remark', 'Year'],
    ['Wasserstandsvorhersagedienst and a long sentence beside it', '1871'],
  ])
  expect(long / short).toBeCloseTo(18 / 7)
})

test('Chinese letters count as two, and signs of Markdown not at all', () => {
  expect(rounded([['**最高纪录**', 'Recorded']])).toEqual([50, 50])
})
