import type { Span } from './join.ts'

/** Resolution of the analysis in seconds. */
const step = 0.01
/** Shortest pause in seconds that can separate sentences. */
const shortestGap = 0.08
/** Level of silence relative to the loud parts: -32 dB. */
const faint = 10 ** (-32 / 20)

/**
 * The spans of sentences that were spoken in one request. `shares` are their relative lengths. A sentence ends at a
 * pause. Of all assignments of ends to pauses, this is the one whose lengths fit the shares best and whose pauses are
 * longest. If there is no pause nearby, the sentence ends where its share predicts.
 */
export function sentenceSpans(
  samples: Float32Array,
  sampleRate: number,
  shares: readonly number[],
): readonly Span[] {
  if (shares.length < 2) return [{ start: 0, end: samples.length }]
  const steps = loudSteps(samples, Math.max(1, Math.round(sampleRate * step)))
  const ends = chooseEnds(steps, shares)
  const position = (at: number) => Math.min(samples.length, Math.round(at * sampleRate * step))
  return shares.map((_, index) => ({
    start: index === 0 ? 0 : position(ends[index - 1]?.next ?? 0),
    end: index === shares.length - 1 ? samples.length : position(ends[index]?.at ?? 0),
  }))
}

/** Whether each step of a sound is loud enough to be speech. */
function loudSteps(samples: Float32Array, length: number): readonly boolean[] {
  const levels = Array.from({ length: Math.ceil(samples.length / length) }, (_, index) => {
    let power = 0
    const frame = samples.subarray(index * length, (index + 1) * length)
    for (const sample of frame) power += sample * sample
    return Math.sqrt(power / frame.length)
  })
  const loud = levels.toSorted((one, other) => one - other)[Math.floor(levels.length * 0.95)] ?? 0
  return levels.map((level) => level > loud * faint)
}

/** A position at which a sentence may end and the next start, in steps. */
interface Place {
  readonly at: number
  readonly next: number
  /** Seconds of speech before it. */
  readonly spoken: number
  /** How unlikely it is; 0 for the longest pauses. */
  readonly cost: number
}

/** The cost of an end within speech, and the weight of a short pause. */
const costs = { noPause: 6, shortPause: 3 }

function chooseEnds(steps: readonly boolean[], shares: readonly number[]): readonly Place[] {
  const spokenBefore = [0]
  for (const loud of steps) spokenBefore.push((spokenBefore.at(-1) ?? 0) + (loud ? step : 0))
  const spoken = spokenBefore.at(-1) ?? 0
  const whole = shares.reduce((sum, share) => sum + share, 0) || 1
  const lengths = shares.map((share) => (share / whole) * spoken)
  return cheapest(placesIn(steps, spokenBefore, lengths), lengths, spoken)
}

function placesIn(
  steps: readonly boolean[],
  spokenBefore: readonly number[],
  lengths: readonly number[],
): readonly Place[] {
  const gaps: { at: number; next: number }[] = []
  let lastLoud = -1
  for (const [at, loud] of steps.entries()) {
    if (!loud) continue
    if (lastLoud >= 0 && (at - lastLoud - 1) * step >= shortestGap) gaps.push({ at: lastLoud + 1, next: at })
    lastLoud = at
  }
  const seconds = ({ at, next }: { at: number; next: number }) => (next - at) * step
  const longest = gaps.map(seconds).toSorted((one, other) => other - one)
  /** Approximate length of the pauses between sentences, which are the longest. */
  const usual = longest[Math.floor((lengths.length - 1) / 2)] ?? 1
  const pauses = gaps.map((gap) => ({
    ...gap,
    spoken: spokenBefore[gap.at] ?? 0,
    cost: costs.shortPause * Math.max(0, 1 - seconds(gap) / usual),
  }))
  let due = 0
  const estimates = lengths.slice(0, -1).map((length) => {
    due += length
    const at = Math.max(
      0,
      spokenBefore.findIndex((before) => before >= due),
    )
    return { at, next: at, spoken: due, cost: costs.noPause }
  })
  return [...pauses, ...estimates].toSorted((one, other) => one.spoken - other.spoken)
}

/** One assignment of the ends of the first sentences. */
interface Way {
  readonly cost: number
  readonly end: Place
  readonly before: Way | undefined
}

/** The cheapest ends of all sentences but the last (dynamic programming over positions in order). */
function cheapest(places: readonly Place[], lengths: readonly number[], spoken: number): readonly Place[] {
  let ways: readonly (Way | undefined)[] = []
  for (const [index, length] of lengths.slice(0, -1).entries()) {
    const before = ways
    ways = places.map((end, at) => {
      if (index === 0) return { cost: end.cost + misfit(end.spoken, length), end, before: undefined }
      return least(before.slice(0, at), (way) => ({
        cost: way.cost + end.cost + misfit(end.spoken - way.end.spoken, length),
        end,
        before: way,
      }))
    })
  }
  const whole = least(ways, (way) => ({
    ...way,
    cost: way.cost + misfit(spoken - way.end.spoken, lengths.at(-1) ?? 0),
  }))
  const ends: Place[] = []
  for (let way = whole; way; way = way.before) ends.unshift(way.end)
  return ends
}

function least(ways: readonly (Way | undefined)[], extend: (way: Way) => Way): Way | undefined {
  let best: Way | undefined
  for (const way of ways) {
    const longer = way && extend(way)
    if (longer && (!best || longer.cost < best.cost)) best = longer
  }
  return best
}

/** How far a length is from the expected one; 1 at a deviation of slightly more than a third. */
function misfit(length: number, expected: number): number {
  return ((length - expected) / (expected / 3 + 0.15)) ** 2
}
