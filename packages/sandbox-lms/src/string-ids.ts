const isId = (key: string) => key === 'id' || key.endsWith('_id')

/** The same response with every id as a string, which `Accept: application/json+canvas-string-ids` requests. */
export function withStringIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStringIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isId(key) && typeof inner === 'number' ? String(inner) : withStringIds(inner),
    ]),
  )
}
