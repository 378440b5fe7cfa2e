import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaStore } from '../media/media-store.ts'
import { testFaces } from '../testing/database.ts'
import { giveWay } from '../testing/give-way.ts'
import { startTestApp, type TestApp, type TestCall } from '../testing/start-test-app.ts'

describe.each(await testFaces())('a full disk (%s database)', (face) => {
  let lectern: TestApp
  let refusals = 0
  const wrapMedia = (store: MediaStore): MediaStore => ({
    ...store,
    async put(filename, bytes) {
      if (refusals === 0) return store.put(filename, bytes)
      refusals -= 1
      throw new Problem('STORAGE_FULL', { retryAfterSeconds: 1 })
    },
  })
  beforeAll(async () => {
    lectern = await startTestApp(face, { wrapMedia })
  })
  afterAll(() => lectern.close())

  async function ended(ada: TestCall, id: string) {
    for (;;) {
      const { json } = await ada('GET', `/api/jobs/${id}`)
      if (!['waiting', 'running'].includes(json.state)) return json
      await giveWay()
    }
  }

  test('is waited out by a job, which voices every slide once there is room', async () => {
    const ada = await lectern.signUp()
    refusals = 1
    const asked = { course_id: '7', page_ids: ['71'], voice_id: 'fake:edward' }
    const { json } = await ada('POST', '/api/generate_slideshow', asked, { prefer: 'respond-async' })
    const job = await ended(ada, json.job_id)
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
    expect([status, json.code, told['retry-after']]).toEqual([507, 'STORAGE_FULL', '1'])
    expect((await ada('POST', '/api/images/7/71', svg, headers)).status).toBe(201)
  })
})
