import { expect, test } from 'vitest'
import { quoted } from './phrase-book.ts'
import { phrasesOf } from './phrases.ts'

test.each([
  ['zh', '“把”字句', '“‘把’字句”'],
  ['de', '„Gekauft wie gesehen“', '„‚Gekauft wie gesehen‘“'],
  ['es', 'El «mal» uso', '«El “mal” uso»'],
  ['en', 'A plain name', '“A plain name”'],
])('A quotation within quotation marks has other marks (%s): %s', (language, text, result) => {
  expect(quoted(phrasesOf(language), text)).toBe(result)
})
