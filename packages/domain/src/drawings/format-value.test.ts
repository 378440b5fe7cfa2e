import { expect, test } from 'vitest'
import { formatValue } from './format-value.ts'

test.each([
  [0, 'en', '', '0'],
  [1400, 'en', 'km', '1,400 km'],
  [1234.5678, 'de', '', '1.234,5678'],
  [0.000_042, 'en', '', '0.000042'],
  [0.001_234_567_8, 'en', '', '0.00123457'],
  [1.6e-19, 'en', 'C', '1.6 × 10⁻¹⁹ C'],
  [-2.5e-7, 'de', '', '-2,5 × 10⁻⁷'],
  [6.02e23, 'en', '', '6.02 × 10²³'],
  [71, 'en', '%', '71%'],
  [0.000_01, 'en', '%', '0.00001%'],
])('%d in %s with the unit "%s" is written %s', (value, language, unit, written) => {
  expect(formatValue(value, language, unit)).toBe(written)
})
