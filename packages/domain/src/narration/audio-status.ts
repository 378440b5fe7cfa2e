import type { Narration } from './narration.ts'

export type AudioStatus = 'Not Generated' | 'Available' | 'Update Needed'

/** A slide or a dialogue line, as far as its audio is concerned. */
export interface Spoken {
  readonly script: string
  /** The host of a dialogue line; undefined for a slide. */
  readonly speaker?: string
  readonly audio_path?: string | null
  readonly audio?: Narration
}

/**
 * Whether a slide or a dialogue line has audio, and whether that fits: the same words, said as the glossary says them
 * now, by the same host.
 */
export function audioStatus(spoken: Spoken): AudioStatus {
  if (!spoken.audio_path) return 'Not Generated'
  if (spoken.audio?.said_otherwise) return 'Update Needed'
  if (spoken.audio && isOfAnotherHost(spoken.audio, spoken.speaker)) return 'Update Needed'
  if (spoken.audio && !saysTheSame(spoken.audio.text, spoken.script)) return 'Update Needed'
  return 'Available'
}

/** Whether audio was made for a line of the other host. Its voice says nothing about the voice of this one. */
export function isOfAnotherHost({ host }: Pick<Narration, 'host'>, speaker: string | undefined): boolean {
  return host !== undefined && speaker !== undefined && host !== speaker
}

/** Whether two scripts sound alike: space around them is not spoken. */
export function saysTheSame(one: string, other: string): boolean {
  return one.trim() === other.trim()
}
