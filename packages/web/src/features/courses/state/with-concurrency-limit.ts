interface Waiting {
  readonly start: () => void
  readonly rank: () => number
}

/**
 * Returns a function that runs at most `most` tasks at a time. When a task ends, the waiting task with the lowest rank
 * starts, in order of arrival among equals. Ranks are read at that moment, so they can change while a task waits.
 */
export function withConcurrencyLimit(
  most: number,
): <Result>(task: () => Promise<Result>, rank?: () => number) => Promise<Result> {
  let running = 0
  const waiting: Waiting[] = []

  function takeNext(): Waiting | undefined {
    const ranks = waiting.map(({ rank }) => rank())
    return waiting.splice(ranks.indexOf(Math.min(...ranks)), 1)[0]
  }

  return async (task, rank = () => 0) => {
    if (running < most) running += 1
    else await new Promise<void>((start) => waiting.push({ start, rank }))
    try {
      return await task()
    } finally {
      const next = takeNext()
      if (next) next.start()
      else running -= 1
    }
  }
}
