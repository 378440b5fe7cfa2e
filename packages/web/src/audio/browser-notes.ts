/** What this browser keeps under a key. It may keep nothing, or refuse to tell: then nothing was kept. */
export function readNote(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Keeps a note for the next visit. */
export function keepNote(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // No room, or no permission: then it is not remembered, which is no reason to stop playing.
  }
}
