import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Writer } from '../../generation/writer.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'
import { createFakeWriter } from '../../testing/writing/fake-writer.ts'

const key = 'ab12'
const fake = createFakeWriter()
/** Pays for an answer and then fails, unless an earlier attempt has kept one. */
const writer: Writer = {
  ...fake,
  async update(format, request) {
    if ((await request.kept?.find(key)) !== undefined) return fake.update(format, request)
    await request.kept?.keep(key, 'a paid answer')
    throw new Problem('WRITER_UNAVAILABLE')
  },
}

let lectern: TestApp
let ada: TestCall
beforeAll(async () => {
  lectern = await startTestApp('embedded', { writer })
  ada = await lectern.signUp()
  await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
})
afterAll(() => lectern.close())

const changes = [{ before: null, after: { id: 'b2', path: [], text: 'It rains more than before.' } }]
const slide = {
  slide_type: 'text',
  content: { slide_content: 'Rain' },
  audio_script: 'Rain',
  sources: ['b2'],
}
const line = { speaker: 'ALEX', content: 'Rain', tone: 'warm', sources: ['b2'] }

test.each([
  ['a slide', '/api/slideshow/7/71/rewrite/changes', { slide, changes }],
  ['lines', '/api/podcast/7/71/rewrite/changes', { lines: [line], changes }],
])('a proposal for %s uses the paid answers of an attempt that failed, once', async (_what, path, body) => {
  const statuses: number[] = []
  // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
  for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await ada('POST', path, body)).status)
  expect(statuses).toEqual([503, 200, 503])
})
