import type { Job } from '@lectern/domain/jobs/job.ts'
import { expect, test } from 'vitest'
import { type PublishingRun, runOfJobs, shownRuns, withoutPieces, withRun } from './runs.ts'

const job = (id: string, more: Partial<Job> = {}): Job => ({
  id,
  kind: 'publish-slideshow',
  state: 'running',
  course_id: 'c',
  page_id: id,
  page_title: `Page ${id}`,
  progress: { stage: 'publishing', done: 0, total: 1 },
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
})

test('work that another browser started is a run of its unfinished jobs', () => {
  const jobs = [
    job('a'),
    job('b', { kind: 'publish-podcast', state: 'waiting' }),
    job('other course', { course_id: 'd' }),
    job('ended', { state: 'succeeded' }),
    job('generated', { kind: 'generate-slideshow' }),
  ]
  expect(runOfJobs('c', jobs, [])).toEqual({
    courseId: 'c',
    jobIds: ['a', 'b'],
    answers: {},
    pieces: [
      { pageId: 'a', format: 'slideshow', title: 'Page a' },
      { pageId: 'b', format: 'podcast', title: 'Page b' },
    ],
  })
  expect(runOfJobs('c', [job('ended', { state: 'failed' })], [])).toBeUndefined()
})

const runOn = (jobId: string, ...pageIds: readonly string[]): PublishingRun => ({
  courseId: 'c',
  jobIds: [jobId],
  answers: {},
  pieces: pageIds.map((pageId) => ({ pageId, format: 'slideshow', title: pageId })),
})

test('results of other pieces stay when another tab publishes a piece of the course', () => {
  const runs = [runOn('first', 'a', 'b'), { ...runOn('other course', 'b'), courseId: 'd' }]
  expect(withRun(runs, runOn('second', 'c'))).toEqual([...runs, runOn('second', 'c')])
  expect(withRun(runs, runOn('again', 'b'))).toEqual([runOn('first', 'a'), runs[1], runOn('again', 'b')])
  expect(withRun([runOn('first', 'a')], runOn('again', 'a'))).toEqual([runOn('again', 'a')])
})

test('the dialog of a piece shows its results, and those of other pieces only without its own', () => {
  const runs = [runOn('first', 'a'), runOn('second', 'b')]
  expect(shownRuns(runs, new Set(['slideshow b']))).toEqual([runs[1]])
  expect(shownRuns(runs, new Set(['slideshow c']))).toEqual(runs)
  expect(shownRuns(runs, undefined)).toEqual(runs)
})

test('the dialog of a piece shows only its own result of a run with other pieces', () => {
  const runs = [runOn('first', 'a', 'b', 'd'), runOn('second', 'c')]
  expect(shownRuns(runs, new Set(['slideshow b', 'podcast a']))).toEqual([runOn('first', 'b')])
  expect(shownRuns(runs, new Set(['slideshow a', 'slideshow c']))).toEqual([runOn('first', 'a'), runs[1]])
})

test('the dialog of a piece dismisses its own result, and no other one of the run', () => {
  const runs = [runOn('first', 'a', 'b'), runOn('second', 'c')]
  expect(withoutPieces(runs, shownRuns(runs, new Set(['slideshow a'])))).toEqual([
    runOn('first', 'b'),
    runs[1],
  ])
  expect(withoutPieces(runs, shownRuns(runs, new Set(['slideshow c'])))).toEqual([runs[0]])
  expect(withoutPieces(runs, shownRuns(runs, undefined))).toEqual([])
})

test('work of another browser joins the runs of this one, without the pieces that they have', () => {
  const known = [runOn('here', 'a')]
  const jobs = [job('a'), job('b'), job('a2', { page_id: 'a', kind: 'publish-podcast' })]
  expect(runOfJobs('c', jobs, known)).toMatchObject({
    jobIds: ['b', 'a2'],
    pieces: [
      { pageId: 'b', format: 'slideshow' },
      { pageId: 'a', format: 'podcast' },
    ],
  })
  expect(runOfJobs('c', [job('a')], known)).toBeUndefined()
})
