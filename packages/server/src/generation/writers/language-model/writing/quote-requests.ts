import type { TimedPart } from '../planning/plan.ts'

/** Decides whether a model is asked for the quotes that a part lacks. */
export interface QuoteRequests {
  /** Whether the claims of this part need a quote. */
  areNeeded(part: TimedPart): boolean
}

/**
 * Each part of content is asked for its quotes once. If the second answer has none either, the model cannot quote, and the
 * other parts of the page are not asked for theirs: each request is paid for.
 */
export function createQuoteRequests(): QuoteRequests {
  const asked = new Set<TimedPart>()
  let isUseless = false
  return {
    areNeeded(part) {
      if (part.role !== 'content') return false
      if (asked.has(part)) isUseless = true
      asked.add(part)
      return !isUseless
    },
  }
}
