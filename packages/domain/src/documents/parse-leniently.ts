import type { z } from 'zod/mini'

/** Position of a value in a document: names of fields, and '*' for any item of a list or field of an object. */
type Place = readonly string[]

/**
 * Reads a stored document. What its schema refuses at these places is left out, so that its default holds: it may have been
 * stored before the schema refused it, or by a newer version. Throws a ZodError if something else is wrong.
 */
export function parseLeniently<Document>(
  schema: z.ZodMiniType<Document>,
  stored: unknown,
  places: readonly Place[],
): Document {
  const parsed = schema.safeParse(stored)
  if (parsed.success) return parsed.data
  const refused = parsed.error.issues.flatMap(({ path }) => {
    const place = places.find((one) => one.every((name, at) => name === '*' || name === path[at]))
    return place && path.length >= place.length ? [path.slice(0, place.length)] : []
  })
  const mended = refused.reduce<unknown>((document, path) => without(document, path), stored)
  // Once nothing can be left out, the error stands. A check of a whole object runs only when its fields are right.
  return mended === stored ? schema.parse(stored) : parseLeniently(schema, mended, places)
}

/** Removes the value at the path. Returns the same object if there is no value. */
function without(value: unknown, [name, ...rest]: readonly PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null || name === undefined || !Object.hasOwn(value, name))
    return value
  const fields: Readonly<Record<PropertyKey, unknown>> = { ...value }
  if (rest.length === 0) {
    const { [name]: _refused, ...others } = fields
    return others
  }
  const inner = without(fields[name], rest)
  if (inner === fields[name]) return value
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...fields, [name]: inner }
}
