import { languages } from '@lectern/domain/voices/languages.ts'
import { expect, test } from 'vitest'
import { announcedNumber } from './announced-number.ts'

test.each([
  ['en', 'Wind moves particles in three ways.', 3],
  ['en', 'Scientists speak of 4 stages.', 4],
  ['de', 'Der Wind bewegt Sand auf drei Arten.', 3],
  ['es', 'El viento mueve la arena de tres formas.', 3],
  ['pl', 'Wiatr przenosi piasek na trzy sposoby.', 3],
  ['pl', 'Ekonomiści wyróżniają dwie główne przyczyny.', 2],
  ['zh', '风搬运沙粒有三种方式。', 3],
  ['en', 'The empire fell for several reasons.', undefined],
  ['en', 'Two dogs guarded the three gates of the town.', undefined],
  ['en', 'Of two theories, one has three advantages.', undefined],
])('(%s) %s announces %s things', (language, text, expected) => {
  expect(announcedNumber(text, language)).toBe(expected)
})

test('every language reads a number without an error', () => {
  for (const code of Object.keys(languages)) expect(() => announcedNumber('2 3', code)).not.toThrow()
})
