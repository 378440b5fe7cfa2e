/**
 * Undo and redo for any immutable document. The history keeps whole documents. They share unchanged parts, so a step
 * costs only its changes.
 */
export interface History<Document> {
  /** Oldest first. */
  readonly past: readonly Document[]
  readonly present: Document
  /** Next one first. */
  readonly future: readonly Document[]
  /** The gesture that created the present document, if it may still continue. */
  readonly gesture?: string
}

/** Maximum number of steps that can be undone. */
const limit = 500

export function startHistory<Document>(present: Document): History<Document> {
  return { past: [], present, future: [] }
}

/**
 * Adds a step. Steps of one gesture (typing in one field, dragging one slider) merge into one. A document that is the
 * same object as the present adds no step.
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

/** Ends the current gesture, so that the next edit is a separate step. */
export function endGesture<Document>({ past, present, future }: History<Document>): History<Document> {
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
 * Applies a change that the author did not make, such as arriving audio. It adds no step, and undo keeps it. `change`
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
