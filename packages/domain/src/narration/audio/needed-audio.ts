import type { FormatDefinition } from '../../courses/format.ts'
import { forEachFormat, type Format } from '../../courses/formats.ts'
import { translated } from '../../messages/translated.ts'

/** How many slides or lines need audio: `missing` ones have none, `outdated` ones have audio of an earlier text. */
interface NeededAudio {
  readonly missing: number
  readonly outdated: number
}

export const neededAudioMessages = translated(
  'needed audio',
  forEachFormat(({ neededAudio }): FormatDefinition['neededAudio'] => neededAudio),
)

/** A short text: '2 slides without audio', otherwise '1 line needs new audio'. Undefined if all audio is current. */
export function neededAudioWords({ missing, outdated }: NeededAudio, format: Format): string | undefined {
  const words = neededAudioMessages[format]
  if (missing > 0) return words.missing(missing)
  return outdated > 0 ? words.outdated(outdated) : undefined
}
