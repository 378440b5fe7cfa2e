import type { EpisodePlan } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { shallow } from 'zustand/shallow'

/** Whether two plans have the same times. An edit of texts or tones changes no time. */
export function isSamePlan(one: EpisodePlan, other: EpisodePlan): boolean {
  return (
    one.durationMs === other.durationMs &&
    (one.music === undefined) === (other.music === undefined) &&
    haveSameItems(one.lines, other.lines) &&
    haveSameItems(one.chapters, other.chapters)
  )
}

function haveSameItems(some: readonly object[], others: readonly object[]): boolean {
  return some.length === others.length && some.every((item, at) => shallow(item, others[at]))
}
