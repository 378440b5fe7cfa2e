import { expressedTone, type SpokenTone } from '../../voices/spoken-tone.ts'
import { spokenWords } from '../marks/speech-marks.ts'
import type { WordMark } from '../../voices/word-mark.ts'
import { soundOf } from '../marks/sound-of.ts'
import type { Narration } from '../narration.ts'
import { isOwnRecording } from './own-recording.ts'

export type AudioStatus = 'Not Generated' | 'Available' | 'Update Needed'

/** The fields of a slide or a dialogue line that determine its audio. */
export interface Spoken {
  readonly script: string
  /** The host of a dialogue line. Undefined for a slide. */
  readonly speaker?: string
  /** The tone of a dialogue line. Undefined for a slide. */
  readonly tone?: string | undefined
  readonly audio_path?: string | null
  readonly audio?: Narration
}

/** The audio status of a slide or a dialogue line. Audio is current if words, pronunciation, host and tone are the same. */
export function audioStatus(spoken: Spoken): AudioStatus {
  if (!spoken.audio_path) return 'Not Generated'
  if (spoken.audio?.said_otherwise) return 'Update Needed'
  if (spoken.audio && isOfAnotherHost(spoken.audio, spoken.speaker)) return 'Update Needed'
  if (spoken.audio && isInAnotherTone(spoken.audio, spoken.tone)) return 'Update Needed'
  if (spoken.audio && !soundsLike(spoken.audio, spoken.script)) return 'Update Needed'
  return 'Available'
}

/** True if the audio was made for a line of the other host. Its voice is then not a voice of this host. */
export function isOfAnotherHost({ host }: Pick<Narration, 'host'>, speaker: string | undefined): boolean {
  return host !== undefined && speaker !== undefined && host !== speaker
}

/** True if the voice of the audio would speak a line of this tone differently. Voices without tones never do. */
export function isInAnotherTone(
  {
    tone,
    tones,
  }: { readonly tone?: SpokenTone | undefined; readonly tones?: readonly SpokenTone[] | undefined },
  wanted: string | undefined,
): boolean {
  return tones !== undefined && expressedTone(wanted, tones) !== tone
}

/**
 * True if audio sounds as a script asks: the same words with the same pauses, and the same marks if its voice follows
 * them. A recording has the pauses and emphasis of its author.
 */
export function soundsLike(
  {
    text,
    marks,
    voice_id,
  }: Pick<Narration, 'text' | 'voice_id'> & { readonly marks?: readonly WordMark[] | undefined },
  script: string,
): boolean {
  if (isOwnRecording({ voice_id })) return saysTheSame(text, script)
  return soundOf(text, marks) === soundOf(script, marks)
}

/** True if two scripts have the same words. Surrounding space and marks are not spoken. */
export function saysTheSame(one: string, other: string): boolean {
  return spokenWords(one).trim() === spokenWords(other).trim()
}
