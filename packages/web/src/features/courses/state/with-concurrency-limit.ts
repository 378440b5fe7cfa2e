interface Waiting {
  readonly start: () => void
  readonly rank: () => number
}

/**
 * Gives a function that runs tasks, at most `most` at a time. When one ends, the waiting task of the lowest rank starts,
 * the first come among equals; ranks are asked then, so that they may change while a task waits.
 */
export function limited(
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
