import { z } from 'zod/mini'
import { type CountField, type Format, formatNames, formats, type StatusField } from './formats.ts'

/** The content of a page in the course list: a status and a number of parts for each format. */
export type ContentState = Readonly<Record<StatusField, string> & Record<CountField, number>>

export const contentStateFields = {
  ...statusFields(z.string()),
  ...forFields((format) => formats[format].countField, z.number()),
}

/** A page without content. */
export const noContent: ContentState = {
  ...statusFields('Not_Started'),
  ...forFields((format) => formats[format].countField, 0),
}

/** The value for the status field of each format. */
export function statusFields<Value>(value: Value): Readonly<Record<StatusField, Value>> {
  return forFields((format) => formats[format].statusField, value)
}

function forFields<Field extends string, Value>(
  fieldOf: (format: Format) => Field,
  value: Value,
): Readonly<Record<Field, Value>> {
  // Every format has such a field.
  return Object.fromEntries(formatNames.map((name) => [fieldOf(name), value])) as Record<Field, Value>
}
