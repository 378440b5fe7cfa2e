import type { Narration } from '../narration.ts'

const prefix = 'recording:'

/** Display name of the engine for recordings. */
export const recordingEngine = 'Own recording'

/** The voice of audio that an account has recorded. It is in no voice list, and no engine uses it. */
export function recordingVoice(accountId: string): string {
  return `${prefix}${accountId}`
}

/** True if the audio is an author's recording, which is replaced only after a confirmation. */
export function isOwnRecording(audio: Pick<Narration, 'voice_id'> | null | undefined): boolean {
  return audio?.voice_id.startsWith(prefix) ?? false
}
