import { audioStatus, type Spoken } from './audio-status.ts'
import type { Narration } from './narration.ts'

/**
 * Whether a part takes audio that was made for it: audio of its words by its host, or any audio if it has none that
 * fits. So an older step of a history keeps the audio of its own words.
 */
export function takesAudio(part: Spoken, { said_otherwise: _glossary, ...audio }: Narration): boolean {
  const fits = audioStatus({ ...part, audio_path: 'arrived', audio }) === 'Available'
  return fits || audioStatus(part) !== 'Available'
}

/** Whether a part already has this audio. Paths name the content, so the words and times need no comparison. */
export function isSameAudio(
  part: { readonly audio_path?: string | null; readonly audio?: Narration },
  audio_path: string,
  { host, said_otherwise = false }: Narration,
): boolean {
  const { audio } = part
  if (part.audio_path !== audio_path || !audio) return false
  return audio.host === host && (audio.said_otherwise ?? false) === said_otherwise
}
