/** A stretch of the episode in which no line is heard: the lead-in or the lead-out of the music. Times in milliseconds. */
export interface Interlude {
  /** Where in the episode it is; undefined when there is none. */
  readonly time: () => number | undefined
  /** Begins at a time of the episode, or moves there. `after` is called at `to`. */
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
  /** By `performance.now()`; undefined while it is paused. */
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
