import type { Job } from '@lectern/domain/jobs/job.ts'
import { describe, expect, test } from 'vitest'
import { jobSentence, jobShare, jobsToShow, overallShare, stageWords } from './job-words.ts'

const job: Job = {
  id: '1',
  kind: 'generate-slideshow',
  state: 'running',
  course_id: 'c',
  page_id: 'p',
  page_title: 'The Calvin cycle',
  progress: { stage: 'voicing', done: 3, total: 11 },
  created_at: '2026-11-20T10:00:00Z',
}

describe('the progress of a job', () => {
  test('never decreases from stage to stage', () => {
    const shares = [
      { stage: 'waiting', done: 0, total: 0 },
      { stage: 'reading', done: 0, total: 0 },
      { stage: 'writing', done: 0, total: 0 },
      { stage: 'writing', done: 11, total: 11 },
      { stage: 'voicing', done: 0, total: 11 },
      { stage: 'voicing', done: 11, total: 11 },
      { stage: 'finished', done: 11, total: 11 },
    ] as const
    const values = shares.map((progress) => jobShare({ ...job, progress }))
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect([values.at(0), values.at(-1)]).toEqual([0, 1])
  })

  test('of several jobs counts ended ones as done, also failed ones', () => {
    const half: Job = { ...job, progress: { stage: 'voicing', done: 0, total: 1 } }
    expect(
      overallShare([
        { ...job, state: 'failed' },
        { ...half, state: 'cancelled' },
      ]),
    ).toBe(1)
    expect(overallShare([{ ...job, state: 'succeeded' }, half])).toBeCloseTo(0.6)
    expect(overallShare([])).toBe(0)
  })
})

describe('the sentence of a job', () => {
  test('names the part that is being voiced, counted from one', () => {
    expect(stageWords(job)).toBe('Slide 4 of 11')
    expect(stageWords({ ...job, kind: 'voice-podcast' })).toBe('Line 4 of 11')
    expect(stageWords({ ...job, progress: { stage: 'voicing', done: 11, total: 11 } })).toBe('Slide 11 of 11')
  })

  test('says why the job waits, if it does not only wait for its turn', () => {
    const waiting: Job = { ...job, state: 'waiting' }
    expect(jobSentence(waiting)).toBe('Slideshow. Waiting for its turn')
    expect(jobSentence({ ...waiting, message: 'There is no disk space.' })).toBe(
      'Slideshow. Waiting. There is no disk space.',
    )
  })

  test('says why the job failed, or what a finished job lacks', () => {
    expect(jobSentence({ ...job, state: 'failed', message: 'Too short.' })).toBe('Slideshow. Too short.')
    expect(jobSentence({ ...job, state: 'succeeded', message: 'Slide 2 got no voice.' })).toBe(
      'Slideshow ready. Slide 2 got no voice.',
    )
  })

  test('says how many slides or lines are silent, and why', () => {
    const gaps = [{ parts: ['a', 'b', 'c'], reason: 'Emma does not speak Arabic.' }]
    expect(jobSentence({ ...job, state: 'succeeded', gaps, message: '3 slides have no audio.' })).toBe(
      'Slideshow ready, with 3 silent slides. Emma does not speak Arabic.',
    )
    expect(jobSentence({ ...job, kind: 'voice-podcast', state: 'succeeded', gaps })).toContain(
      '3 silent lines',
    )
  })

  test('say that a slide lacks its feedback, not that it is silent', () => {
    const gaps = [{ parts: ['a:correct_feedback', 'a:incorrect_feedback'], reason: 'Emma is away.' }]
    expect(jobSentence({ ...job, state: 'succeeded', gaps })).toBe(
      'Slideshow ready, with 1 slide with some audio missing. Emma is away.',
    )
  })
})

test('the panel shows running, waiting, then ended jobs, and only the newest job of a page', () => {
  const old: Job = { ...job, id: 'old', state: 'failed', created_at: '2026-11-20T09:00:00Z' }
  const waiting: Job = { ...job, id: 'waiting', page_id: 'q', state: 'waiting' }
  const podcast: Job = { ...job, id: 'podcast', kind: 'generate-podcast', state: 'succeeded' }
  const { unfinished, ended } = jobsToShow([podcast, waiting, job, old])
  expect(unfinished.map(({ id }) => id)).toEqual(['1', 'waiting'])
  expect(ended.map(({ id }) => id)).toEqual(['podcast'])
})
