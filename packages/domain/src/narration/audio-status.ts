import type { Narration } from './narration.ts'

export type AudioStatus = 'Not Generated' | 'Available' | 'Update Needed'

/** Of a slide or a dialogue line: is there audio, and is it of the words as they are now, and as they are said now? */
export function audioStatus(spoken: {
  script: string
  audio_path?: string | null
  audio?: Narration
}): AudioStatus {
  if (!spoken.audio_path) return 'Not Generated'
  if (spoken.audio?.said_otherwise) return 'Update Needed'
  if (spoken.audio && !saysTheSame(spoken.audio.text, spoken.script)) return 'Update Needed'
  return 'Available'
}

/** Whether two scripts sound alike: space around them is not spoken. */
export function saysTheSame(one: string, other: string): boolean {
  return one.trim() === other.trim()
}
