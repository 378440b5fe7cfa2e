import { expect, test } from 'vitest'
import { translatedPage, translatedPageId } from './translated-page.ts'

test.each(['42', 'a-page', 'a@b', 'x'.repeat(200)])('the id of a translation of %s names both', (pageId) => {
  const id = translatedPageId({ pageId, language: 'pt' })
  expect(translatedPage(id)).toEqual({ pageId, language: 'pt' })
})

test.each(['42', '42@', '@de', '42@xx', '42@deu', '42@DE', 'ada@example.org'])(
  '%s is no translation',
  (id) => {
    expect(translatedPage(id)).toBeUndefined()
  },
)
