import { fileNameOf } from '../media/media-address.ts'
import type { SpokenPart } from './document-format.ts'

/** Audio that a document had before a change: its part, its file, and the words it was made from. */
export interface KnownAudio {
  readonly part: string
  readonly filename: string
  readonly text: string
}

/**
 * Which audio each part of a changed document has. Parts move and are renumbered, so audio follows (1) the path that
 * the part carries, (2) the very words it was made from, (3) its place, when the part carries no path and no other
 * part took that audio: then the words were changed by someone who did not know of the audio yet.
 */
export function carryAudio(parts: readonly SpokenPart[], known: readonly KnownAudio[]): Map<string, string> {
  const files = new Set(known.map((audio) => audio.filename))
  const carried = new Map<string, string>()
  for (const part of parts) {
    const named = part.audioPath ? fileNameOf(part.audioPath) : undefined
    const same = known.filter((audio) => audio.text === part.script)
    const fitting = same.find((audio) => audio.part === part.key) ?? same[0]
    if (named && files.has(named)) carried.set(part.key, named)
    else if (fitting) carried.set(part.key, fitting.filename)
  }
  const taken = new Set(carried.values())
  for (const part of parts) {
    const inPlace = known.find((audio) => audio.part === part.key)
    if (!carried.has(part.key) && !part.audioPath && inPlace && !taken.has(inPlace.filename)) {
      carried.set(part.key, inPlace.filename)
    }
  }
  return carried
}
