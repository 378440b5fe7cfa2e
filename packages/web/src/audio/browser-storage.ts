/** The value that is stored in this browser under a key. Undefined if it cannot be read. */
export function readBrowserStorage(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Stores a value for the next visit. */
export function writeBrowserStorage(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The storage is full or not permitted. Playback continues without the stored value.
  }
}
