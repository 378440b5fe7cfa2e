import { describe, expect, test } from 'vitest'
import { audioStatus } from './audio-status.ts'
import type { Narration } from '../narration.ts'

const audio = { text: 'Hi.', voice_id: 'v', engine: 'e', duration_ms: 1, sentences: [] }
const line = { script: 'Hi.', speaker: 'ALEX', audio_path: '/hi.mp3' }

describe('The status of audio', () => {
  test('is Available if host and words are the same', () => {
    expect(audioStatus({ ...line, audio: { ...audio, host: 'ALEX' } })).toBe('Available')
    expect(audioStatus({ ...line, script: ' Hi. ', audio: { ...audio, host: 'ALEX' } })).toBe('Available')
  })

  test('is Update Needed if the other host spoke the words', () => {
    expect(audioStatus({ ...line, audio: { ...audio, host: 'JAMIE' } })).toBe('Update Needed')
  })

  test('depends only on the words if the audio has no host, and for slides', () => {
    expect(audioStatus({ ...line, audio })).toBe('Available')
    expect(audioStatus({ script: 'Hi.', audio_path: '/hi.mp3', audio })).toBe('Available')
  })

  test('is Update Needed if the words or their pronunciation changed', () => {
    expect(audioStatus({ ...line, script: 'Hello.', audio })).toBe('Update Needed')
    expect(audioStatus({ ...line, audio: { ...audio, said_otherwise: true } })).toBe('Update Needed')
  })

  test('depends on the tone only for voices that express it', () => {
    const warm = { ...audio, tone: 'warm', tones: ['warm', 'curious'] } as const
    expect(audioStatus({ ...line, tone: 'warm', audio: { ...warm, tones: [...warm.tones] } })).toBe(
      'Available',
    )
    for (const tone of ['curious', 'conversational', 'explanatory', 'like a pirate'])
      expect(audioStatus({ ...line, tone, audio: { ...warm, tones: [...warm.tones] } })).toBe('Update Needed')
    // The voice speaks both of these as always.
    for (const tone of ['explanatory', 'conversational', 'like a pirate'])
      expect(audioStatus({ ...line, tone, audio: { ...audio, tones: ['warm'] } })).toBe('Available')
    expect(audioStatus({ ...line, tone: 'warm', audio: { ...audio, tones: ['warm'] } })).toBe('Update Needed')
    for (const tone of ['warm', 'curious']) expect(audioStatus({ ...line, tone, audio })).toBe('Available')
  })

  test('depends on pauses for every voice, and on other marks only if the voice follows them', () => {
    const slow = { ...audio, text: 'Hi you.', marks: ['slow' as const] }
    const of = (script: string, made: Narration) => audioStatus({ ...line, script, audio: made })
    expect(of('Hi [strong]you[/strong].', slow)).toBe('Available')
    expect(of('Hi [slow]you[/slow].', slow)).toBe('Update Needed')
    expect(of('Hi [pause] you.', slow)).toBe('Update Needed')
    expect(of('Hi you.', { ...slow, text: 'Hi [strong]you[/strong].' })).toBe('Available')
    // Audio from before marks existed. The voice may follow them.
    expect(of('Hi [slow]you[/slow].', { ...audio, text: 'Hi you.' })).toBe('Update Needed')
  })

  test('of a recording depends on no mark', () => {
    const recorded = { ...audio, voice_id: 'recording:ada', text: 'Hi [pause] you.' }
    for (const script of ['Hi you.', 'Hi [slow]you[/slow].', '[pause 2 s] Hi you.'])
      expect(audioStatus({ ...line, script, audio: recorded })).toBe('Available')
    expect(audioStatus({ ...line, script: 'Hi there.', audio: recorded })).toBe('Update Needed')
  })

  test('is Not Generated without audio', () => {
    expect(audioStatus({ script: 'Hi.', speaker: 'ALEX' })).toBe('Not Generated')
  })
})
