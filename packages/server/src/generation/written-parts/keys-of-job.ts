import { createHash } from 'node:crypto'

/** The key of a slide or segment by its position, from 0, or of a line of a segment. */
export type KeyOfPart = (position: number, line?: number) => string

/**
 * The keys of the parts that a job writes. They follow from its id, so a part that is shown before the document is stored
 * has the same key in it, also after a restart. Only parts that the document had before keep their earlier keys (`keepKeys`).
 */
export function keysOfJob(jobId: string): KeyOfPart {
  return (position, line) =>
    createHash('sha256')
      .update(JSON.stringify([jobId, position, line ?? null]))
      .digest('hex')
      .slice(0, 20)
}
