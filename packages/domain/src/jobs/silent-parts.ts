import type { FormatDefinition } from '../courses/format.ts'
import { forEachFormat, type Format } from '../courses/formats.ts'
import { translated } from '../messages/translated.ts'
import { partOfKey } from '../documents/text-keys.ts'
import type { AudioGap } from './job.ts'

export const silentPartsMessages = translated('silent parts', {
  ...forEachFormat(({ spokenParts }): FormatDefinition['spokenParts'] => spokenParts),
  both: (silent: string, incomplete: string) => `${silent} and ${incomplete}`,
})

/** '1 slide', '3 lines' */
export const countedParts = (format: Format, count: number): string =>
  silentPartsMessages[format].parts(count)

/** The slides or lines of texts without audio, each once. */
export interface SilentParts {
  /** Keys of those without audio. */
  readonly silent: readonly string[]
  /** Keys of those whose script has audio, or is empty, but not all their other texts. */
  readonly incomplete: readonly string[]
}

/** Groups texts without audio by their slide or line. `texts` are the keys of the texts. */
export function silentPartsOf(texts: readonly string[]): SilentParts {
  const missing = new Set(texts)
  const parts = [...new Set(texts.map(partOfKey))]
  const isSilent = (part: string) => missing.has(part)
  return { silent: parts.filter(isSilent), incomplete: parts.filter((part) => !isSilent(part)) }
}

/** '3 silent slides', or '1 silent slide and 1 slide with some audio missing'. Undefined if nothing is missing. */
export function describeGaps(format: Format, gaps: readonly AudioGap[]): string | undefined {
  const { silent, incomplete } = silentPartsOf(gaps.flatMap(({ parts }) => parts))
  const words = silentPartsMessages[format]
  const withoutAudio = silent.length > 0 ? words.silent(silent.length) : undefined
  const withoutSome = incomplete.length > 0 ? words.incomplete(incomplete.length) : undefined
  if (withoutAudio === undefined || withoutSome === undefined) return withoutAudio ?? withoutSome
  return silentPartsMessages.both(withoutAudio, withoutSome)
}
