import { expect, test } from 'vitest'
import { languageTag } from './language-tag.ts'

test.each([
  ['', undefined],
  ['en', 'en'],
  ['en_us', 'en-US'],
  ['pt_br', 'pt-BR'],
  ['zh_tw', 'zh-TW'],
  ['de_du', 'de'],
  ['ca_valencia', 'ca'],
  ['../etc', undefined],
])('the language pack %j has the language tag %j', (pack, tag) => {
  expect(languageTag(pack)).toBe(tag)
})
