import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { writingOptions } from '@lectern/domain/api/writing-options.ts'
import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import { formatMessages, formatNames, type Format } from '@lectern/domain/courses/formats.ts'
import type { FailedPage, JobGroup, Spent } from '@lectern/domain/jobs/job.ts'
import { describeGaps } from '@lectern/domain/jobs/silent-parts.ts'
import { allVoices, voiceFields } from '@lectern/domain/voices/chosen-voices.ts'
import { z } from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { call } from '../../api/call.ts'
import { onSessionChange } from '../../api/session.ts'
import { reasonWords, sentenceOfNotice } from '../../messages/problems/problem-sentence.ts'
import { sentencesOf } from '../../messages/sentences.ts'
import { sumOfSpent } from '../../spending/spent-words.ts'
import { messages } from './messages.ts'

/** A request to generate pages of one course in one format. */
const batchRequest = z.object({
  course_id: z.string(),
  page_ids: z.array(z.string()),
  options: z.optional(writingOptions),
  ...voiceFields(allVoices),
})
export type BatchRequest = z.infer<typeof batchRequest>

/** One request of a run: what it asked for, and either the id of what it started or why it was refused. */
const batch = z.object({
  format: z.enum(formatNames),
  /** The titles of its pages by their ids. */
  titles: z.record(z.string(), z.string()),
  request: batchRequest,
  jobId: z.optional(z.string()),
  refusal: z.optional(z.string()),
})
export type Batch = z.infer<typeof batch>

/** The requests of one press of Generate. */
const run = z.object({ id: z.string(), batches: z.array(batch) })
export type Run = z.infer<typeof run>

const stored = z.object({ runs: z.array(run) })

const storageKey = 'generation_runs'

/** Runs whose summary was not dismissed yet. They are stored, so that the summary appears after the tab was closed. */
export const useRuns = create(
  persist<{ runs: Run[] }>(() => ({ runs: [] }), {
    name: storageKey,
    storage: createJSONStorage(() => localStorage),
    merge: (kept, initial) => stored.safeParse(kept).data ?? initial,
  }),
)

// Takes over runs that another tab started or dismissed.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey) Promise.resolve(useRuns.persist.rehydrate()).catch(reportError)
})

onSessionChange(() => useRuns.setState({ runs: [] }))

export function addRun(batches: Batch[]): void {
  useRuns.setState(({ runs }) => ({ runs: [...runs, { id: newPartKey(), batches }] }))
}

/** Removes a run, here and, as far as Lectern can be reached, in the user's other browsers. */
export function dismissRun(id: string): void {
  for (const { jobId } of useRuns.getState().runs.find((one) => one.id === id)?.batches ?? []) {
    if (jobId !== undefined) call(jobsApi.see, { params: { jobId } }).catch(() => undefined)
  }
  useRuns.setState(({ runs }) => ({ runs: runs.filter((one) => one.id !== id) }))
}

/** The cost of a run. Undefined if no provider was called. */
export function spentOfRun(groups: readonly BatchGroup[]): Spent | undefined {
  return sumOfSpent(groups.map((group) => (typeof group === 'object' ? group.spent : undefined)))
}

/** Something to say about one page. */
export interface PageRemark {
  readonly title: string
  readonly reason: string
}

/** The outcome of a run in one format. A page without some of its audio is successful. */
export interface FormatOutcome {
  readonly format: Format
  readonly successful: number
  readonly cancelled: number
  readonly failed: readonly PageRemark[]
  /** Pages without some of their audio, and pages on which a colleague's request was joined. */
  readonly notes: readonly PageRemark[]
}

/** The group of a batch, or 'gone' when the server keeps it no longer. Undefined for a batch that was refused. */
export type BatchGroup = JobGroup | 'gone' | undefined

/** The pages of a batch that failed: all of them when it was refused. */
export function failuresOf(one: Batch, group: BatchGroup): readonly FailedPage[] {
  if (group === 'gone') return []
  if (group) return group.failed_pages
  const reason = one.refusal ?? messages.batchFailed
  return Object.keys(one.titles).map((page_id) => ({ page_id, reason }))
}

/** The outcome of a run by format; `groups` are in the order of its batches. */
export function summarize(batches: readonly Batch[], groups: readonly BatchGroup[]): FormatOutcome[] {
  const known = batches
    .map((one, index) => ({ one, group: groups[index] }))
    .filter(({ group }) => group !== 'gone')
  return formatNames
    .map((format) => ({ format, parts: known.filter(({ one }) => one.format === format) }))
    .filter(({ parts }) => parts.length > 0)
    .map(({ format, parts }) => outcomeOf(format, parts))
}

function outcomeOf(format: Format, parts: readonly { one: Batch; group: BatchGroup }[]): FormatOutcome {
  const groups = parts.map(({ group }) => group).filter((group) => typeof group === 'object')
  const count = (pages: 'successful_pages' | 'cancelled_pages') =>
    groups.reduce((sum, group) => sum + group[pages].length, 0)
  return {
    format,
    successful: count('successful_pages'),
    cancelled: count('cancelled_pages'),
    failed: parts.flatMap(({ one, group }) =>
      failuresOf(one, group).map((failed) => ({
        title: one.titles[failed.page_id] ?? failed.page_id,
        reason: reasonWords(failed),
      })),
    ),
    notes: parts.flatMap(({ one, group }) => (typeof group === 'object' ? notesOf(one, group) : [])),
  }
}

function notesOf({ format, titles }: Batch, { gaps, notices }: JobGroup): PageRemark[] {
  const silent = [...Map.groupBy(gaps, ({ page_id }) => page_id)].map(([page_id, ofPage]) => ({
    page_id,
    reason: messages.silentParts(describeGaps(format, ofPage) ?? '', sentencesOf(ofPage.map(reasonWords))),
  }))
  const joined = notices.map(({ page_id, message, notice }) => ({
    page_id,
    reason: (notice && sentenceOfNotice(notice)) ?? message,
  }))
  return [...silent, ...joined].map(({ page_id, reason }) => ({ title: titles[page_id] ?? page_id, reason }))
}

/** Whether an outcome has more to say than its counts. */
export function needsAttention({ failed, notes, cancelled }: FormatOutcome): boolean {
  return failed.length > 0 || notes.length > 0 || cancelled > 0
}

/** 'Slideshows: 3 successful, 0 failed' */
export function outcomeLine({ format, successful, failed }: FormatOutcome): string {
  return messages.outcome(formatMessages[format].plural, successful, failed.length)
}
