import { formats } from '@lectern/domain/courses/format.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type Job } from '@lectern/domain/jobs/job.ts'
import { describeGaps } from '@lectern/domain/jobs/silent-parts.ts'

/** What a part that gets its sound is called. */
const voicedParts = { slideshow: 'Slide', podcast: 'Line' } as const

/**
 * How far a job is, from 0 to 1. Writing ends at a fifth, the rest is the sound, whose parts are counted; nothing moves
 * that was not told by the server.
 */
export function jobShare({ state, progress }: Job): number {
  if (state === 'succeeded') return 1
  const { stage, done, total } = progress
  const share = total > 0 ? done / total : 0
  switch (stage) {
    case 'waiting':
      return 0
    case 'reading':
      return 0.04
    case 'writing':
      return 0.08 + 0.12 * share
    case 'voicing':
      return 0.2 + 0.8 * share
    case 'finished':
      return 1
  }
}

/** What a running job is at, short enough for a row: 'Slide 4 of 11'. */
export function stageWords({ kind, progress }: Job): string {
  const { stage, done, total } = progress
  switch (stage) {
    case 'waiting':
      return 'Waiting'
    case 'reading':
      return 'Reading'
    case 'writing':
      return 'Writing'
    case 'voicing':
      return `${voicedParts[formatOfJob(kind)]} ${Math.min(done + 1, total)} of ${total}`
    case 'finished':
      return 'Finishing'
  }
}

/** A job in one sentence, for the jobs panel. */
export function jobSentence(job: Job): string {
  const { label } = formats[formatOfJob(job.kind)]
  switch (job.state) {
    case 'waiting':
      return `${label}. ${job.message ? `Waiting. ${job.message}` : 'Waiting for its turn'}`
    case 'running':
      return `${label}. ${stageWords(job)}`
    case 'succeeded':
      return readySentence(job)
    case 'failed':
      return `${label}. ${job.message ?? 'Generation failed'}`
    case 'cancelled':
      return `${label}. Cancelled`
  }
}

function readySentence({ kind, gaps = [], message }: Job): string {
  const format = formatOfJob(kind)
  const { label } = formats[format]
  const missing = describeGaps(format, gaps)
  if (missing === undefined) return message === undefined ? `${label} ready.` : `${label} ready. ${message}`
  const reasons = [...new Set(gaps.map(({ reason }) => reason))]
  return `${label} ready, with ${missing}. ${reasons.join(' ')}`
}

/**
 * Which jobs the panel shows: running ones, waiting ones, then those that ended, newest first. Of several on the same
 * page and format only the newest counts.
 */
export function jobsToShow(jobs: readonly Job[]): { unfinished: Job[]; ended: Job[] } {
  const byAge = jobs.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  const newest = [...new Map(byAge.map((job) => [subjectOf(job), job])).values()]
  const running = newest.filter((job) => job.state === 'running')
  const waiting = newest.filter((job) => job.state === 'waiting')
  const ended = newest
    .filter((job) => isEnded(job.state))
    .sort((a, b) => (b.finished_at ?? '').localeCompare(a.finished_at ?? ''))
  return { unfinished: [...running, ...waiting], ended }
}

function subjectOf({ course_id, page_id, kind }: Job): string {
  return JSON.stringify([course_id, page_id, formatOfJob(kind)])
}

/** How far all of the jobs are together, from 0 to 1. What ended counts as done, however it ended. */
export function overallShare(jobs: readonly Job[]): number {
  if (jobs.length === 0) return 0
  return jobs.reduce((sum, job) => sum + (isEnded(job.state) ? 1 : jobShare(job)), 0) / jobs.length
}
