import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { cancelled } from '../speech/cancelled.ts'
import type { SpeechEngine } from '../speech/speech-engine.ts'

export const fakeVoices: readonly Voice[] = [
  {
    id: 'fake:ada',
    name: 'Ada',
    language: 'en-US',
    engine: 'Fake voices',
    gender: 'female',
    quality: 'good',
  },
  { id: 'fake:ben', name: 'Ben', language: 'en-GB', engine: 'Fake voices', gender: 'male', quality: 'good' },
  {
    id: 'fake:carmen',
    name: 'Carmen',
    language: 'es-ES',
    engine: 'Fake voices',
    gender: 'female',
    quality: 'fair',
  },
]

/** What the fake cannot say, for tests of voices that cannot speak. */
export const unspeakable = 'unspeakable'

/** Hums: 60 ms of a tone for each letter and digit, the same for the same text, at once and without threads. */
export function createFakeSpeechEngine(): SpeechEngine {
  return {
    id: 'fake',
    name: 'Fake voices',
    voices: async () => fakeVoices,
    async speak({ text, voiceId, signal }) {
      if (signal?.aborted) throw cancelled(signal)
      if (!fakeVoices.some(({ id }) => id === voiceId)) throw new Problem('UNKNOWN_VOICE')
      if (text.includes(unspeakable)) throw new Problem('VOICE_CANNOT_SPEAK')
      return { samples: hum(text), sampleRate }
    },
    close: async () => undefined,
  }
}

const sampleRate = 16_000
const samplesPerLetter = 960

function hum(text: string): Float32Array {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return Float32Array.from(
    { length: letters * samplesPerLetter },
    (_, i) => Math.sin((i * 2 * Math.PI * 220) / sampleRate) / 4,
  )
}
