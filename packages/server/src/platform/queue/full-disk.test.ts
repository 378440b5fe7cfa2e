import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaStore } from '../../course-material/media/media-store.ts'
import { testBackends } from '../../testing/database.ts'
import { asyncRequest, waitForGroup, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

describe.each(await testBackends())('a full disk (%s database)', (backend) => {
  let lectern: TestApp
  let refusals = 0
  const retryAfterSeconds = 2
  const wrapMedia = (store: MediaStore): MediaStore => ({
    ...store,
    async put(filename, bytes) {
      if (refusals === 0) return store.put(filename, bytes)
      refusals -= 1
      throw new Problem('STORAGE_FULL', { retryAfterSeconds })
    },
  })
  beforeAll(async () => {
    lectern = await startTestApp(backend, { wrapMedia })
  })
  afterAll(() => lectern.close())

  test('delays a job, which reports it, and narrates every slide once there is space', async () => {
    const ada = await lectern.signUp()
    refusals = 1
    const asked = { course_id: '7', page_ids: ['71'], voice_id: 'fake:edward' }
    const { json } = await ada('POST', '/api/generate_slideshow', asked, asyncRequest)
    const waiting = await waitForGroup(ada, json.job_id, ({ jobs }) => jobs[0]?.message !== undefined)
    const { message } = new Problem('STORAGE_FULL')
    expect(waiting.jobs).toMatchObject([{ state: 'waiting', message }])
    const job = await waitUntilEnded(ada, json.job_id)
    expect(job.jobs[0]).not.toHaveProperty('message')
    expect([job.state, job.failed_pages]).toEqual(['succeeded', []])
    const { slides } = (await ada('GET', '/api/slideshow/7/71')).json
    expect(slides.every((slide: { audio_path?: string }) => slide.audio_path)).toBe(true)
    expect(refusals).toBe(0)
  })

  test('refuses an image with a sentence and Retry-After', async () => {
    const ada = await lectern.signUp()
    refusals = 1
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const headers = { 'content-type': 'application/octet-stream' }
    const { status, json, headers: answered } = await ada('POST', '/api/images/7/71', svg, headers)
    expect([status, json.code, answered['retry-after']]).toEqual([
      507,
      'STORAGE_FULL',
      `${retryAfterSeconds}`,
    ])
    expect((await ada('POST', '/api/images/7/71', svg, headers)).status).toBe(201)
  })
})
