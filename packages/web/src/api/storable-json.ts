/**
 * JSON without NUL and without halves of characters, which the database cannot store. Text of other programs may contain
 * them. They are invisible, so an author could not find them when the server refuses the request.
 */
export function storableJson(body: unknown): string {
  return JSON.stringify(body, (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )
}
