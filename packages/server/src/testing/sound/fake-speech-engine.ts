import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { cancelledProblem } from '../../platform/providers/cancelled.ts'
import type { SpeechEngine, SpeechRequest } from '../../audio/speech/speech-engine.ts'

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

/** The text that the fake cannot speak, for tests of voices that cannot speak. */
export const unspeakable = 'unspeakable'

/**
 * A failure of a request: no sound, a tenth of it, no response until the request is aborted, a response only after a
 * promise, or a problem.
 */
export type Mishap = 'silence' | 'tenth' | 'hang' | Promise<unknown> | Problem

export interface FakeSpeechEngine extends SpeechEngine {
  /** Every request, in order. */
  readonly asked: readonly SpeechRequest[]
}

/**
 * Hums: 60 ms of a tone per letter and digit, the same for the same text, immediately and without threads. Each request
 * takes the next mishap; `undefined` stands for none.
 */
export function createFakeSpeechEngine({
  mishaps = [],
  remote,
}: {
  mishaps?: readonly (Mishap | undefined)[]
  remote?: SpeechEngine['remote']
} = {}): FakeSpeechEngine {
  const asked: SpeechRequest[] = []
  return {
    id: 'fake',
    name: 'Fake voices',
    version: 'hum 1',
    asked,
    ...(remote && { remote }),
    voices: async () => fakeVoices,
    async speak(request) {
      const { text, voiceId, signal } = request
      if (signal?.aborted) throw cancelledProblem(signal)
      if (!fakeVoices.some(({ id }) => id === voiceId)) throw new Problem('UNKNOWN_VOICE')
      if (text.includes(unspeakable)) throw new Problem('VOICE_CANNOT_SPEAK')
      const mishap = mishaps[asked.push(request) - 1]
      if (mishap instanceof Problem) throw mishap
      if (mishap === 'hang') await aborted(signal)
      if (mishap instanceof Promise) await mishap
      const samples = hum(text)
      if (mishap === 'silence') samples.fill(0)
      return { samples: mishap === 'tenth' ? samples.slice(0, samples.length / 10) : samples, sampleRate }
    },
    close: async () => undefined,
  }
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(cancelledProblem(signal)), { once: true })
  })
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
