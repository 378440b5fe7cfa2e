import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSpeech, languageOfControls } from './player-language.ts'

/** Players whose messages are the code of their language. */
function startPlayers(delayed: Readonly<Record<string, Promise<unknown>>> = {}) {
  const shown = { words: 'en' }
  const speak = createSpeech(async (language) => {
    await delayed[language]
    return () => {
      shown.words = language
      return () => {
        shown.words = 'en'
      }
    }
  })
  return { shown, speak }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the controls of a player outside the app are in', () => {
  test.each([
    ['the language of the slideshow', 'de-AT', 'fr', ['pl'], 'de'],
    ['the language of the slideshow, however it is written', 'cmn_Hans', 'fr', ['pl'], 'zh'],
    ['the language of the page, if the slideshow has none', undefined, 'ar-EG', ['pl'], 'ar'],
    ['the language of the page, if that of the slideshow is empty', '', 'hi', ['pl'], 'hi'],
    [
      'the language of the browser, if Lectern has not that of the slideshow',
      'ja',
      'fr',
      ['qaa', 'pl'],
      'pl',
    ],
    ['the language of the browser, if no other is known', undefined, undefined, ['pt-BR'], 'pt'],
    ['English, if Lectern has none of them', 'ja', undefined, ['qaa'], 'en'],
  ])('%s', (_which, slideshow, page, languages, expected) => {
    vi.stubGlobal('navigator', { languages })
    expect(languageOfControls(slideshow, page)).toBe(expected)
  })
})

describe('a player', () => {
  test('has messages in its language', async () => {
    const { shown, speak } = startPlayers()
    expect([await speak('de').language, shown.words]).toEqual(['de', 'de'])
  })

  test('has the language of the first player of its page, until all players are removed', async () => {
    const { shown, speak } = startPlayers()
    const first = speak('de')
    const second = speak('fr')
    expect(await second.language).toBe('de')
    first.end()
    expect(await speak('pl').language).toBe('de')
    second.end()
    expect(shown.words).toBe('de')
  })

  test('chooses again after the last player is removed, also English', async () => {
    const { shown, speak } = startPlayers()
    const first = speak('de')
    await first.language
    first.end()
    const second = speak('fr')
    expect([await second.language, shown.words]).toEqual(['fr', 'fr'])
    second.end()
    expect([await speak('en').language, shown.words]).toEqual(['en', 'en'])
  })

  test('is not changed by the messages of a player that was removed before they arrived', async () => {
    const german = Promise.withResolvers<void>()
    const { shown, speak } = startPlayers({ de: german.promise })
    const first = speak('de')
    first.end()
    await speak('fr').language
    german.resolve()
    await first.language
    expect(shown.words).toBe('fr')
  })

  test('is English if its messages cannot be loaded', async () => {
    const { shown, speak } = startPlayers({ de: Promise.reject(new Error('404')) })
    expect([await speak('de').language, shown.words]).toEqual(['en', 'en'])
  })

  test('is English, and stays so, if its messages arrive late', async () => {
    vi.useFakeTimers()
    const german = Promise.withResolvers<void>()
    const { shown, speak } = startPlayers({ de: german.promise })
    const { language } = speak('de')
    await vi.advanceTimersByTimeAsync(4000)
    expect(await language).toBe('en')
    german.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown.words).toBe('en')
  })
})
