/** Reads a value again whenever it may have changed. */
export interface LatestReader {
  /** Reads now, or again when the running read has ended. Several calls during a read cause one more read. */
  read(): void
  /** Drops what a running read returns. `read` starts it again. */
  close(): void
}

/** A failed read is repeated after this time, in milliseconds. */
const retryMs = 3000

/** One read runs at a time, so that an older answer never replaces a newer one. */
export function readLatest<Value>(load: () => Promise<Value>, take: (value: Value) => void): LatestReader {
  let wanted = false
  let running = false
  const state = { closed: false }
  let retry: ReturnType<typeof setTimeout> | undefined

  async function readWanted(): Promise<void> {
    while (wanted && !state.closed) {
      wanted = false
      try {
        // oxlint-disable-next-line no-await-in-loop -- one read at a time
        const value = await load()
        if (!state.closed) take(value)
      } catch {
        retry ??= setTimeout(() => {
          retry = undefined
          read()
        }, retryMs)
      }
    }
  }

  function read(): void {
    wanted = true
    if (running || state.closed) return
    running = true
    readWanted()
      .finally(() => (running = false))
      .catch(reportError)
  }

  return {
    read() {
      state.closed = false
      read()
    },
    close() {
      state.closed = true
      clearTimeout(retry)
      retry = undefined
    },
  }
}
