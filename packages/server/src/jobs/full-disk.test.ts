import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaStore } from '../media/media-store.ts'
import { testFaces } from '../testing/database.ts'
import { later, until, untilEnded } from '../testing/follow-jobs.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

describe.each(await testFaces())('a full disk (%s database)', (face) => {
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
    lectern = await startTestApp(face, { wrapMedia })
  })
  afterAll(() => lectern.close())

  test('is waited out by a job, which says so, and voices every slide once there is room', async () => {
    const ada = await lectern.signUp()
    refusals = 1
    const asked = { course_id: '7', page_ids: ['71'], voice_id: 'fake:edward' }
    const { json } = await ada('POST', '/api/generate_slideshow', asked, later)
    const waiting = await until(ada, json.job_id, ({ jobs }) => jobs[0]?.message !== undefined)
    const { message } = new Problem('STORAGE_FULL')
    expect(waiting.jobs).toMatchObject([{ state: 'waiting', message }])
    const job = await untilEnded(ada, json.job_id)
    expect(job.jobs[0]).not.toHaveProperty('message')
    expect([job.state, job.failed_pages]).toEqual(['succeeded', []])
    const { slides } = (await ada('GET', '/api/slideshow/7/71')).json
    expect(slides.every((slide: { audio_path?: string }) => slide.audio_path)).toBe(true)
    expect(refusals).toBe(0)
  })

  test('refuses a picture with a sentence and when to try again', async () => {
    const ada = await lectern.signUp()
    refusals = 1
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const headers = { 'content-type': 'application/octet-stream' }
    const { status, json, headers: told } = await ada('POST', '/api/images/7/71', svg, headers)
    expect([status, json.code, told['retry-after']]).toEqual([507, 'STORAGE_FULL', `${retryAfterSeconds}`])
    expect((await ada('POST', '/api/images/7/71', svg, headers)).status).toBe(201)
  })
})
