import type { Job } from '@lectern/domain/jobs/job.ts'
import { expect, test } from 'vitest'
import { watchedRows } from './watched-rows.ts'
import { watchingWords } from './watching-words.ts'

const job: Job = {
  id: '1',
  kind: 'generate-slideshow',
  state: 'running',
  course_id: 'c',
  page_id: 'p',
  page_title: 'Cells',
  progress: { stage: 'writing', done: 1, total: 4 },
  created_at: '2026-11-20T10:00:00Z',
}

test('finished parts stand at their positions, between open ones', () => {
  const rows = watchedRows({ total: 4, positions: [0, 2] }, ['first', 'third'])
  expect(rows.map(({ part }) => part)).toEqual(['first', undefined, 'third', undefined])
})

test('the words name the first open part, and how many are finished', () => {
  expect(watchingWords(job, { total: 9, positions: [0, 1, 2, 5] })).toBe(
    'Slides finished: 4 of about 9. Slide 4 of about 9 is being written',
  )
  expect(watchingWords(job, { total: 2, positions: [0, 1] })).toBe('Slides finished: 2 of about 2.')
})

test('the words say what happens before a part is finished, and after all are', () => {
  const at = (progress: Job['progress'], state: Job['state'] = 'running') =>
    watchingWords({ ...job, state, progress }, { total: 0, positions: [] })
  expect(at({ stage: 'reading', done: 0, total: 0 })).toBe('The page is being read.')
  expect(at({ stage: 'writing', done: 0, total: 2 })).toBe('The slideshow is being planned.')
  expect(at({ stage: 'voicing', done: 3, total: 9 })).toBe('Slides with audio: 3 of 9.')
  expect(at({ stage: 'waiting', done: 0, total: 0 }, 'waiting')).toBe('The work continues in a moment.')
})
