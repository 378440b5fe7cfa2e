import { describe, expect, test } from 'vitest'
import { interfaceLanguageCodes } from '../interface-languages/interface-languages.ts'
import { pageWords } from './page-words.ts'

describe.each(interfaceLanguageCodes)('a page in a course system in %s', (language) => {
  const words = pageWords(language)

  test('names its title and Lectern', () => {
    for (const { page, player, open, sources } of [words.slideshow, words.podcast]) {
      expect(page('Tides')).toMatch(/^Tides.+/)
      expect(player('Tides')).toMatch(/.+Tides$/)
      expect(open).not.toBe('')
      expect(sources).toContain('Lectern')
    }
    expect(words.slideshow.open).not.toBe(words.podcast.open)
  })

  test('speaks its own language', () => {
    expect(words.language).toBe(language)
    if (language === 'en') return
    const english = pageWords('en')
    expect(words.slideshow.open).not.toBe(english.slideshow.open)
    expect(words.podcast.sources).not.toBe(english.podcast.sources)
  })
})

test.each([
  ['pt-BR', 'pt'],
  ['de_AT', 'de'],
  ['cmn-Hans', 'zh'],
  ['ja', 'en'],
  ['x-klingon', 'en'],
  [undefined, 'en'],
])('the language %s has the words of %s', (tag, language) => {
  expect(pageWords(tag).language).toBe(language)
})
