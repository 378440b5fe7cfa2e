import type { Format } from '../courses/format.ts'
import { partOfKey } from '../documents/text-keys.ts'
import type { AudioGap } from './job.ts'

const partNames = {
  slideshow: { one: 'slide', many: 'slides' },
  podcast: { one: 'line', many: 'lines' },
} as const

/** '1 slide', '3 lines' */
export function countedParts(format: Format, count: number): string {
  const { one, many } = partNames[format]
  return `${count} ${count === 1 ? one : many}`
}

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
  const { one, many } = partNames[format]
  const described = [
    silent.length > 0 && `${silent.length} silent ${silent.length === 1 ? one : many}`,
    incomplete.length > 0 && `${countedParts(format, incomplete.length)} with some audio missing`,
  ].filter((text) => text !== false)
  return described.length > 0 ? described.join(' and ') : undefined
}
