import { languages } from '@lectern/domain/voices/languages.ts'
import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon.ts'
import { endsInShare } from './open-shares.ts'

test('a share at the end of a text lacks its whole, unless the whole is the subject', () => {
  expect(endsInShare('The ruler required a third', 'en')).toBe(true)
  expect(endsInShare('The lord kept two-thirds', 'en')).toBe(true)
  expect(endsInShare('El señor exigía la mitad', 'es')).toBe(true)
  expect(endsInShare('Der Fürst verlangte ein Drittel', 'de')).toBe(true)
  expect(endsInShare('领主拿走一半', 'zh')).toBe(true)
  expect(endsInShare('Prices fell by a third', 'en')).toBe(false)
  expect(endsInShare('Prices fell by almost a third', 'en')).toBe(false)
  expect(endsInShare('England won in the second half', 'en')).toBe(false)
  expect(endsInShare('The ruler required a third of the crops', 'en')).toBe(false)
})

test('a year is no share in any language', () => {
  for (const code of Object.keys(languages)) expect(endsInShare('1789', code)).toBe(false)
})

test('a sentence is not cut after a share', () => {
  const text =
    'The ruler of the valley required a third, and a third was set aside in a kind of welfare system for those unable to work.'
  expect(lexiconOf('en').shorten(text, 12)).toBeUndefined()
})
