/** A stretch of the episode without lines: the lead-in or the lead-out of the music. Times are in milliseconds. */
export interface Interlude {
  /** The current time in the episode. Undefined if no interlude plays. */
  readonly time: () => number | undefined
  /** Starts at `from`, also if it already plays. Calls `after` at `to`. */
  readonly start: (stretch: { from: number; to: number; speed: number; after: () => void }) => void
  readonly pause: () => void
  readonly resume: (speed: number) => void
  /** Ends it now and calls `after`. */
  readonly finish: () => void
  /** Ends it without calling `after`. */
  readonly stop: () => void
}

export function createInterlude(): Interlude {
  let current: { from: number; to: number; after: () => void } | undefined
  /** `since` is from `performance.now()`. Undefined while it is paused. */
  let running: { since: number; speed: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function time(): number | undefined {
    if (!current || !running) return current?.from
    return Math.min(current.to, current.from + (performance.now() - running.since) * running.speed)
  }

  function pause(): void {
    clearTimeout(timer)
    const from = time()
    if (current && from !== undefined) current = { ...current, from }
    running = undefined
  }

  function resume(speed: number): void {
    if (!current) return
    pause()
    running = { since: performance.now(), speed }
    timer = setTimeout(finish, (current.to - current.from) / speed)
  }

  function stop(): void {
    clearTimeout(timer)
    current = undefined
    running = undefined
  }

  function finish(): void {
    const after = current?.after
    stop()
    after?.()
  }

  return {
    time,
    start({ speed, ...stretch }) {
      stop()
      current = stretch
      resume(speed)
    },
    pause,
    resume,
    finish,
    stop,
  }
}
