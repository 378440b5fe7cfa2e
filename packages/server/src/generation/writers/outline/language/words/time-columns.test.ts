import { expect, test } from 'vitest'
import { namesTime } from './time-columns.ts'

test.each(['Year', 'Date of birth', 'Birth', 'Death (year)', 'Data', '年份'])(
  'A column has times: %s',
  (name) => {
    expect(namesTime(name)).toBe(true)
  },
)

test.each(['Birth rate', 'Death rate (per 1000)', 'Data usage (GB)', 'End users', 'Years of schooling'])(
  'A column has amounts: %s',
  (name) => {
    expect(namesTime(name)).toBe(false)
  },
)
