import { Problem } from '@lectern/domain/problems/problems.ts'
import { trim } from '../audio/samples/trim.ts'
import type { Sound } from '../speech-engine.ts'

/** Returns an engine's sound of a text with words; VOICE_CANNOT_SPEAK if it is silence. */
export function requireSound(sound: Sound): Sound {
  if (trim(sound.samples, sound.sampleRate).length < sound.sampleRate * shortestSeconds)
    throw new Problem('VOICE_CANNOT_SPEAK')
  return sound
}

/** Shorter than any syllable, with the margins that trimming leaves. */
const shortestSeconds = 0.06
