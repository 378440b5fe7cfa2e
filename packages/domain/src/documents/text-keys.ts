/** The key of a text that is spoken apart from the rest of its part: that of the part and the text's field. Keys have no colon. */
export function textKey(part: string, field: string): string {
  return `${part}:${field}`
}

/** The key of the part that a key belongs to: its own, or that of the part of a text. */
export function partOfKey(key: string): string {
  return key.split(':', 1)[0] ?? key
}
