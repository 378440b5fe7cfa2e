import type { JobGroup } from '@lectern/domain/jobs/job.ts'
import { expect, test } from 'vitest'
import { outcomeLine, summarize, type Batch } from './runs.ts'

function group(successful_pages: string[], failed_pages: JobGroup['failed_pages']): JobGroup {
  const total = successful_pages.length + failed_pages.length
  return {
    job_id: 'g',
    state: 'succeeded',
    progress: { done: total, total },
    jobs: [],
    successful_pages,
    failed_pages,
    cancelled_pages: [],
    gaps: [],
    notices: [],
    created_at: '2026-11-22T10:00:00Z',
  }
}

const request = { course_id: '1', page_ids: [] }
const biology: Batch = { format: 'slideshow', titles: { a: 'Cells', b: 'Glossary' }, request, jobId: '1' }
const history: Batch = { format: 'slideshow', titles: { c: 'Silk Road' }, request, jobId: '2' }
const podcast: Batch = {
  format: 'podcast',
  titles: { a: 'Cells', b: 'Glossary' },
  request,
  refusal: 'Too many attempts.',
}

test('counts the pages of all courses by format, with the reasons of failures', () => {
  const outcomes = summarize(
    [biology, podcast, history],
    [group(['a'], [{ page_id: 'b', reason: 'Too short.' }]), undefined, group(['c'], [])],
  )
  expect(outcomes.map(outcomeLine)).toEqual([
    'Slideshows: 2 successful, 1 failed',
    'Podcasts: 0 successful, 2 failed',
  ])
  expect(outcomes.flatMap(({ failed }) => failed)).toEqual([
    { title: 'Glossary', reason: 'Too short.' },
    { title: 'Cells', reason: 'Too many attempts.' },
    { title: 'Glossary', reason: 'Too many attempts.' },
  ])
})

test('contains only requested formats', () => {
  expect(summarize([history], [group(['c'], [])]).map(outcomeLine)).toEqual([
    'Slideshows: 1 successful, 0 failed',
  ])
})

test('counts a page with silent parts as successful, with the number of silent parts', () => {
  const [outcome] = summarize(
    [history],
    [
      {
        ...group(['c'], []),
        gaps: [{ page_id: 'c', parts: ['k1', 'k2'], reason: 'Emma does not speak Arabic.' }],
      },
    ],
  )
  expect(outcome).toMatchObject({
    successful: 1,
    failed: [],
    notes: [{ title: 'Silk Road', reason: 'Ready, with 2 silent slides. Emma does not speak Arabic.' }],
  })
})

test('counts a slide without its feedback as incomplete, and each slide once', () => {
  const [outcome] = summarize(
    [history],
    [
      {
        ...group(['c'], []),
        gaps: [
          { page_id: 'c', parts: ['k1', 'k2:correct_feedback'], reason: 'Emma does not speak Arabic.' },
          { page_id: 'c', parts: ['k1:correct_feedback'], reason: 'Emma does not answer.' },
        ],
      },
    ],
  )
  expect(outcome?.notes).toEqual([
    {
      title: 'Silk Road',
      reason:
        'Ready, with 1 silent slide and 1 slide with some audio missing. Emma does not speak Arabic. Emma does not answer.',
    },
  ])
})

test('counts cancelled pages separately from failed ones', () => {
  const outcomes = summarize([biology], [{ ...group(['a'], []), cancelled_pages: ['b'] }])
  expect(outcomes.map(outcomeLine)).toEqual(['Slideshows: 1 successful, 0 failed'])
  expect(outcomes[0]?.cancelled).toBe(1)
})

test('contains no requests that the server no longer stores', () => {
  expect(summarize([history], ['gone'])).toEqual([])
})
