import type { Narration } from '../narration.ts'

/** The voice that the author chose for audio. A substitute may have spoken it. */
export function chosenVoiceOf(
  audio: Pick<Narration, 'voice_id' | 'substitute_for'> | undefined,
): string | undefined {
  return audio?.substitute_for ?? audio?.voice_id
}
