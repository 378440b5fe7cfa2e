import type { CoursePublication } from '@lectern/domain/api/learners/publications.ts'
import type { Job, JobGroup } from '@lectern/domain/jobs/job.ts'
import { describe, expect, test } from 'vitest'
import { countResults, hasNoOpenResults, resultsOf, unfinishedJobs } from './results.ts'
import { resultSentence } from './result-sentence.ts'
import type { PublishingRun } from './runs.ts'

const piece = { pageId: 'p', format: 'slideshow', title: 'Tides' } as const
const run: PublishingRun = { courseId: 'c', pieces: [piece], jobIds: ['g1'], answers: {} }

const jobIn = (state: Job['state'], more: Partial<Job> = {}): Job => ({
  id: 'j1',
  kind: 'publish-slideshow',
  state,
  course_id: 'c',
  page_id: 'p',
  page_title: 'Tides',
  progress: { stage: 'publishing', done: 0, total: 1 },
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
})

const groupOf = (jobs: readonly Job[], failed: JobGroup['failed_pages'] = []): JobGroup => ({
  job_id: 'g1',
  state: 'running',
  progress: { done: 0, total: 1 },
  jobs: [...jobs],
  successful_pages: [],
  failed_pages: failed,
  cancelled_pages: [],
  gaps: [],
  notices: [],
  created_at: '2026-11-20T10:00:00.000Z',
})

const page: CoursePublication = {
  publication_id: '00000000-0000-4000-8000-000000000001',
  course_id: 'c',
  page_id: 'p',
  format: 'slideshow',
  title: 'Tides (slideshow)',
  url: 'https://canvas.example.edu/pages/tides',
  module: 'Water',
  placement: 'after_source',
  visible: true,
  share_id: null,
  shows_old_address: false,
  published_revision: 1,
  conflict: null,
  created_by: null,
  created_at: '2026-11-20T10:00:05.000Z',
  updated_by: null,
  updated_at: '2026-11-20T10:00:05.000Z',
}

const conflict = {
  revision: 'r1',
  theirs: { title: 'Tides', text: 'Theirs.' },
  ours: { title: 'Tides', text: 'Ours.' },
  edited_by: 'Tom Reyes',
  edited_at: null,
}
const changed = jobIn('failed', {
  message: 'Another author changed this page.',
  problem: { code: 'PAGE_CHANGED_IN_COURSE' },
})

/** The result of the piece. */
function resultOf(known: {
  jobs?: readonly Job[]
  live?: readonly Job[]
  pages?: readonly CoursePublication[]
  failed?: JobGroup['failed_pages']
  answers?: PublishingRun['answers']
}) {
  const [result] = resultsOf({
    run: { ...run, answers: known.answers ?? {} },
    groups: [groupOf(known.jobs ?? [], known.failed)],
    jobs: known.live ?? [],
    publications: known.pages ?? [],
  })
  if (!result) throw new Error('A piece has a result.')
  return result
}

