import { Problem } from '@lectern/domain/problems/problems.ts'
import { trim } from '../audio/samples/trim.ts'
import type { Sound } from '../speech-engine.ts'
import { spokenSeconds } from '../text/spoken-length.ts'

/** Shorter than any syllable, with the margins that trimming leaves. */
const shortestSeconds = 0.06
/** No voice is four times as fast as human speech. */
const minShare = 1 / 4
/** The length of one or two words is too uncertain for this check. */
const checkedFromSeconds = 1.5

/**
 * Returns an engine's sound of a text with words. Throws SPEECH_UNUSABLE if it is silence, or far too short for the
 * text.
 */
export function checkSound(sound: Sound, text: string): Sound {
  const heard = trim(sound.samples, sound.sampleRate).length / sound.sampleRate
  if (heard < shortestSeconds)
    throw new Problem('SPEECH_UNUSABLE', {
      reason: 'silent',
    })
  const expected = spokenSeconds(text)
  if (expected >= checkedFromSeconds && heard < expected * minShare)
    throw new Problem('SPEECH_UNUSABLE', {
      reason: 'partial',
    })
  return sound
}
