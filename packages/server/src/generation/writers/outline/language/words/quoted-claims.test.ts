import { expect, test } from 'vitest'
import { quotesClaim, rejectsAtStart } from './quoted-claims.ts'

test.each([
  ['"Vaccines give you the disease."', true],
  ['„Zucker macht Kinder wild.“', true],
  ['“Luck” is no reason.', false],
  ['The sign says “no entry”.', false],
])('%s is a quoted claim: %s', (text, isClaim) => {
  expect(quotesClaim(text)).toBe(isClaim)
})

test.each([
  ['No – it has no living germ.', true],
  ['Nein, das stimmt nicht.', true],
  ['Falso: no hay prueba.', true],
  ['不对，糖没有这种作用。', true],
  ['Nobel won a prize.', false],
  ['It can be just as strong.', false],
])('“%s” rejects what was said: %s', (text, isRejection) => {
  expect(rejectsAtStart(text)).toBe(isRejection)
})
