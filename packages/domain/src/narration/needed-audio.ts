import { plural } from '../messages/plural.ts'
import { translated } from '../messages/translated.ts'
import type { Format } from '../courses/format.ts'

/** How many slides or lines need audio: `missing` ones have none, `outdated` ones have audio of an earlier text. */
interface NeededAudio {
  readonly missing: number
  readonly outdated: number
}

export const neededAudioMessages = translated('needed audio', {
  slideshow: {
    missing: (count: number) =>
      plural(count, { one: '# slide without audio', other: '# slides without audio' }),
    outdated: (count: number) =>
      plural(count, { one: '# slide needs new audio', other: '# slides need new audio' }),
  },
  podcast: {
    missing: (count: number) =>
      plural(count, { one: '# line without audio', other: '# lines without audio' }),
    outdated: (count: number) =>
      plural(count, { one: '# line needs new audio', other: '# lines need new audio' }),
  },
})

/** A short text: '2 slides without audio', otherwise '1 line needs new audio'. Undefined if all audio is current. */
export function neededAudioWords({ missing, outdated }: NeededAudio, format: Format): string | undefined {
  const words = neededAudioMessages[format]
  if (missing > 0) return words.missing(missing)
  return outdated > 0 ? words.outdated(outdated) : undefined
}
