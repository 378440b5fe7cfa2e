import { expect, test } from 'vitest'
import { headsFactors } from './factor-words.ts'

test.each(['I fattori limitanti', 'Ursachen', 'Causas del retraso', 'Przyczyny wojny', '影响因素', 'الأسباب'])(
  '“%s” heads what something depends on or comes from',
  (heading) => {
    expect(headsFactors(heading)).toBe(true)
  },
)

test('a heading of a manufacturer or of terms heads no such things', () => {
  expect(headsFactors('The factory')).toBe(false)
  expect(headsFactors('Begriffe')).toBe(false)
})
