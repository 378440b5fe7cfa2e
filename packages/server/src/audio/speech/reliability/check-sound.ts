import { Problem } from '@lectern/domain/problems/problems.ts'
import { trim } from '../audio/samples/trim.ts'
import type { Sound } from '../speech-engine.ts'
import { spokenSeconds } from '../text/spoken-length.ts'

/** Shorter than any syllable, with the margins that trimming leaves. */
const shortestSeconds = 0.06
/** No voice is four times as fast as human speech. */
const minShare = 1 / 4
/** No voice is six times as slow, also when it spells letters or reads long numbers. */
const maxShare = 6
const alwaysAllowedSeconds = 20
/** Share of samples at full scale. Loud speech has less than a hundredth. */
const maxFullScale = 0.1
const fullScale = 0.9995
/** The length of one or two words is too uncertain for this check. */
const checkedFromSeconds = 1.5

/**
 * Returns an engine's sound of a text with words. Throws SPEECH_UNUSABLE if it is silence, far too short or too long for
 * the text, or distorted.
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
  if (sound.samples.length / sound.sampleRate > expected * maxShare + alwaysAllowedSeconds)
    throw new Problem('SPEECH_UNUSABLE', { reason: 'tooMuch' })
  if (isClipped(sound.samples)) throw new Problem('SPEECH_UNUSABLE', { reason: 'clipped' })
  return sound
}

function isClipped(samples: Float32Array): boolean {
  let full = 0
  for (const sample of samples) if (Math.abs(sample) >= fullScale) full += 1
  return full > samples.length * maxFullScale
}
