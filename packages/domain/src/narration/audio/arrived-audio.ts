import { audioStatus, type Spoken } from './audio-status.ts'
import type { Narration } from '../narration.ts'

/**
 * True if a part takes audio that was made for it: audio with its words and host, or any audio if it has no current
 * one. An older step of a history therefore keeps the audio of its own words.
 */
export function takesAudio(part: Spoken, { said_otherwise: _glossary, ...audio }: Narration): boolean {
  const fits = audioStatus({ ...part, audio_path: 'arrived', audio }) === 'Available'
  return fits || audioStatus(part) !== 'Available'
}

/**
 * True if a part already has this audio, for the same chosen voice. Paths identify the content, so words and times need no
 * comparison.
 */
export function isSameAudio(
  part: { readonly audio_path?: string | null; readonly audio?: Narration },
  audio_path: string,
  { host, said_otherwise = false, substitute_for }: Narration,
): boolean {
  const { audio } = part
  if (part.audio_path !== audio_path || !audio) return false
  if (audio.host !== host || audio.substitute_for !== substitute_for) return false
  return (audio.said_otherwise ?? false) === said_otherwise
}
