import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test('shows minutes and seconds, and hours from one hour on', () => {
  const times = [0, 4600, 65_000, 3_599_000, 3_600_000, 7_265_000]
  expect(times.map(clockTime)).toEqual(['0:00', '0:05', '1:05', '59:59', '1:00:00', '2:01:05'])
})
