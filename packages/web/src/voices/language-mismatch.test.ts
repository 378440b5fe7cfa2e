import type { Voice } from '@lectern/domain/voices/voice.ts'
import { describe, expect, test } from 'vitest'
import { languageMismatch } from './language-mismatch.ts'
import { searchVoices } from './voice-search.ts'

const clara: Voice = { id: 'a:clara', name: 'Clara', language: 'en-US' }
const lucia: Voice = { id: 'b:lucia', name: 'Lucía', language: 'es-ES' }
const diego: Voice = { id: 'b:diego', name: 'Diego', language: 'es-MX' }
const voices = [clara, lucia, diego]

describe('a voice', () => {
  test('fits content of its own language in any region, and of an unknown language', () => {
    expect(languageMismatch(lucia, ['es', 'es-AR'], voices)).toBeUndefined()
    expect(languageMismatch(clara, [], voices)).toBeUndefined()
    expect(languageMismatch(clara, ['tlh'], voices)).toBeUndefined()
  })

  test('that speaks another language is reported with one that fits, and another one for the second host', () => {
    expect(languageMismatch(clara, ['es'], voices)).toEqual({
      sentence: 'Clara speaks English, but there is content in Spanish.',
      better: lucia,
    })
    expect(languageMismatch(clara, ['es'], voices, 1)?.better).toBe(diego)
  })

  test('that reads every language fits any content, and is offered if no other voice speaks the language', () => {
    const alloy: Voice = { id: 'c:alloy', name: 'Alloy', language: 'en-US', languages: 'any' }
    expect(languageMismatch(alloy, ['de', 'ar'], [...voices, alloy])).toBeUndefined()
    expect(languageMismatch(clara, ['ar'], [...voices, alloy])?.better).toBe(alloy)
    expect(searchVoices([...voices, alloy], '', 'es')).toEqual([lucia, diego, alloy])
  })

  test('of several languages fits and is found in all of them, but a native voice is offered first', () => {
    const jenny: Voice = { id: 'd:jenny', name: 'Jenny', language: 'en-US', languages: ['de-DE', 'es-ES'] }
    const all = [jenny, ...voices]
    expect(languageMismatch(jenny, ['de-AT', 'es'], all)).toBeUndefined()
    expect(languageMismatch(jenny, ['pl'], all)?.sentence).toContain('Jenny speaks English')
    expect(languageMismatch(clara, ['es'], all)?.better).toBe(lucia)
    expect(languageMismatch(clara, ['de'], all)?.better).toBe(jenny)
    expect(searchVoices(all, '', 'es')).toEqual([jenny, lucia, diego])
    expect(searchVoices(all, 'german', 'all')).toEqual([jenny])
  })

  test('that speaks the language of most pages stays, unless another voice reads all of them', () => {
    const alloy: Voice = { id: 'c:alloy', name: 'Alloy', language: 'en-US', languages: 'any' }
    const sentence = 'Clara speaks English, but some pages are in Spanish.'
    expect(languageMismatch(clara, ['en', 'es'], voices)).toEqual({ sentence, better: undefined })
    expect(languageMismatch(clara, ['en', 'es'], [...voices, alloy])?.better).toBe(alloy)
    expect(languageMismatch(clara, ['es', 'en'], voices)).toEqual({ sentence, better: lucia })
  })

  test('has no better one if no voice speaks the language', () => {
    expect(languageMismatch(clara, ['pl'], voices)?.better).toBeUndefined()
  })
})
