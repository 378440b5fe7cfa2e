import type { Job } from '@lectern/domain/jobs/job.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentJobs } from '../../api/events/jobs.ts'
import { wordsOn } from '../testing/words.ts'
import { loadWithJobs } from './use-loaded-document.ts'

const page = { courseId: '1', pageId: 'p' }
const now = '2026-11-22T10:00:00Z'

function job(changes: Partial<Job>): Job {
  return {
    id: 'j',
    kind: 'generate-slideshow',
    state: 'succeeded',
    course_id: '1',
    page_id: 'p',
    page_title: 'Tides',
    progress: { stage: 'finished', done: 1, total: 1 },
    created_at: '2026-11-22T09:00:00Z',
    ...changes,
  }
}

/** A server whose document changes after the first read. */
async function open(jobs: readonly Job[] | Error) {
  const server = { document: ['old'], version: 1 }
  const kind = wordsOn(server)
  const load = vi.fn<typeof kind.load>(async (...asked) => {
    const read = await kind.load(...asked)
    Object.assign(server, { document: ['new'], version: 2 })
    return read
  })
  vi.stubGlobal('fetch', async () => {
    if (jobs instanceof Error) throw jobs
    return Response.json(jobs, { headers: { date: new Date(now).toUTCString() } })
  })
  const opened = await loadWithJobs({ ...kind, load }, page)
  return { opened, reads: load.mock.calls.length }
}

describe('opening a document', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('reads it again if a job has just ended, because the job may have changed it after the first read', async () => {
    const { opened } = await open([job({ finished_at: '2026-11-22T09:59:59Z' })])
    expect(opened).toMatchObject({ document: ['new'], etag: '2' })
  })

  test.each([
    ['a job that ended long ago', job({ finished_at: '2026-11-22T08:00:00Z' })],
    ['a job on another page', job({ finished_at: now, page_id: 'q' })],
    ['a job on the podcast of the page', job({ finished_at: now, kind: 'generate-podcast' })],
    ['a job that runs', job({ state: 'running' })],
  ])('reads it once beside %s', async (_, beside) => {
    expect((await open([beside])).reads).toBe(1)
  })

  test('loads the running job, so that the editor notices its end', async () => {
    await open([job({ id: 'running', state: 'running' })])
    expect(currentJobs().find(({ id }) => id === 'running')?.state).toBe('running')
  })

  test('opens also if the jobs cannot be loaded', async () => {
    const { opened } = await open(new Error('no network'))
    expect(opened).toMatchObject({ document: ['old'] })
  })
})
