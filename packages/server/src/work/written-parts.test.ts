import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Database } from '../platform/db/database.ts'
import { writtenParts } from '../platform/db/schema/written-parts.ts'
import { openTestDatabase, testBackends } from '../testing/database.ts'
import { waitUntil, asyncRequest, waitForGroup, waitUntilEnded } from '../testing/follow-jobs.ts'
import { startTestApp, type TestApp, type TestCall } from '../testing/start-test-app.ts'
import { createPartByPartWriter } from '../testing/writing/part-by-part-writer.ts'

const rain = { course_id: '7', page_ids: ['71'] }
const address = '/api/slideshow/7/71'

describe.each(await testBackends())('the parts of a page that is being written (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  let systems = 0
  const writer = createPartByPartWriter()
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, { writer, database })
  })
  afterAll(async () => {
    await lectern.close()
    await database.close()
  })

  const author = () => lectern.signUp({ base_url: `https://parts-${(systems += 1)}.example.edu` })
  const written = async (call: TestCall, of = address) => (await call('GET', `${of}/written`)).json
  const rowsLeft = async () => (await database.sql.select().from(writtenParts)).length
  async function start(call: TestCall, more: object = {}, format = 'slideshow'): Promise<string> {
    const started = writer.started()
    const { json } = await call('POST', `/api/generate_${format}`, { ...rain, ...more }, asyncRequest)
    await writer.untilStarted(started + 1)
    return json.job_id
  }
  const untilParts = (call: TestCall, job: string, count: number, playable = 0) =>
    waitForGroup(call, job, ({ jobs }) => {
      const parts = jobs[0]?.progress.parts
      return parts?.written === count && parts.playable === playable
    })

  test('appear in their order, also if they are finished in another one or twice', async () => {
    const ada = await author()
    const job = await start(ada)
    expect(await written(ada)).toMatchObject({ total: 0, positions: [], document: null })
    writer.finish(2, 0, 2)
    const { jobs } = await untilParts(ada, job, 2)
    expect(jobs[0]?.progress).toMatchObject({
      stage: 'writing',
      parts: { written: 2, playable: 0, total: 3 },
    })
    const early = await written(ada)
    expect(early).toMatchObject({
      job_id: jobs[0]?.id,
      total: 3,
      positions: [0, 2],
      document: {
        presentation: { title: 'Rain' },
        slides: [
          { slide_type: 'title', slide_id: 'slide-1' },
          { slide_type: 'summary', slide_id: 'slide-3' },
        ],
      },
    })
    writer.end()
    await waitUntilEnded(ada, job)
    const { slides } = (await ada('GET', address)).json
    const [first, , last] = slides
    expect(early.document.slides.map(({ key }: { key: string }) => key)).toEqual([first.key, last.key])
    expect(await written(ada)).toMatchObject({ job_id: null, document: null })
    expect(await rowsLeft()).toBe(0)
  })

  test('can be played before the rest is written, and are spoken once', async () => {
    const ada = await author()
    const before = lectern.narrator.spoken.length
    const job = await start(ada, { voice_id: 'fake:clara' })
    writer.finish(0)
    await untilParts(ada, job, 1, 1)
    const [slide] = (await written(ada)).document.slides
    expect(slide).toMatchObject({ audio: { text: 'Rain.', voice_id: 'fake:clara' } })
    expect((await ada('GET', `/api${slide.audio_path.replace(/^\/api/, '')}`)).status).toBe(200)
    writer.end()
    await waitUntilEnded(ada, job)
    const { slides } = (await ada('GET', address)).json
    expect(slides[0].audio_path).toBe(slide.audio_path)
    expect(slides.every((one: { audio_path?: string }) => one.audio_path)).toBe(true)
    // Two of the three slides have the same words.
    expect(lectern.narrator.spoken.length - before).toBe(2)
  })

  test('are the whole document while its audio is made', async () => {
    const ada = await author()
    const job = await start(ada, { voice_id: 'fake:clara' })
    const release = lectern.narrator.hold()
    writer.end()
    await waitForGroup(ada, job, ({ jobs }) => jobs[0]?.progress.stage === 'voicing')
    expect(await written(ada)).toMatchObject({
      total: 3,
      positions: [0, 1, 2],
      document: { slides: [{}, {}, {}] },
    })
    release()
    await waitUntilEnded(ada, job)
  })

  test('are voiced early with wished minutes only by free voices', async () => {
    const ada = await author()
    const before = lectern.narrator.spoken.length
    const paid = await start(ada, { voice_id: 'fake:lucia', options: { minutes: 3 } })
    writer.finish(0, 1)
    await untilParts(ada, paid, 2)
    writer.end(new Problem('WRITER_REFUSED'))
    await waitUntilEnded(ada, paid)
    expect(lectern.narrator.spoken).toHaveLength(before)
    const free = await start(ada, { voice_id: 'fake:clara', options: { minutes: 3 } })
    writer.finish(0)
    await untilParts(ada, free, 1, 1)
    writer.end()
    await waitUntilEnded(ada, free)
  })

  test('stay silent if the voice fails, and the job says so as before', async () => {
    const ada = await author()
    lectern.narrator.failOn('Rain.', 'The voice engine lost its voice.')
    const job = await start(ada, { voice_id: 'fake:clara' })
    writer.finish(0, 1)
    await untilParts(ada, job, 2)
    writer.end()
    const { gaps } = await waitUntilEnded(ada, job)
    lectern.narrator.failOn(undefined)
    expect(gaps).toMatchObject([{ reason: 'The voice engine lost its voice.', parts: [expect.any(String)] }])
  })

  test('have remarks on words that a voice left out, also if they keep keys of an earlier version', async () => {
    const ada = await author()
    const first = await start(ada)
    writer.end()
    await waitUntilEnded(ada, first)
    const narrate = lectern.narrator.narrate.bind(lectern.narrator)
    const spy = vi
      .spyOn(lectern.narrator, 'narrate')
      .mockImplementation(async (text) => ({ ...(await narrate(text)), leftOut: ['漢字'] }))
    const job = await start(ada, { voice_id: 'fake:clara' })
    writer.finish(0, 1, 2)
    await untilParts(ada, job, 3, 3)
    writer.end()
    const { jobs } = await waitUntilEnded(ada, job)
    spy.mockRestore()
    expect(jobs[0]?.notes).toMatchObject([{ code: 'WORDS_LEFT_OUT', values: { words: '漢字' } }])
  })

  test('of a podcast are segments with their lines', async () => {
    const ada = await author()
    const job = await start(ada, { voice_id_host1: 'fake:clara', voice_id_host2: 'fake:edward' }, 'podcast')
    writer.finish(0)
    await untilParts(ada, job, 1, 1)
    const early = await written(ada, '/api/podcast/7/71')
    expect(early).toMatchObject({ total: 1, positions: [0] })
    const [segment] = early.document.segments
    expect(segment.dialogue).toMatchObject([
      { speaker: 'ALEX', audio: { voice_id: 'fake:clara' } },
      { speaker: 'JAMIE', audio: { voice_id: 'fake:edward' } },
    ])
    writer.end()
    await waitUntilEnded(ada, job)
    const [stored] = (await ada('GET', '/api/podcast/7/71')).json.segments
    expect(stored.key).toBe(segment.key)
    expect(stored.dialogue).toMatchObject(
      segment.dialogue.map(({ key, audio_path }: Record<string, string>) => ({ key, audio_path })),
    )
  })

  test('are removed when the job fails or is cancelled, and the old content stays', async () => {
    const ada = await author()
    const first = await start(ada)
    writer.end()
    await waitUntilEnded(ada, first)
    const old = (await ada('GET', address)).json.slides
    const failing = await start(ada)
    writer.finish(0)
    await untilParts(ada, failing, 1)
    writer.end(new Problem('WRITER_REFUSED'))
    expect(await waitUntilEnded(ada, failing)).toMatchObject({ state: 'failed' })
    expect(await written(ada)).toMatchObject({ job_id: null, document: null })
    const cancelled = await start(ada)
    writer.finish(0)
    await untilParts(ada, cancelled, 1)
    await ada('DELETE', `/api/jobs/${cancelled}`)
    expect(await written(ada)).toMatchObject({ job_id: null, document: null })
    await waitUntil(async () => (await rowsLeft()) === 0)
    expect((await ada('GET', address)).json.slides).toEqual(old)
  })

  // An embedded database belongs to one process.
  test.runIf(backend === 'server')('are shown by every process', async () => {
    const ada = await author()
    const job = await start(ada)
    writer.finish(1)
    await untilParts(ada, job, 1)
    const other = await startTestApp(backend, { writer, database })
    const answer = await other.app.inject({
      method: 'GET',
      url: `${address}/written`,
      headers: { authorization: `Bearer ${ada.token}` },
    })
    expect(answer.json()).toEqual(await written(ada))
    writer.end()
    await waitUntilEnded(ada, job)
    await other.close()
  })

  test('stay, and keep their keys, when the job continues after a restart', async () => {
    const ada = await author()
    const job = await start(ada)
    writer.finish(1)
    await untilParts(ada, job, 1)
    const before = await written(ada)
    writer.end(new Error('The process died here.'))
    await writer.untilStarted(writer.started() + 1)
    expect(await written(ada)).toEqual(before)
    writer.finish(0)
    await untilParts(ada, job, 1)
    expect(await written(ada)).toMatchObject({ positions: [0, 1] })
    writer.end()
    await waitUntilEnded(ada, job)
    expect((await ada('GET', address)).json.slides[1].key).toBe(before.document.slides[0].key)
  })

  test('of another plan are removed when a run plans the page in another way', async () => {
    const ada = await author()
    const job = await start(ada)
    writer.finish(0, 1)
    await untilParts(ada, job, 2)
    writer.end(new Error('The process died here.'))
    await writer.untilStarted(writer.started() + 1)
    writer.report({ index: 3, total: 5, title: 'Rain and snow' })
    await waitUntil(async () => (await written(ada)).total === 5)
    expect(await written(ada)).toMatchObject({
      positions: [3],
      document: { presentation: { title: 'Rain and snow' } },
    })
    writer.end()
    await waitUntilEnded(ada, job)
  })

  test('that arrive after the document is stored are ignored', async () => {
    const ada = await author()
    const job = await start(ada)
    writer.end()
    await waitUntilEnded(ada, job)
    writer.finish(0)
    expect(await written(ada)).toMatchObject({ job_id: null })
    expect(await rowsLeft()).toBe(0)
  })

  test('are hidden from authors of other courses', async () => {
    const [ada, eve] = [await author(), await author()]
    const job = await start(ada)
    writer.finish(0)
    await untilParts(ada, job, 1)
    expect(await written(eve)).toMatchObject({ job_id: null })
    expect((await ada('GET', '/api/slideshow/7/999/written')).status).toBe(404)
    expect((await ada('GET', '/api/slideshow/999/71/written')).status).toBe(404)
    writer.end()
    await waitUntilEnded(ada, job)
  })
})
