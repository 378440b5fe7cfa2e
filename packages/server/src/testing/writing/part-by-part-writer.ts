import type { Format } from '@lectern/domain/courses/formats.ts'
import type { DraftOf } from '../../generation/drafts/draft-of.ts'
import type { Writer, WritingRequest, WrittenPart } from '../../generation/writer.ts'
import { waitUntil } from '../follow-jobs.ts'
import { createFakeWriter } from './fake-writer.ts'

export interface PartByPartWriter extends Writer {
  /** Number of documents it has started. */
  started(): number
  /** Waits until it has started this many documents. */
  untilStarted(count: number): Promise<void>
  /** Reports parts of the newest document, by their positions. */
  finish(...positions: readonly number[]): void
  /** Reports a part of the newest document. */
  report(part: Partial<WrittenPart> & { readonly index: number }): void
  /** Ends the newest document: with its draft, or with a failure. */
  end(failure?: unknown): void
}

interface Started {
  readonly request: WritingRequest
  readonly parts: readonly WrittenPart[]
  readonly end: (failure?: unknown) => void
}

/** The fake writer, which reports parts and ends only when the test says so. */
export function createPartByPartWriter(): PartByPartWriter {
  const fake = createFakeWriter()
  const all: Started[] = []
  const newest = (): Started => {
    const last = all.at(-1)
    if (!last) throw new Error('The writer has started nothing.')
    return last
  }
  return {
    ...fake,
    started: () => all.length,
    untilStarted: (count) => waitUntil(() => all.length >= count),
    async write(format, request) {
      const draft = await fake.write(format, request)
      await new Promise<void>((resolve, reject) => {
        const end = (failure?: unknown) =>
          failure === undefined
            ? resolve()
            : reject(failure instanceof Error ? failure : new Error('Failed.'))
        request.signal?.addEventListener('abort', () => end(request.signal?.reason), { once: true })
        all.push({ request, parts: partsOf(draft), end })
      })
      return draft
    },
    finish(...positions) {
      const { request, parts } = newest()
      for (const at of positions) {
        const part = parts[at]
        if (part) request.onPart?.(part)
      }
    },
    report(part) {
      const { request, parts } = newest()
      const [like] = parts
      if (like) request.onPart?.({ ...like, ...part })
    },
    end: (failure) => newest().end(failure),
  }
}

function partsOf(draft: DraftOf<Format>): WrittenPart[] {
  const { title, language } = draft
  const parts = 'slides' in draft ? draft.slides : draft.segments
  return parts.map((part, index) => ({
    title,
    language,
    index,
    total: parts.length,
    ...('content' in part ? { slide: part } : { segment: part }),
  }))
}
