/** The value of a JSON text. Undefined if it is none: a message of another version of Lectern. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
