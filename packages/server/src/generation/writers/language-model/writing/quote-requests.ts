import type { TimedPiece } from '../planning/plan.ts'

/** Decides whether a model is asked for the quotes that a piece lacks. */
export interface QuoteRequests {
  /** Whether the claims of this piece need a quote. */
  areNeeded(piece: TimedPiece): boolean
}

/**
 * Each piece of content is asked for its quotes once. If the second answer has none either, the model cannot quote, and the
 * other pieces of the page are not asked for theirs: each request is paid for.
 */
export function createQuoteRequests(): QuoteRequests {
  const asked = new Set<TimedPiece>()
  let isUseless = false
  return {
    areNeeded(piece) {
      if (piece.role !== 'content') return false
      if (asked.has(piece)) isUseless = true
      asked.add(piece)
      return !isUseless
    },
  }
}
