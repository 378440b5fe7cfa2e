import { Problem } from '@lectern/domain/problems/problems.ts'
import type { PartKind } from '../planning/part-kind.ts'
import { minutesOf } from '../spoken-length.ts'
import { groupParts } from './group-parts.ts'
import { inParallel } from './in-parallel.ts'
import { excerptBudget } from '../page-excerpts.ts'
import type { PartDraft } from './read-group.ts'
import { writeGroup, type Writing } from './write-group.ts'

/** Deviation from the wished minutes. */
export const tolerance = 0.1
/** Rounds of changes. Each takes at most as many calls as the writing. */
const maxRounds = 2
/** A part this near to its share is not changed. */
const nearEnough = 0.08

/**
 * Lengthens or shortens parts until all are within a tenth of the wished minutes, the parts with the largest deviation
 * first. Stops after two rounds, or if a round did not help.
 */
export async function fitLength<Draft>(
  writing: Writing<Draft>,
  written: readonly PartDraft<Draft>[],
  parallel: number,
): Promise<readonly PartDraft<Draft>[]> {
  const { kind, plan } = writing
  const { minutes, wished } = plan.target
  if (wished === undefined) return written
  let all = written
  for (let round = 0; round < maxRounds; round += 1) {
    const before = deviation(kind, all, minutes)
    if (before <= tolerance) return all
    const changed = await rewriteDeviating(writing, all, parallel)
    const next = all.map((one) => changed.find(({ part }) => part.number === one.part.number) ?? one)
    // A model that cannot count words would make it worse.
    if (deviation(kind, next, minutes) >= before) return all
    all = next
  }
  return all
}

/** Share by which the spoken minutes differ from the wished ones. */
export function deviation<Draft>(
  kind: PartKind<Draft>,
  written: readonly PartDraft<Draft>[],
  minutes: number,
): number {
  const spoken = minutesOf(written.flatMap(({ draft }) => kind.spoken(draft)))
  return Math.abs(spoken / minutes - 1)
}

async function rewriteDeviating<Draft>(
  writing: Writing<Draft>,
  all: readonly PartDraft<Draft>[],
  parallel: number,
): Promise<readonly PartDraft<Draft>[]> {
  const { kind, plan } = writing
  const chosen = chooseParts(kind, all, plan.target.minutes)
  const groups = groupParts(
    chosen.map(({ part }) => part),
    plan.material,
    { most: kind.perCall, budget: excerptBudget },
  )
  const results = await inParallel(groups, parallel, async (parts) => {
    const drafts = parts.flatMap((part) =>
      chosen.filter((one) => one.part === part).map(({ draft }) => [part, draft] as const),
    )
    return writeGroup(writing, parts, { drafts }).catch((error: unknown) => keepDrafts(writing, error))
  })
  return results.flat()
}

/** The page is complete already, so a failure here only leaves the drafts as they are. */
function keepDrafts({ request }: Pick<Writing<unknown>, 'request'>, error: unknown): readonly never[] {
  if (request.signal?.aborted || !(error instanceof Problem)) throw error
  return []
}

/** The parts that deviate most in the direction of the whole, as many as are needed. */
function chooseParts<Draft>(
  kind: PartKind<Draft>,
  all: readonly PartDraft<Draft>[],
  minutes: number,
): readonly PartDraft<Draft>[] {
  const measured = all.map((one) => ({ one, gap: minutesOf(kind.spoken(one.draft)) - one.part.minutes }))
  const excess = measured.reduce((sum, { gap }) => sum + gap, 0)
  const direction = Math.sign(excess)
  const chosen = new Set<PartDraft<Draft>>()
  let left = Math.abs(excess)
  for (const { one, gap } of measured.toSorted((a, b) => (b.gap - a.gap) * direction)) {
    if (left <= minutes * (tolerance / 4) || gap * direction < one.part.minutes * nearEnough) break
    chosen.add(one)
    left -= gap * direction
  }
  return all.filter((one) => chosen.has(one))
}
