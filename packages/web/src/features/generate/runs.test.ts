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

test('counts the pages of all courses by format, and names why pages failed', () => {
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

test('says nothing of a format that was not asked for', () => {
  expect(summarize([history], [group(['c'], [])]).map(outcomeLine)).toEqual([
    'Slideshows: 1 successful, 0 failed',
  ])
})
