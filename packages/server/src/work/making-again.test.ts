import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../testing/database.ts'
import { createFakeWriter } from '../testing/writing/fake-writer.ts'
import { asyncRequest, waitForGroup, waitUntilEnded } from '../testing/follow-jobs.ts'
import { startTestApp, type TestApp, type TestCall } from '../testing/start-test-app.ts'

const rain = { course_id: '7', page_ids: ['71'] }
const edited = 'Your edits were kept. Generate it again to replace them.'

describe.each(await testBackends())('a page that is generated again (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  const writer = createFakeWriter()
  beforeAll(async () => {
    lectern = await startTestApp(backend, { writer })
  })
  afterAll(() => lectern.close())

  const author = () => lectern.signUp({ base_url: `https://again-${(systems += 1)}.example.edu` })
  const start = async (call: TestCall, request: object, path = '/api/generate_slideshow'): Promise<string> =>
    (await call('POST', path, request, asyncRequest)).json.job_id
  const slides = async (call: TestCall) => (await call('GET', '/api/slideshow/7/71')).json
  async function saveTitle(call: TestCall, title: string): Promise<void> {
    const document = await slides(call)
    document.presentation.title = title
    expect((await call('PUT', '/api/slideshow/7/71', document)).status).toBe(200)
  }

  test('never replaces an edit that was saved after the generation started', async () => {
    const ada = await author()
    await ada('POST', '/api/generate_slideshow', rain)
    const release = writer.hold()
    const again = await start(ada, rain)
    await waitForGroup(ada, again, ({ jobs }) => jobs[0]?.progress.stage === 'writing')
    await saveTitle(ada, 'My own words')
    release()
    expect((await waitUntilEnded(ada, again)).failed_pages).toMatchObject([
      { page_id: '71', reason: expect.stringContaining(edited) },
    ])
    expect((await slides(ada)).presentation.title).toBe('My own words')
    const retried = await ada('POST', `/api/jobs/${again}/retry`)
    await waitUntilEnded(ada, retried.json.job_id)
    expect((await slides(ada)).presentation.title, 'asked again, it is replaced').toBe('Rain')
    const { json: versions } = await ada('GET', '/api/slideshow/7/71/versions')
    expect(versions).toHaveLength(3)
  })

  test('reports the remarks of the writer also if its audio needs another run', async () => {
    const ada = await author()
    const write = writer.write.bind(writer)
    const remark = { sentence: 'Another model wrote it.', notice: { code: 'HANDED_OVER' } }
    let writes = 0
    writer.write = async (format, request) => {
      writes += 1
      request.onRemark?.(remark)
      return write(format, request)
    }
    lectern.narrator.failOn('', new Problem('SPEECH_UNAVAILABLE'))
    const job = await start(ada, { ...rain, voice_id: 'fake:clara' })
    await waitForGroup(ada, job, ({ jobs }) => jobs[0]?.state === 'waiting' && jobs[0].message !== undefined)
    lectern.narrator.failOn(undefined)
    const { jobs } = await waitUntilEnded(ada, job)
    writer.write = write
    expect(jobs[0]).toMatchObject({ state: 'succeeded', message: remark.sentence, notes: [remark.notice] })
    expect(writes).toBe(1)
  })

  test('never replaces an edit that was saved between a crash and the second run', async () => {
    const ada = await author()
    await ada('POST', '/api/generate_slideshow', rain)
    const write = writer.write.bind(writer)
    writer.write = async () => {
      writer.write = write
      throw new Error('The process died here.')
    }
    const again = await start(ada, rain)
    await waitForGroup(ada, again, ({ jobs }) => jobs[0]?.state === 'waiting' && writer.write === write)
    await saveTitle(ada, 'Edited after the restart')
    expect((await waitUntilEnded(ada, again)).failed_pages).toMatchObject([{ page_id: '71' }])
    expect((await slides(ada)).presentation.title).toBe('Edited after the restart')
  })

  test('fails and keeps what is stored if the draft does not have the form of a slideshow', async () => {
    const ada = await author()
    await ada('POST', '/api/generate_slideshow', rain)
    await saveTitle(ada, 'Stored before')
    const write = writer.write.bind(writer)
    // No type of the code allows such a title. A fault of a writer may still make one.
    writer.write = async (format, request) => Object.assign(await write(format, request), { title: ['Rain'] })
    const failed = await waitUntilEnded(ada, await start(ada, rain))
    writer.write = write
    expect(failed.failed_pages).toMatchObject([
      { page_id: '71', reason: 'Lectern cannot store what was written for this page. Please try again.' },
    ])
    expect((await slides(ada)).presentation.title).toBe('Stored before')
  })

  test('is not written again when the narration failed, also when its author tries again', async () => {
    const ada = await author()
    writer.asked.length = 0
    lectern.narrator.failOn('Water rises', 'The voice engine lost its voice.')
    const made = await ada('POST', '/api/generate_slideshow', { ...rain, voice_id: 'fake:clara' })
    lectern.narrator.failOn(undefined)
    expect(made.json).toMatchObject({
      successful_pages: ['71'],
      failed_pages: [],
      gaps: [{ page_id: '71', reason: 'The voice engine lost its voice.' }],
    })
    const [, ...silent] = (await slides(ada)).slides
    expect(made.json.gaps[0].parts).toEqual(silent.map(({ key }: { key: string }) => key))
    const [job] = (await ada('GET', '/api/jobs')).json
    expect(job.message).toBe('2 slides have no audio: The voice engine lost its voice.')
    const spoken = lectern.narrator.spoken.length
    const retried = await ada('POST', `/api/jobs/${job.id}/retry`)
    const group = await waitUntilEnded(ada, retried.json.job_id)
    expect(group).toMatchObject({ successful_pages: ['71'], gaps: [] })
    expect(writer.asked).toEqual(['Rain'])
    // Both slides without audio have the same text, so one narration serves both.
    expect(lectern.narrator.spoken).toHaveLength(spoken + 1)
    expect((await slides(ada)).slides.every((slide: { audio_path?: string }) => slide.audio_path)).toBe(true)
  })

  test('narrates only what is missing after a regeneration was interrupted', async () => {
    const ada = await author()
    const voicing = { course_id: '7', page_id: '71', voice_id: 'fake:clara', regenerate: true }
    await ada('POST', '/api/generate_slideshow', { ...rain, voice_id: 'fake:clara' })
    const { spoken } = lectern.narrator
    const narrate = lectern.narrator.narrate.bind(lectern.narrator)
    const before = spoken.length
    lectern.narrator.narrate = async (request) => {
      if (request.text !== 'Rain.') {
        lectern.narrator.narrate = narrate
        throw new Error('The process died here.')
      }
      return narrate(request)
    }
    const again = await start(ada, voicing, '/api/audio/generate_presentation')
    expect(await waitUntilEnded(ada, again)).toMatchObject({ state: 'succeeded', gaps: [] })
    expect(spoken.slice(before).filter((text) => text === 'Rain.')).toHaveLength(1)
    expect(spoken.length - before, 'the title, and the words of both other slides').toBe(2)
    const silent = spoken.length
    const once = await ada('POST', '/api/audio/generate_presentation', voicing)
    expect(once.json.status).toBe('success')
    expect(spoken.length - silent, 'asked for again, all is spoken again').toBe(2)
  })

  test('counts lines without audio by their reason, and not line by line', async () => {
    const ada = await author()
    lectern.narrator.failOn(' ', 'Clara cannot read this.')
    const { json } = await ada('POST', '/api/generate_podcast', {
      ...rain,
      voice_id_host1: 'fake:clara',
      voice_id_host2: 'fake:edward',
    })
    lectern.narrator.failOn(undefined)
    expect(json).toMatchObject({ successful_pages: ['71'], failed_pages: [], gaps: [{ page_id: '71' }] })
    const [job] = (await ada('GET', '/api/jobs')).json
    expect(job.message).toBe('1 line has no audio: Clara cannot read this.')
    expect(job.gaps).toMatchObject([{ parts: json.gaps[0].parts, reason: 'Clara cannot read this.' }])
    expect((await ada('GET', '/api/job-groups')).json[0]).toMatchObject({
      state: 'succeeded',
      seen: true,
      pages: { total: 1, successful: 1, with_gaps: 1, failed: 0 },
    })
  })

  test('is not a failure when it was cancelled, and only failed jobs are tried again', async () => {
    const ada = await author()
    writer.failOn('Snow')
    const release = writer.hold()
    const made = await start(ada, { ...rain, page_ids: ['71', '72'] })
    const { jobs } = await waitForGroup(ada, made, (group) =>
      group.jobs.every((job) => job.progress.stage === 'writing'),
    )
    await ada('DELETE', `/api/jobs/${jobs.find((job) => job.page_id === '71')?.id}`)
    release()
    const group = await waitUntilEnded(ada, made)
    writer.failOn(undefined)
    expect(group).toMatchObject({
      state: 'failed',
      cancelled_pages: ['71'],
      failed_pages: [{ page_id: '72' }],
    })
    expect(group.jobs.find((job) => job.state === 'cancelled')?.message).toBeUndefined()
    const retried = await ada('POST', `/api/jobs/${made}/retry`)
    expect((await waitUntilEnded(ada, retried.json.job_id)).successful_pages).toEqual(['72'])
  })

  test('stays in the list of requests until it is marked as seen', async () => {
    const [ada, eve] = [await author(), await author()]
    const made = await start(ada, rain)
    await waitUntilEnded(ada, made)
    const listed = async () => (await ada('GET', '/api/job-groups')).json
    expect(await listed()).toMatchObject([{ job_id: made, state: 'succeeded', seen: false }])
    expect((await eve('POST', `/api/job-groups/${made}/seen`)).status).toBe(404)
    expect((await ada('POST', `/api/job-groups/${made}/seen`)).status).toBe(200)
    expect(await listed()).toMatchObject([{ seen: true }])
  })
})
