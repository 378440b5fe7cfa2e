/** The first guess of the page's share in the words. */
const firstShare = 0.5
const mostAttempts = 9
const leastWished = 40
/** The deviation from the target, as a share of it, that needs no change. */
const tolerance = 0.05

interface Tried {
  readonly wished: number
  readonly words: number
}

/**
 * The result of `write` with the words nearest to the target. Opening, questions and closing need words too, so fewer
 * or more words of the page are tried, between the nearest amounts that gave too few and too many.
 */
export function fitLength<Result>(
  target: number,
  write: (wished: number) => Result,
  wordsIn: (result: Result) => number,
): Result {
  let wished = target * firstShare
  let few: Tried = { wished: 0, words: 0 }
  let many: Tried | undefined
  let best = write(wished)
  let words = wordsIn(best)
  let distance = Math.abs(words - target)
  for (let attempt = 1; attempt < mostAttempts && distance > target * tolerance; attempt++) {
    if (words > target) many = { wished, words }
    else few = { wished, words }
    wished = Math.max(leastWished, many ? between(few, many, target) : (wished * target) / Math.max(1, words))
    const next = write(wished)
    words = wordsIn(next)
    if (Math.abs(words - target) >= distance) continue
    best = next
    distance = Math.abs(words - target)
  }
  return best
}

/** The amount in between. It keeps a distance to both, as whole sentences change the length in steps. */
function between(few: Tried, many: Tried, target: number): number {
  const place = (target - few.words) / Math.max(1, many.words - few.words)
  return few.wished + (many.wished - few.wished) * Math.min(0.8, Math.max(0.2, place))
}
