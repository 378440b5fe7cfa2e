import type { Voice } from '@lectern/domain/voices/voice.ts'
import { describe, expect, test } from 'vitest'
import { misfitOf } from './voice-fit.ts'
import { searchVoices } from './voice-search.ts'

const clara: Voice = { id: 'a:clara', name: 'Clara', language: 'en-US' }
const lucia: Voice = { id: 'b:lucia', name: 'Lucía', language: 'es-ES' }
const diego: Voice = { id: 'b:diego', name: 'Diego', language: 'es-MX' }
const voices = [clara, lucia, diego]

describe('a voice', () => {
  test('fits content of its own language in any region, and of an unknown language', () => {
    expect(misfitOf(lucia, ['es', 'es-AR'], voices)).toBeUndefined()
    expect(misfitOf(clara, [], voices)).toBeUndefined()
    expect(misfitOf(clara, ['tlh'], voices)).toBeUndefined()
  })

  test('that speaks another language is reported with one that fits, and another one for the second host', () => {
    expect(misfitOf(clara, ['es'], voices)).toEqual({
      sentence: 'Clara speaks English, but there is content in Spanish.',
      better: lucia,
    })
    expect(misfitOf(clara, ['es'], voices, 1)?.better).toBe(diego)
  })

  test('that reads every language fits any content, and is offered if no other voice speaks the language', () => {
    const alloy: Voice = { id: 'c:alloy', name: 'Alloy', language: 'en-US', languages: 'any' }
    expect(misfitOf(alloy, ['de', 'ar'], [...voices, alloy])).toBeUndefined()
    expect(misfitOf(clara, ['ar'], [...voices, alloy])?.better).toBe(alloy)
    expect(searchVoices([...voices, alloy], '', 'es')).toEqual([lucia, diego, alloy])
  })

  test('of several languages fits and is found in all of them, but a native voice is offered first', () => {
    const jenny: Voice = { id: 'd:jenny', name: 'Jenny', language: 'en-US', languages: ['de-DE', 'es-ES'] }
    const all = [jenny, ...voices]
    expect(misfitOf(jenny, ['de-AT', 'es'], all)).toBeUndefined()
    expect(misfitOf(jenny, ['pl'], all)?.sentence).toContain('Jenny speaks English')
    expect(misfitOf(clara, ['es'], all)?.better).toBe(lucia)
    expect(misfitOf(clara, ['de'], all)?.better).toBe(jenny)
    expect(searchVoices(all, '', 'es')).toEqual([jenny, lucia, diego])
    expect(searchVoices(all, 'german', 'all')).toEqual([jenny])
  })

  test('that speaks the language of most pages stays, unless another voice reads all of them', () => {
    const alloy: Voice = { id: 'c:alloy', name: 'Alloy', language: 'en-US', languages: 'any' }
    const sentence = 'Clara speaks English, but some pages are in Spanish.'
    expect(misfitOf(clara, ['en', 'es'], voices)).toEqual({ sentence, better: undefined })
    expect(misfitOf(clara, ['en', 'es'], [...voices, alloy])?.better).toBe(alloy)
    expect(misfitOf(clara, ['es', 'en'], voices)).toEqual({ sentence, better: lucia })
  })

  test('has no better one if no voice speaks the language', () => {
    expect(misfitOf(clara, ['pl'], voices)?.better).toBeUndefined()
  })
})
