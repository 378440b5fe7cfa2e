import type { Voice } from '@lectern/domain/voices/voice.ts'
import { endTranslation, translateWith } from '@lectern/domain/messages/translated.ts'
import { displayName } from '@lectern/domain/voices/languages.ts'
import { afterEach, describe, expect, test } from 'vitest'
import {
  allLanguageOptions,
  allLanguages,
  defaultChoice,
  languageOptions,
  languageOptionsByName,
  searchVoices,
} from './voice-search.ts'

const clara: Voice = { id: 'a:clara', name: 'Clara', language: 'en-US', engine: 'Flite' }
const edward: Voice = { id: 'a:edward', name: 'Edward', language: 'en-GB', engine: 'Flite' }
const lucia: Voice = { id: 'b:lucia', name: 'Lucía', language: 'es-ES', engine: 'eSpeak' }
const wei: Voice = { id: 'b:wei', name: 'Wei', language: 'cmn', engine: 'eSpeak' }
const eleri: Voice = { id: 'b:eleri', name: 'Eleri', language: 'cy' }
const voices = [clara, edward, wei, lucia, eleri]

describe('searching voices', () => {
  test('matches name, language and engine in any case', () => {
    expect(searchVoices(voices, ' CLA', allLanguages)).toEqual([clara])
    expect(searchVoices(voices, 'chinese', allLanguages)).toEqual([wei])
    expect(searchVoices(voices, 'flite', allLanguages)).toEqual([clara, edward])
  })

  test('returns voices of the chosen language, with any language tag of an engine', () => {
    expect(searchVoices(voices, '', 'zh')).toEqual([wei])
    expect(searchVoices(voices, 'clara', 'es')).toEqual([])
  })
})

test('the filter offers only languages that are present, in the order of the menu', () => {
  expect(languageOptions(voices).map((option) => option.label)).toEqual([
    'All Languages',
    'English',
    'Spanish',
    'Chinese',
    'cy',
  ])
})

describe('the menus with all languages', () => {
  afterEach(endTranslation)

  test('have them in the language of the interface, also if it changes', () => {
    expect(allLanguageOptions()[0]).toEqual({ value: 'en', label: 'English' })
    translateWith((feature) =>
      feature === 'languages' ? { nameOf: (tag: string) => displayName('de', tag) } : undefined,
    )
    expect(allLanguageOptions()[0]).toEqual({ value: 'en', label: 'Englisch' })
  })

  test('or by their names', () => {
    const labels = languageOptionsByName().map(({ label }) => label)
    expect(labels).toHaveLength(29)
    expect(labels.slice(0, 2)).toEqual(['Arabic', 'Chinese'])
  })
})

describe('the default voice', () => {
  test('is the first English one', () => {
    expect(defaultChoice([lucia, clara, edward])).toBe(clara)
  })

  test('is the second English one for a second host', () => {
    expect(defaultChoice([lucia, clara, edward], 1)).toBe(edward)
  })

  test('is the same one for both hosts if there is only one', () => {
    expect(defaultChoice([lucia, clara], 1)).toBe(clara)
  })

  test('is the first of all voices if none speaks English', () => {
    expect(defaultChoice([lucia, wei])).toBe(lucia)
    expect(defaultChoice([], 1)).toBeUndefined()
  })
})
