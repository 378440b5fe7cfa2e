import type { Narration } from './narration.ts'

const prefix = 'recording:'

/** How the screen names what made the audio of a recording. */
export const recordingEngine = 'Own recording'

/** The voice of audio that an account has recorded. It is in no list of voices, and no engine speaks with it. */
export function recordingVoice(accountId: string): string {
  return `${prefix}${accountId}`
}

/** Whether audio is the recording of an author, so that nothing replaces it without a question. */
export function isOwnRecording(audio: Pick<Narration, 'voice_id'> | null | undefined): boolean {
  return audio?.voice_id.startsWith(prefix) ?? false
}
