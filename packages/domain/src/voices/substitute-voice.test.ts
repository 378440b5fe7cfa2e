import { expect, test } from 'vitest'
import { substituteVoices } from './substitute-voice.ts'
import type { Voice } from './voice.ts'

const builtIn: Voice[] = [
  { id: 'own:clara', name: 'Clara', language: 'en-US', gender: 'female' },
  { id: 'own:edward', name: 'Edward', language: 'en-GB', gender: 'male' },
  { id: 'own:lucia', name: 'Lucía', language: 'es-ES', gender: 'female' },
  { id: 'own:bjork', name: 'Björk', language: 'is-IS', quality: 'poor' },
]

const idsOf = (away: readonly Pick<Voice, 'id' | 'gender'>[], language: string | undefined) =>
  Object.fromEntries([...substituteVoices(away, builtIn, language)].map(([id, voice]) => [id, voice.id]))

test('a substitute speaks the language of the content and has the gender of the voice', () => {
  expect(idsOf([{ id: 'far:onyx', gender: 'male' }], 'en-US')).toEqual({ 'far:onyx': 'own:edward' })
  expect(idsOf([{ id: 'far:onyx', gender: 'male' }], 'es')).toEqual({ 'far:onyx': 'own:lucia' })
})

test('two hosts get different substitutes, also if their voices have one gender or are unknown', () => {
  const hosts = [
    { id: 'far:nova', gender: 'female' as const },
    { id: 'far:coral', gender: 'female' as const },
  ]
  expect(idsOf(hosts, 'en')).toEqual({ 'far:nova': 'own:clara', 'far:coral': 'own:edward' })
  expect(new Set(Object.values(idsOf([{ id: 'far:one' }, { id: 'far:two' }], 'en'))).size).toBe(2)
})

test('the built-in voice of one host is no substitute for the other host', () => {
  const hosts = [
    { id: 'own:clara', gender: 'female' as const },
    { id: 'far:nova', gender: 'female' as const },
  ]
  expect(idsOf(hosts, 'en')['far:nova']).toBe('own:edward')
})

test('a language with only one voice gets it for both hosts, and one with poor voices gets none', () => {
  const hosts = [{ id: 'far:one' }, { id: 'far:two' }]
  expect(idsOf(hosts, 'es')).toEqual({ 'far:one': 'own:lucia', 'far:two': 'own:lucia' })
  expect(idsOf(hosts, 'is')).toEqual({})
})
