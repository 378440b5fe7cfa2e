import { expressedTone, type SpokenTone } from '../../voices/spoken-tone.ts'
import type { Narration } from '../narration.ts'

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
  if (spoken.audio && !saysTheSame(spoken.audio.text, spoken.script)) return 'Update Needed'
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

/** True if two scripts sound the same. Surrounding space is not spoken. */
export function saysTheSame(one: string, other: string): boolean {
  return one.trim() === other.trim()
}
