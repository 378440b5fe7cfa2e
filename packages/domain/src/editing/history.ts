/**
 * Undo and redo over any immutable document. Whole documents are kept: they share what did not change, so a step costs
 * what it changed.
 */
export interface History<Document> {
  /** Oldest first. */
  readonly past: readonly Document[]
  readonly present: Document
  /** Next one first. */
  readonly future: readonly Document[]
  /** The gesture that made the present, which may still be going on. */
  readonly gesture?: string
}

/** Steps that can be undone. */
const limit = 500

export function startHistory<Document>(present: Document): History<Document> {
  return { past: [], present, future: [] }
}

/**
 * Makes a step. Steps of one gesture (typing in one field, dragging one slider) merge into one; a document that is the
 * same object as the present is no step at all.
 */
export function record<Document>(
  history: History<Document>,
  present: Document,
  gesture?: string,
): History<Document> {
  if (present === history.present) return history
  if (gesture !== undefined && gesture === history.gesture) return { ...history, present, future: [] }
  return { past: [...history.past, history.present].slice(-limit), present, future: [], gesture }
}

/** Ends the gesture that is going on, so that the next edit is a step of its own. */
export function settle<Document>({ past, present, future }: History<Document>): History<Document> {
  return { past, present, future }
}

export function undo<Document>({ past, present, future }: History<Document>): History<Document> {
  const previous = past.at(-1)
  if (previous === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] }
}

export function redo<Document>({ past, present, future }: History<Document>): History<Document> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: rest }
}

/**
 * Takes in a change that the author did not make (audio arriving): it is no step, and undo does not lose it. The change
 * is called once for each document. Steps that share parts must share them afterwards: see `shared-change.ts`.
 */
export function absorb<Document>(
  history: History<Document>,
  change: (document: Document) => Document,
): History<Document> {
  return {
    ...history,
    past: history.past.map(change),
    present: change(history.present),
    future: history.future.map(change),
  }
}