describe('the result of a piece', () => {
  test('follows the newest state of its job, and never goes back from its end', () => {
    const waiting = jobIn('waiting')
    expect(resultOf({ jobs: [waiting], live: [jobIn('running')] }).kind).toBe('running')
    expect(resultOf({ jobs: [jobIn('cancelled')], live: [waiting] }).kind).toBe('cancelled')
  })

  test('is of the last request, also if an earlier one failed', () => {
    const [result] = resultsOf({
      run: { ...run, jobIds: ['g1', 'g2'] },
      groups: [groupOf([jobIn('failed')]), groupOf([jobIn('succeeded', { id: 'j2' })])],
      jobs: [],
      publications: [page],
    })
    expect(result?.kind).toBe('published')
  })

  test('says that a page is new which was made by the repetition of a request that failed', () => {
    const again = jobIn('succeeded', { id: 'j2', created_at: '2026-11-20T10:05:00.000Z' })
    const [result] = resultsOf({
      run: { ...run, jobIds: ['g1', 'g2'] },
      groups: [groupOf([jobIn('failed')]), groupOf([again])],
      jobs: [],
      publications: [page],
    })
    expect(result && resultSentence(result, 0)).toBe('New page in Water. Students see it.')
  })

  test('says whether the page is new, where it is, and who sees it', () => {
    const fresh = resultOf({ jobs: [jobIn('succeeded')], pages: [page] })
    expect(resultSentence(fresh, 0)).toBe('New page in Water. Students see it.')
    const older = { ...page, created_at: '2026-11-01T10:00:00.000Z', visible: false }
    const updated = resultOf({ jobs: [jobIn('succeeded')], pages: [older] })
    expect(resultSentence(updated, 2)).toBe(
      'Updated page in Water. It is hidden until you publish it in your course system. 2 texts are silent; captions are shown.',
    )
  })

  test('is a question while the page has changes of another author', () => {
    const pages = [{ ...page, conflict }]
    expect(resultOf({ jobs: [changed], pages })).toMatchObject({ kind: 'conflict', isLater: false })
  })

  test('is a new question if the page changed again after the answer', () => {
    const pages = [{ ...page, conflict: { ...conflict, revision: 'r2' } }]
    const known = { pages, answers: { 'slideshow p': { answer: 'leave', revision: 'r1' } } } as const
    const failed = resultOf({ ...known, jobs: [changed] })
    expect(failed).toMatchObject({ kind: 'conflict', isLater: true })
    expect(resultSentence(failed, 0)).toMatch(/^The page was changed again after your answer\./)
    // Leaving another revision than the newest succeeds, and settles nothing.
    expect(resultOf({ ...known, jobs: [jobIn('succeeded')] })).toMatchObject({ kind: 'conflict' })
  })

  test('is left, settled elsewhere or removed without a page or a conflict', () => {
    const answers = { 'slideshow p': { answer: 'leave', revision: 'r1' } } as const
    expect(resultOf({ jobs: [jobIn('succeeded')], pages: [page], answers }).kind).toBe('left')
    expect(resultOf({ jobs: [changed], pages: [page] }).kind).toBe('settled')
    expect(resultOf({ jobs: [jobIn('succeeded')] }).kind).toBe('removed')
  })

  test('is the reason of a failure, a wait or a refusal without a job', () => {
    const forbidden = jobIn('failed', {
      message: 'Your course system does not allow this.',
      problem: { code: 'COURSE_SYSTEM_FORBIDS' },
    })
    expect(resultSentence(resultOf({ jobs: [forbidden] }), 0)).toBe('Your course system does not allow this.')
    const waiting = jobIn('waiting', { message: 'It does not answer.' })
    expect(resultSentence(resultOf({ jobs: [waiting] }), 0)).toBe('Waiting. It does not answer.')
    const failed = [{ page_id: 'p', reason: 'Not in the course.' }]
    expect(resultSentence(resultOf({ failed }), 0)).toBe('Not in the course.')
    expect(resultOf({}).kind).toBe('unknown')
  })
})

test('a run with questions or failures stays until the author has read it', () => {
  const results = [
    resultOf({ jobs: [jobIn('succeeded')], pages: [page] }),
    resultOf({ jobs: [changed], pages: [{ ...page, conflict }] }),
    resultOf({ jobs: [jobIn('failed')] }),
    resultOf({ jobs: [jobIn('running')] }),
  ]
  expect(countResults(results)).toEqual({ total: 4, ended: 3, published: 1, questions: 1, failed: 1 })
  expect(results.map((result) => hasNoOpenResults([result]))).toEqual([true, false, false, false])
})

test('only jobs that wait or run can be cancelled', () => {
  const states = ['waiting', 'running', 'succeeded', 'failed', 'cancelled'] as const
  const results = states.map((state) => resultOf({ jobs: [{ ...jobIn(state), id: state }], pages: [page] }))
  expect(unfinishedJobs(results)).toEqual(['waiting', 'running'])
})
