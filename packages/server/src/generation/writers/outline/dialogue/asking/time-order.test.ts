import { expect, test } from 'vitest'
import { yearAtStart } from './time-order.ts'

test.each([
  ['In 1054, the churches parted.', 1054],
  ['In 476, the last emperor fell.', 476],
  ['Around 800 CE, towns grew.', 800],
  ['El número 450 puede escribirse así.', undefined],
  ['The 450 students of the town wrote it.', undefined],
])('“%s” starts with the year %s', (text, year) => {
  expect(yearAtStart(text)).toBe(year)
})
