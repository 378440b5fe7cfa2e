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
  const planned = async (asked: number, plans: number) => {
    const piece = await write(asked, plans)
    const spoken = await minutesOf(piece)
    return { piece, asked, spoken, distance: Math.abs(spoken / minutes - 1) }
  }
  let last = await planned(minutes, 0)
  let best = last
  let [short, long]: (typeof last | undefined)[] = []
  for (let plans = 1; plans < mostPlans && best.distance > tolerance; plans++) {
    if (last.spoken > minutes) long = last
    else short = last
    // Between a plan that was too short and one that was too long. Otherwise later corrections are smaller, as steps of whole sentences often miss.
    const asked =
      short && long
        ? between(short, long, minutes)
        : last.asked * (1 + (minutes / Math.max(0.1, last.spoken) - 1) / plans)
    // oxlint-disable-next-line no-await-in-loop -- each plan corrects the one before
    last = await planned(asked, plans)
    if (last.distance < best.distance) best = last
  }
  return best.piece
}

interface Planned {
  readonly asked: number
  readonly spoken: number
}

/** The minutes to ask for in between. They keep a distance to both, as whole sentences change the length in steps. */
function between(short: Planned, long: Planned, minutes: number): number {
  const place = (minutes - short.spoken) / Math.max(0.1, long.spoken - short.spoken)
  return short.asked + (long.asked - short.asked) * Math.min(0.8, Math.max(0.2, place))
}
