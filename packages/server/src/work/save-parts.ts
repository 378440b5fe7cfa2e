import { isDeepStrictEqual } from 'node:util'
import { documentLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import type { JobProgress } from '@lectern/domain/jobs/job.ts'
import type { DocumentFormat } from '../documents/library/format/document-format.ts'
import type { WrittenPart } from '../generation/writer.ts'
import type { WrittenPartsStore, WrittenRow } from '../generation/written-parts/written-parts-store.ts'
import type { Logger } from '../platform/runtime/logger.ts'

/** Most parts of one document that are kept. */
const mostParts = 300

/** Keeps the finished parts of one run of a job, one write at a time. */
export interface SavedParts<Document> {
  /** Keeps a part, or replaces the part at its position. A failure is logged: the part appears with the whole document. */
  add(part: WrittenPart, document: Document): void
  /** Replaces a part by the same part with its audio, unless it was written again meanwhile. */
  addAudio(part: WrittenPart, document: Document, audible: Document): void
  /** Undefined while no part is kept. */
  counts(): JobProgress['parts']
  /** Resolves when nothing more will be written. */
  close(): Promise<void>
}

interface KeepingParts<Document> {
  readonly jobId: string
  readonly format: Pick<DocumentFormat<Document>, 'schema'>
  readonly store: Pick<WrittenPartsStore, 'keep'>
  readonly logger: Pick<Logger, 'warn'>
  /** Called when the counts have changed. */
  readonly onChange: () => void
}

/** At most `mostParts` parts are kept, with the size of a document in all. */
export function saveParts<Document>(keeping: KeepingParts<Document>): SavedParts<Document> {
  const { jobId, format, store, logger, onChange } = keeping
  const latest = new Map<number, Document>()
  const kept = new Map<number, { readonly bytes: number; readonly playable: boolean }>()
  let total = 0
  let closed = false
  let writing: Promise<void> = Promise.resolve()

  function rowOf({ index, total: all, title }: WrittenPart, document: Document, playable: boolean) {
    const json = JSON.stringify(document)
    return { position: index, total: all, title, document: json, playable }
  }

  async function write(row: WrittenRow): Promise<void> {
    const { position, playable } = row
    const bytes = Buffer.byteLength(row.document)
    const others = [...kept].filter(([at]) => at !== position)
    const all = others.reduce((sum, [, one]) => sum + one.bytes, bytes)
    if (position >= mostParts || all > documentLimit) return
    await store.keep(jobId, row)
    kept.set(position, { bytes, playable })
    total = row.total
    onChange()
  }

  function enqueue(row: WrittenRow): void {
    if (closed) return
    writing = writing
      .then(() => write(row))
      .catch((error: unknown) =>
        logger.warn({ err: error, job: jobId }, 'A finished part cannot be shown yet.'),
      )
  }

  return {
    add(part, document) {
      // A repeated part keeps its audio.
      if (isDeepStrictEqual(latest.get(part.index), document)) return
      latest.set(part.index, document)
      // An invalid part is handled when the whole document is stored.
      if (format.schema.safeParse(document).success) enqueue(rowOf(part, document, false))
    },
    addAudio(part, document, audible) {
      if (latest.get(part.index) === document) enqueue(rowOf(part, audible, true))
    },
    counts() {
      if (kept.size === 0) return undefined
      const playable = [...kept.values()].filter((one) => one.playable).length
      return { written: kept.size, playable, total }
    },
    async close() {
      closed = true
      await writing
    },
  }
}
