import { describe, expect, test } from 'vitest'
import { interfaceLanguageCodes } from '../../interface-languages/interface-languages.ts'
import { exportWords } from './export-words.ts'

describe.each(interfaceLanguageCodes)('the files of a podcast in %s', (language) => {
  const words = exportWords(language)

  test('name the host, the text and the course', () => {
    expect(words.ownRecording('ALEX')).toMatch(/^ALEX.+/)
    expect(words.line('ALEX', 'Text.')).toMatch(/^ALEX.+Text\.$/)
    expect(words.feedDescription('Biology')).toContain('Biology')
    expect(words.podcast).not.toBe('')
  })

  test('say in their own language what is not a name', () => {
    if (language === 'en') return
    const english = exportWords('en')
    expect(words.ownRecording('ALEX')).not.toBe(english.ownRecording('ALEX'))
    expect(words.feedDescription('Biology')).not.toBe(english.feedDescription('Biology'))
  })
})

test.each([
  ['pt-BR', 'pt'],
  ['de_AT', 'de'],
  ['cmn-Hans', 'zh'],
  ['ja', 'en'],
  ['x-klingon', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('the language %s has the words of %s', (tag, language) => {
  expect(exportWords(tag)).toBe(exportWords(language))
})

test('the English words', () => {
  const { ownRecording, line, feedDescription, podcast } = exportWords('en')
  expect(line(ownRecording('ALEX'), 'Hello.')).toBe('ALEX (own recording): Hello.')
  expect(feedDescription('Biology')).toBe('Podcasts about the pages of Biology.')
  expect(podcast).toBe('Podcast')
})
