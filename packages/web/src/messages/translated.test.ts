import {
  endTranslation,
  translated,
  translateWith,
  translatorFrom,
} from '@lectern/domain/messages/translated.ts'
import { afterEach, expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'

afterEach(endTranslation)

test('messages are translated, also those of code that was loaded before the language and after it', () => {
  const before = translated('before', { save: 'Save', pages: (count: number) => `${count} pages` })
  expect([before.save, before.pages(2)]).toEqual(['Save', '2 pages'])
  translateWith(pseudo)
  const after = translated('after', { kinds: { text: '<b>Text</b>' } })
  expect([before.save, before.pages(2), after.kinds.text].map((text) => text.normalize('NFC'))).toEqual([
    'Śááv́éé',
    '2 ṕááǵééś',
    '<b>T́ééx́t́</b>',
  ])
})

test('a language arrives in two files, each with the messages of some features', () => {
  const login = translated('login', { logIn: 'Log in' })
  const courses = translated('courses', { pages: (count: number) => `${count} pages` })
  translateWith(translatorFrom({ login: { logIn: 'Anmelden' } }))
  expect([login.logIn, courses.pages(2)]).toEqual(['Anmelden', '2 pages'])
  translateWith(translatorFrom({ courses: { pages: (count: number) => `${count} Seiten` } }))
  expect([login.logIn, courses.pages(2)]).toEqual(['Anmelden', '2 Seiten'])
})

test('messages are English again when the translation ends, also those of code that is loaded later', () => {
  const before = translated('ended', { save: 'Save' })
  translateWith(translatorFrom({ ended: { save: 'Speichern' } }))
  endTranslation()
  expect([before.save, translated('ended', { save: 'Save' }).save]).toEqual(['Save', 'Save'])
})
