import { createRequire } from 'node:module'
import { makerNames } from '@lectern/domain/documents/maker-names.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import type { Logger } from '../../../platform/runtime/logger.ts'
import { startEspeak } from '../espeak/espeak-runner.ts'
import { espeakSpeakers } from '../espeak/espeak-voices.ts'
import { packageVersion } from '../package-version.ts'
import { createPool } from '../../../platform/workers/pool.ts'
import { speechFailed } from '../reliability/speech-failed.ts'
import { requireReadable } from '../text/readable-scripts.ts'
import { requireSound } from '../reliability/require-sound.ts'
import { isSlow, slowness } from '../text/slow-speech.ts'
import { stretchOfTake } from '../text/take-pace.ts'
import { hasWords } from '../text/speakable.ts'
import type { SpeechEngine } from '../speech-engine.ts'

const id = 'espeak'
const name = makerNames.otherVoices

/**
 * Every language except English, through eSpeak NG. That is an optional package: without it there are no voices. It
 * runs in a separate process, which the first request starts and a failed request ends.
 */
export function createEspeakEngine({
  logger,
  packageName = '@echogarden/espeak-ng-emscripten',
}: {
  logger: Logger
  packageName?: string
}): SpeechEngine {
  const installed = isInstalled(packageName)
  if (!installed)
    logger.warn(
      { package: packageName },
      'Only English can be spoken: the package of the other voices is not installed.',
    )
  const pool = createPool({ size: 1, timeoutMs: 120_000, start: startEspeak, failure: speechFailed })
  return {
    id,
    name,
    version: installed ? packageVersion(packageName) : 'not installed',
    marksOf: () => ['slow'],
    takesOf: () => 'pace',
    voices: async () => (installed ? voices : []),
    async speak({ text, spans, voiceId, take, signal }) {
      const speaker = espeakSpeakers[voices.findIndex((voice) => voice.id === voiceId)]
      if (!speaker || !installed) throw new Problem('UNKNOWN_VOICE')
      if (!hasWords(text)) return { samples: new Float32Array(), sampleRate: 22_050 }
      requireReadable(text, speaker.language)
      return requireSound(
        await pool.run(
          {
            voice: speaker.espeakVoice,
            text,
            stretch: stretchOfTake(take) * (isSlow({ spans }) ? slowness : 1),
          },
          { signal },
        ),
      )
    },
    close: () => pool.close(),
  }
}

const voices: readonly Voice[] = espeakSpeakers.map(({ name: personName, language, gender, quality }) => ({
  id: `${id}:${language}-${gender}`,
  name: personName,
  language,
  engine: name,
  gender,
  quality,
}))

function isInstalled(packageName: string): boolean {
  try {
    createRequire(import.meta.url).resolve(packageName)
    return true
  } catch {
    return false
  }
}
