import { expressedTone, spokenTones } from '@lectern/domain/voices/spoken-tone.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { SpeechEngine, SpeechRequest } from '../speech-engine.ts'

/** Number of characters that the provider bills for a request: its text, and markup that the provider counts. */
export async function billedCharacters(engine: SpeechEngine, request: SpeechRequest): Promise<number> {
  return (await engine.billed?.(request)) ?? request.text.length
}

/**
 * Number of characters of markup that the provider bills for a line of a podcast in this voice. It is the average
 * of all tones, because those of the lines are unknown before the podcast is written.
 */
export async function markupOfLine(engine: SpeechEngine, voice: Voice): Promise<number> {
  const text = 'a'
  const tones = spokenTones.map((tone) => expressedTone(tone, voice.tones))
  const billed = await Promise.all(
    tones.map((tone) => billedCharacters(engine, { text, voiceId: voice.id, tone })),
  )
  return billed.reduce((sum, characters) => sum + characters - text.length, 0) / tones.length
}
