import { expect, test } from 'vitest'
import { toFliteText } from './flite-text.ts'

test.each([
  ['naïve café, Straße, Łódź', 'naive cafe, Strasse, Lodz'],
  ['“Quoted” – and ‘so’ on…', '"Quoted" , and \'so\' on...'],
  ['20 °C × 3 ≈ 60', '20 degrees C times 3 about 60'],
  ['the angle α and Ω', 'the angle alpha and omega'],
  ['x² and ﬁne', 'x2 and fine'],
  ['hello 你好 there', 'hello there'],
])('Flite is given %j as %j', (text, given) => {
  expect(toFliteText(text)).toBe(given)
})
