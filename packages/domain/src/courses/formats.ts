import { translated } from '../messages/translated.ts'
import type { FormatDefinition } from './format.ts'
import { podcast } from './formats/podcast.ts'
import { slideshow } from './formats/slideshow.ts'

/** The formats that Lectern generates from a page, in the order of the screens. */
export const formats = { slideshow, podcast } as const satisfies Readonly<Record<string, FormatDefinition>>

export type Format = keyof typeof formats

export const formatNames = Object.keys(formats).filter(isFormat)

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name)
}

/** A value for each format. */
export function forEachFormat<Value>(
  valueOf: (definition: (typeof formats)[Format], name: Format) => Value,
): Readonly<Record<Format, Value>> {
  const values = formatNames.map((name) => [name, valueOf(formats[name], name)] as const)
  // The list has every format.
  return Object.fromEntries(values) as Record<Format, Value>
}

export const formatMessages = translated(
  'formats',
  forEachFormat(({ name }): FormatDefinition['name'] => name),
)

/** The fields of a page in the course list with the status of its contents. */
export type StatusField = (typeof formats)[Format]['statusField']
/** The fields of a page in the course list with the number of parts of its contents. */
export type CountField = (typeof formats)[Format]['countField']
/** A speaker of a format: the narrator of slideshows, or one of the two hosts of podcasts. */
export type FormatVoice = (typeof formats)[Format]['voices'][number]
