import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import { fits, type KnownAudio } from './choose-audio.ts'
import type { SpokenPart } from './spoken-part.ts'

/**
 * The parts that may get audio that has just been made: the one that it was made for (`asked`, as it was then). If that
 * is gone, parts of the same words and host, as they may take it when the document is saved next.
 */
export function mayReceive(
  parts: readonly SpokenPart[],
  asked: SpokenPart,
  made: KnownAudio,
): readonly SpokenPart[] {
  const part = parts.find(({ key }) => key === asked.key)
  return part ? [part] : parts.filter((other) => fits(other, made))
}

/**
 * Whether such a part takes the audio in the place of its own. Audio of words that the part no longer says takes the
 * place of other earlier audio, but not of audio that fits. Spoken audio takes the place of a recording only with
 * `replacesRecording`: the author may have recorded it while it was spoken.
 */
export function receives(
  part: SpokenPart,
  own: KnownAudio | undefined,
  asked: SpokenPart,
  made: KnownAudio,
  replacesRecording: boolean,
): boolean {
  const isKept = isOwnRecording(own?.file.audio) && !isOwnRecording(made.file.audio)
  if (isKept && !replacesRecording) return false
  const hasFitting = own !== undefined && fits(part, own)
  if (part.key !== asked.key) return !hasFitting
  const unchanged = part.script === asked.script && part.host === asked.host
  return unchanged || fits(part, made) || !hasFitting
}
