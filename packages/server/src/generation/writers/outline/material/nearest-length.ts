/** The deviation from the wished minutes, as a share of them, that needs no other plan. */
const tolerance = 0.05

/** A piece is planned at most this often, the first plan included. */
const mostPlans = 4

interface WishedLength<Piece> {
  /** The wished length in minutes. */
  readonly minutes: number
  /** Plans and writes a piece for the given minutes. `plans` is the number of pieces that were written before. */
  readonly write: (minutes: number, plans: number) => Promise<Piece>
  /** The spoken length in minutes. */
  readonly minutesOf: (piece: Piece) => Promise<number>
}

/**
 * The length of a plan is estimated. If the spoken piece is too long or too short, it is planned again by the difference, and
 * the nearest one is kept.
 */
export async function nearestLength<Piece>({
  minutes,
  write,
  minutesOf,
}: WishedLength<Piece>): Promise<Piece> {
  const distanceOf = (spoken: number) => Math.abs(spoken / minutes - 1)
  let asked = minutes
  let best = await write(asked, 0)
  let spoken = await minutesOf(best)
  let distance = distanceOf(spoken)
  for (let plans = 1; plans < mostPlans && distance > tolerance; plans++) {
    // Steps of whole sentences often miss, so later corrections are smaller.
    asked *= 1 + (minutes / Math.max(0.1, spoken) - 1) / plans
    // oxlint-disable-next-line no-await-in-loop -- each plan corrects the one before
    const next = await write(asked, plans)
    // oxlint-disable-next-line no-await-in-loop -- as above
    spoken = await minutesOf(next)
    if (distanceOf(spoken) < distance) {
      best = next
      distance = distanceOf(spoken)
    }
  }
  return best
}
