import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type Job, jobKindOf } from '@lectern/domain/jobs/job.ts'
import { describeGaps } from '@lectern/domain/jobs/silent-parts.ts'
import { languageName } from '@lectern/domain/voices/languages.ts'
import { messageWords, reasonWords } from '../../../messages/problems/problem-sentence.ts'
import { sentencesOf } from '../../../messages/sentences.ts'
import { messages } from './messages.ts'

/**
 * The progress of a job, from 0 to 1. Writing ends at a fifth, the rest is the audio, whose parts are counted. Only events
 * of the server change it.
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
    case 'publishing':
      return 0.5
    case 'finished':
      return 1
  }
}

/** The stage of a running job, short enough for a row: 'Slide 4 of 11'. */
export function stageWords({ kind, progress }: Job): string {
  const { stage, done, total } = progress
  switch (stage) {
    case 'waiting':
      return messages.waiting
    case 'reading':
      return messages.reading
    case 'writing':
      return kind === jobKindOf('translate', formatOfJob(kind)) ? messages.translating : messages.writing
    case 'voicing':
      return messages[formatOfJob(kind)].voicing(Math.min(done + 1, total), total)
    case 'publishing':
      return messages.publishing
    case 'finished':
      return messages.finishing
  }
}

/** A job in one sentence, for the jobs panel. One on a translation names its language. */
export function jobSentence(job: Job): string {
  const translation = translatedPage(job.page_id)
  const sentence = sentenceOf(job)
  return translation ? messages.inLanguage(languageName(translation.language), sentence) : sentence
}

function sentenceOf(job: Job): string {
  const { kind, state } = job
  const message = messageWords(job)
  const words = messages[formatOfJob(kind)]
  switch (state) {
    case 'waiting':
      return message ? words.waitingFor(message) : words.waiting
    case 'running':
      return words.running(stageWords(job))
    case 'succeeded':
      return readySentence(job)
    case 'failed':
      return message === undefined ? words.failed : words.failedBecause(message)
    case 'cancelled':
      return words.cancelled
  }
}

function readySentence(job: Job): string {
  const { kind, gaps = [] } = job
  const message = messageWords(job)
  const format = formatOfJob(kind)
  const words = messages[format]
  if (job.kind === jobKindOf('publish', format)) return words.published
  const missing = describeGaps(format, gaps)
  if (missing === undefined) return message === undefined ? words.ready : words.readyWithNote(message)
  const reasons = [...new Set(gaps.map(reasonWords))]
  return words.readyWithSilentParts(missing, sentencesOf(reasons))
}

/**
 * The jobs of the panel: running ones, waiting ones, then those that ended, newest first. Of several jobs for the same
 * page and format only the newest is shown.
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

/** The progress of all jobs together, from 0 to 1. A job that has ended counts as done, also if it failed. */
export function overallShare(jobs: readonly Job[]): number {
  if (jobs.length === 0) return 0
  return jobs.reduce((sum, job) => sum + (isEnded(job.state) ? 1 : jobShare(job)), 0) / jobs.length
}
