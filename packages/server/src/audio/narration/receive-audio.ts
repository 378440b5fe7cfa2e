import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { matchesAudio, type KnownAudio } from './choose-audio.ts'
import type { SpokenPart } from './spoken-part.ts'

/**
 * The parts that may get new audio: the part that it was made for (`asked`, as it was then). If that part was deleted,
 * the parts with the same words and host.
 */
export function partsForAudio(
  parts: readonly SpokenPart[],
  asked: SpokenPart,
  made: KnownAudio,
): readonly SpokenPart[] {
  const part = parts.find(({ key }) => key === asked.key)
  return part ? [part] : parts.filter((other) => matchesAudio(other, made))
}

/**
 * Whether the part replaces its audio with the new one. Audio of words that have changed since replaces earlier audio,
 * but not audio that fits. Spoken audio replaces a recording only with `replacesRecording`: the author may have
 * recorded it in the meantime. Audio that was requested later stays: slow work may end after newer work.
 */
export function replacesAudio(
  part: SpokenPart,
  own: KnownAudio | undefined,
  asked: SpokenPart,
  made: KnownAudio,
  replacesRecording: boolean,
): boolean {
  const isKept = isOwnRecording(own?.file.audio) && !isOwnRecording(made.file.audio)
  const isLate = wasAskedLater(own, made)
  if (isKept && (isLate || !replacesRecording)) return false
  const hasFitting = own !== undefined && matchesAudio(part, own)
  if (part.key !== asked.key) return !hasFitting
  if (isLate) return !hasFitting && matchesAudio(part, made)
  const unchanged = part.script === asked.script && part.host === asked.host && part.tone === asked.tone
  return unchanged || matchesAudio(part, made) || !hasFitting
}

function wasAskedLater(own: KnownAudio | undefined, made: KnownAudio): boolean {
  return own?.askedAt !== undefined && made.askedAt !== undefined && own.askedAt > made.askedAt
}
