import { Problem } from '@lectern/domain/problems/problems.ts'
import { trim } from './audio/trim.ts'
import type { Sound } from './speech-engine.ts'
import { spokenSeconds } from './spoken-length.ts'

/** Shorter than any syllable, with the margins that trimming leaves. */
const shortestSeconds = 0.06
/** No voice is four times as fast as people speak. */
const leastShare = 1 / 4
/** How long a text of a word or two takes is too uncertain to judge by. */
const judgedFrom = 1.5

/**
 * Hands on what an engine made of a text that has words. Throws SPEECH_UNUSABLE if it is silence, or far too short for
 * the text.
 */
export function judgeSound(sound: Sound, text: string): Sound {
  const heard = trim(sound.samples, sound.sampleRate).length / sound.sampleRate
  if (heard < shortestSeconds)
    throw new Problem('SPEECH_UNUSABLE', {
      sentence: 'The voice made no sound for this text. Please try again, or choose another voice.',
    })
  const expected = spokenSeconds(text)
  if (expected >= judgedFrom && heard < expected * leastShare)
    throw new Problem('SPEECH_UNUSABLE', {
      sentence: 'The voice said only a part of this text. Please try again, or choose another voice.',
    })
  return sound
}
