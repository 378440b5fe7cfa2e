import { endTranslation, translateWith, translatorFrom } from '@lectern/domain/messages/translated.ts'
import { afterEach, expect, test } from 'vitest'
import { domain } from '../../messages/languages/de/domain.ts'
import { problems } from '../../messages/languages/de/problems.ts'
import { warningWords } from './writer-answers.ts'

afterEach(endTranslation)
const inGerman = () => translateWith(translatorFrom({ problems, ...domain }))

const answer = {
  warnings: ['The page says no more about this.', 'The page has no content here for a quote.'],
  notices: [{ code: 'NOTHING_TO_ADD' }, { code: 'NO_CONTENT_FOR_TYPE', values: { type: 'quote' } }],
}

test('are the sentences of the server in English', () => {
  expect(warningWords(answer)).toEqual(answer.warnings)
})

test('are in the language of the interface, with the label of a slide type', () => {
  inGerman()
  expect(warningWords(answer)).toEqual([
    'Mehr steht dazu nicht auf der Seite.',
    'Die Seite enthält hier nichts für eine Folie vom Typ „Zitat“.',
  ])
})

test('quote a language model in its own words', () => {
  inGerman()
  const words = 'Die Seite nennt kein Datum.'
  expect(warningWords({ warnings: [words], notices: [{ code: 'WRITER_SAYS', values: { words } }] })).toEqual([
    words,
  ])
})

test.each([
  ['without notices', undefined],
  ['with unknown ones', [{ code: 'NEW' }, { code: 'NO_CONTENT_FOR_TYPE', values: { type: 'hologram' } }]],
])('of another version of the server, %s, are its sentences', (_, notices) => {
  inGerman()
  expect(warningWords({ ...answer, notices })).toEqual(answer.warnings)
})
