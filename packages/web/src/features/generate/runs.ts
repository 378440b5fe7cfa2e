import { writingOptions } from '@lectern/domain/api/writing-options.ts'
import { formats, type Format } from '@lectern/domain/courses/format.ts'
import type { FailedPage, JobGroup } from '@lectern/domain/jobs/job.ts'
import { z } from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onSessionChange } from '../../api/session.ts'

/** What was asked for, of one course in one format. */
const batchRequest = z.object({
  course_id: z.string(),
  page_ids: z.array(z.string()),
  options: z.optional(writingOptions),
  voice_id: z.optional(z.string()),
  voice_id_host1: z.optional(z.string()),
  voice_id_host2: z.optional(z.string()),
})
export type BatchRequest = z.infer<typeof batchRequest>

/** One request of a run: what it asked for, and either the id of what it started or why it was refused. */
const batch = z.object({
  format: z.enum(['slideshow', 'podcast']),
  /** The titles of its pages by their ids. */
  titles: z.record(z.string(), z.string()),
  request: batchRequest,
  jobId: z.optional(z.string()),
  refusal: z.optional(z.string()),
})
export type Batch = z.infer<typeof batch>

/** What one press of Generate started. */
const run = z.object({ id: z.string(), batches: z.array(batch) })
export type Run = z.infer<typeof run>

const stored = z.object({ runs: z.array(run) })

const storageKey = 'generation_runs'

/** Runs whose summary was not dismissed yet. They are this browser's, so that a tab that was closed tells them later. */
export const useRuns = create(
  persist<{ runs: Run[] }>(() => ({ runs: [] }), {
    name: storageKey,
    storage: createJSONStorage(() => localStorage),
    merge: (kept, initial) => stored.safeParse(kept).data ?? initial,
  }),
)

// What another tab started or dismissed holds here, too.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey) void useRuns.persist.rehydrate()
})

onSessionChange(() => useRuns.setState({ runs: [] }))

export function addRun(batches: Batch[]): void {
  useRuns.setState(({ runs }) => ({ runs: [...runs, { id: crypto.randomUUID(), batches }] }))
}

export function dismissRun(id: string): void {
  useRuns.setState(({ runs }) => ({ runs: runs.filter((one) => one.id !== id) }))
}

export interface FormatOutcome {
  readonly format: Format
  readonly successful: number
  readonly failed: readonly { readonly title: string; readonly reason: string }[]
}

/** What came of a batch: as its group of jobs tells, or, when it was refused, that all of its pages failed. */
export function resultOf(
  one: Batch,
  group: JobGroup | undefined,
): { successful: readonly string[]; failed: readonly FailedPage[] } {
  if (group) return { successful: group.successful_pages, failed: group.failed_pages }
  const reason = one.refusal ?? 'Generation failed'
  return { successful: [], failed: Object.keys(one.titles).map((page_id) => ({ page_id, reason })) }
}

/** The outcome of a run by format; `groups` stand in the order of its batches, undefined where none is known. */
export function summarize(
  batches: readonly Batch[],
  groups: readonly (JobGroup | undefined)[],
): FormatOutcome[] {
  const results = batches.map((one, index) => ({ one, ...resultOf(one, groups[index]) }))
  return (['slideshow', 'podcast'] as const)
    .map((format) => ({ format, ofFormat: results.filter(({ one }) => one.format === format) }))
    .filter(({ ofFormat }) => ofFormat.length > 0)
    .map(({ format, ofFormat }) => ({
      format,
      successful: ofFormat.reduce((sum, { successful }) => sum + successful.length, 0),
      failed: ofFormat.flatMap(({ one, failed }) =>
        failed.map(({ page_id, reason }) => ({ title: one.titles[page_id] ?? page_id, reason })),
      ),
    }))
}

/** 'Slideshows: 3 successful, 0 failed' */
export function outcomeLine({ format, successful, failed }: FormatOutcome): string {
  return `${formats[format].plural}: ${successful} successful, ${failed.length} failed`
}
