import { expect, test } from 'vitest'
import { joinUnits } from './join-units.ts'

const kept = '\u00a0'

test.each([
  ['About 50 % of it', `About 50${kept}% of it`],
  ['At 21.5 °C and 3 m² more', `At 21.5${kept}°C and 3${kept}m² more`],
  ['12 h 25 min', `12${kept}h 25${kept}min`],
])('a number and its unit stay on one line: %s', (text, expected) => {
  expect(joinUnits(text)).toBe(expected)
})

test.each(['3 men in a boat', 'Group 4 said so', 'x %', '2 times', '5 °Celsius'])(
  'other words may move to the next line: %s',
  (text) => {
    expect(joinUnits(text)).toBe(text)
  },
)
