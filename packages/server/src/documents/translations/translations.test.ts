import { formatNames } from '@lectern/domain/courses/formats.ts'
import { translationFormats } from '@lectern/domain/translation/translation-formats.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { FakePage } from '../../testing/course-systems/fake-course.ts'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { waitUntil, asyncRequest, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, testCourses, type TestApp, type TestCall } from '../../testing/start-test-app.ts'
import { createFakeWriter, fakeTranslation } from '../../testing/writing/fake-writer.ts'
import type { Writer } from '../../generation/writer.ts'

const page = { course_id: '7', page_ids: ['71'] }

describe.each(await testBackends())('translations (%s database)', (backend) => {
  let lectern: TestApp
  const writer = createFakeWriter()
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend, { writer })
  })
  afterAll(() => lectern.close())

  const systemOf = (number: number) => `https://translating-${backend}-${number}.example.edu`
  async function author(format: string) {
    systems += 1
    const ada = await lectern.signUp({ base_url: systemOf(systems) })
    await ada('POST', `/api/generate_${format}`, page)
    return ada
  }
  const addressOf = (format: string, pageId = '71') => `/api/translations/7/${pageId}/${format}`
  const translate = (call: TestCall, format: string, more: object = {}) =>
    call('POST', addressOf(format), { language: 'es', ...more })
  async function translated(call: TestCall, format: string) {
    const { json } = await translate(call, format)
    const group = await waitUntilEnded(call, json.job_id)
    expect(group).toMatchObject({ state: 'succeeded' })
    return (await call('GET', `/api/${format}/7/71@es`)).json
  }

  describe.each(formatNames)('of a %s', (format) => {
    test('are documents of their own, and the original stays as it is', async () => {
      const ada = await author(format)
      const before = await ada('GET', `/api/${format}/7/71`)
      const started = await translate(ada, format)
      expect([started.status, started.json]).toEqual([202, { job_id: expect.any(String), page_id: '71@es' }])
      const group = await waitUntilEnded(ada, started.json.job_id)
      expect(group.jobs).toMatchObject([
        { kind: `translate-${format}`, state: 'succeeded', page_id: '71@es', page_title: 'Rain' },
      ])
      const { json: own } = await ada('GET', `/api/${format}/7/71@es`)
      const [info, parts] = format === 'slideshow' ? ['presentation', 'slides'] : ['podcast', 'segments']
      expect(own[info]).toMatchObject({
        title: fakeTranslation('Rain', 'es'),
        language: 'es',
        page_id: '71@es',
        made_by: 'Fake writer',
      })
      const keys = (of: { key: string }[]) => of.map(({ key }) => key)
      expect(keys(own[parts])).toEqual(keys(before.json[parts]))
      expect(own.passages).toEqual(before.json.passages)
      const after = await ada('GET', `/api/${format}/7/71`)
      expect([after.json, after.headers['etag']]).toEqual([before.json, before.headers['etag']])
    })

    test('know the parts of an original that was generated again without changes', async () => {
      const ada = await author(format)
      const { json: before } = await ada('GET', `/api/${format}/7/71`)
      await ada('POST', `/api/generate_${format}`, page)
      const { json: after } = await ada('GET', `/api/${format}/7/71`)
      const [first, again] = [before, after].map((document) => translationFormats[format].parts(document))
      expect(again).toEqual(first)
    })

    test('are spoken in a voice of their language', async () => {
      const ada = await author(format)
      const own = await translated(ada, format)
      const spoken =
        format === 'slideshow'
          ? own.slides
          : own.segments.flatMap((segment: { dialogue: object[] }) => segment.dialogue)
      expect(spoken.map((part: { audio: { voice_id: string } }) => part.audio.voice_id)).toEqual(
        spoken.map(() => 'fake:lucia'),
      )
    })

    test('are listed with the languages, for the original and for the translation', async () => {
      const ada = await author(format)
      expect((await ada('GET', addressOf(format))).json).toEqual({
        original: { page_id: '71', language: 'en', exists: true },
        possible: true,
        problem: null,
        translations: [],
      })
      await translated(ada, format)
      const expected = {
        original: { page_id: '71' },
        translations: [{ language: 'es', page_id: '71@es', status: 'In_Progress' }],
      }
      expect((await ada('GET', addressOf(format))).json).toMatchObject(expected)
      expect((await ada('GET', addressOf(format, '71@es'))).json).toMatchObject(expected)
      await ada('DELETE', `/api/${format}/7/71@es`)
      expect((await ada('GET', addressOf(format))).json.translations).toEqual([])
    })

    test('are edited, completed, restored and voiced by the calls of every document', async () => {
      const ada = await author(format)
      const own = await translated(ada, format)
      const address = `/api/${format}/7/71@es`
      const info = format === 'slideshow' ? 'presentation' : 'podcast'
      const { headers } = await ada('GET', address)
      own[info].title = 'Lluvia'
      expect((await ada('PUT', address, own, { 'if-match': String(headers['etag']) })).status).toBe(200)
      expect((await ada('PUT', address, own, { 'if-match': String(headers['etag']) })).status).toBe(412)
      const status = await ada('PUT', '/api/courses/7/71@es/status', { [`${format}_status`]: 'Completed' })
      expect(status.status).toBe(200)
      expect((await ada('GET', `${address}/published`)).json[info].title).toBe('Lluvia')
      const versions = (await ada('GET', `${address}/versions`)).json
      expect(versions.map(({ origin }: { origin: string }) => origin)).toEqual(['saved', 'generated'])
      await ada('POST', `${address}/versions/1/restore`)
      expect((await ada('GET', address)).json[info].title).toBe(fakeTranslation('Rain', 'es'))
      const states = (await ada('POST', '/api/pages', { id: '7', name: 'Weather', course_code: 'W' })).json
      expect(states.find(({ page_id: id }: { page_id: string }) => id === '71')).toMatchObject({
        [`${format}_status`]: 'In_Progress',
      })
      expect(states.map(({ page_id: id }: { page_id: string }) => id)).not.toContain('71@es')
    })

    test('that two authors ask for at the same time are one job', async () => {
      const ada = await author(format)
      const grace = await lectern.signUp({ base_url: systemOf(systems) })
      const open = writer.hold()
      const asked = writer.asked.length
      const [one, other] = await Promise.all([translate(ada, format), translate(grace, format)])
      await waitUntil(() => writer.asked.length > asked)
      const [first, second] = await Promise.all([
        ada('GET', `/api/jobs/${one.json.job_id}`),
        grace('GET', `/api/jobs/${other.json.job_id}`),
      ])
      expect(first.json.jobs[0].id).toBe(second.json.jobs[0].id)
      const french = await translate(ada, format, { language: 'fr' })
      expect(french.json.page_id).toBe('71@fr')
      open()
      for (const { json } of [one, french]) await waitUntilEnded(ada, json.job_id)
      expect(await waitUntilEnded(grace, other.json.job_id)).toMatchObject({ state: 'succeeded' })
    })

    test('end with the request, and leave nothing', async () => {
      const ada = await author(format)
      const open = writer.hold()
      const asked = writer.asked.length
      const { json } = await translate(ada, format)
      await waitUntil(() => writer.asked.length > asked)
      await ada('DELETE', `/api/jobs/${json.job_id}`)
      open()
      expect(await waitUntilEnded(ada, json.job_id)).toMatchObject({ state: 'cancelled' })
      expect((await ada('GET', `/api/${format}/7/71@es`)).status).toBe(404)
    })

    test('fail with the sentence of the writer, and can be tried again', async () => {
      const ada = await author(format)
      writer.failOn('Rain')
      const { json } = await translate(ada, format)
      const failed = await waitUntilEnded(ada, json.job_id)
      writer.failOn(undefined)
      expect(failed).toMatchObject({
        state: 'failed',
        failed_pages: [{ page_id: '71@es', reason: 'The writer lost its pen.' }],
      })
      const again = await ada('POST', `/api/jobs/${json.job_id}/retry`)
      expect(await waitUntilEnded(ada, again.json.job_id)).toMatchObject({
        state: 'succeeded',
        successful_pages: ['71@es'],
      })
    })

    test('are not replaced by a retry of a job that failed before', async () => {
      const ada = await author(format)
      writer.failOn('Rain')
      const { json } = await translate(ada, format)
      await waitUntilEnded(ada, json.job_id)
      writer.failOn(undefined)
      const own = await translated(ada, format)
      const info = format === 'slideshow' ? 'presentation' : 'podcast'
      own[info].title = 'Lluvia'
      await ada('PUT', `/api/${format}/7/71@es`, own)
      const again = await ada('POST', `/api/jobs/${json.job_id}/retry`)
      expect(await waitUntilEnded(ada, again.json.job_id)).toMatchObject({
        state: 'failed',
        failed_pages: [
          {
            reason: 'There is already a translation into Spanish. Please open it, or delete it first.',
          },
        ],
      })
      expect((await ada('GET', `/api/${format}/7/71@es`)).json[info].title).toBe('Lluvia')
    })

    test('are refused in the language of the original, twice, and of a translation', async () => {
      const ada = await author(format)
      expect(await translate(ada, format, { language: 'en' })).toMatchObject({
        status: 422,
        json: { code: 'TRANSLATION_NOT_POSSIBLE', error: 'This is in English already.' },
      })
      await translated(ada, format)
      expect(await translate(ada, format)).toMatchObject({
        status: 422,
        json: {
          code: 'TRANSLATION_NOT_POSSIBLE',
          error: 'There is already a translation into Spanish. Please open it, or delete it first.',
        },
      })
      expect(await translate(ada, format, { language: 'xx' })).toMatchObject({ status: 400 })
      const generated = await ada('POST', `/api/generate_${format}`, { ...page, page_ids: ['71@es'] })
      expect(generated).toMatchObject({ status: 422, json: { code: 'TRANSLATION_NOT_POSSIBLE' } })
    })

    test('start from the original also if a translation is open', async () => {
      const ada = await author(format)
      await translated(ada, format)
      const { json } = await ada('POST', addressOf(format, '71@es'), { language: 'fr' })
      expect(json.page_id).toBe('71@fr')
      await waitUntilEnded(ada, json.job_id)
      const titled = (await ada('GET', `/api/${format}/7/71@fr`)).json
      expect(titled[format === 'slideshow' ? 'presentation' : 'podcast'].title).toBe('fr: Rain')
    })

    test('say so if no voice speaks their language', async () => {
      const ada = await author(format)
      const { json } = await translate(ada, format, { language: 'fr' })
      const { jobs } = await waitUntilEnded(ada, json.job_id)
      expect(jobs).toMatchObject([
        {
          state: 'succeeded',
          message: 'This Lectern has no voice that speaks French, so the translation has no audio.',
        },
      ])
    })

    test('are hidden from other courses, and need an original', async () => {
      const ada = await author(format)
      await translated(ada, format)
      systems += 1
      const eve = await lectern.signUp({ base_url: systemOf(systems) })
      expect((await eve('GET', `/api/${format}/7/71@es`)).status).toBe(404)
      expect((await ada('GET', addressOf(format, '999'))).status).toBe(404)
      expect((await ada('GET', `/api/${format}/7/999@es`)).status).toBe(404)
      expect((await ada('POST', addressOf(format, '72'), { language: 'es' })).status).toBe(404)
      expect((await ada('GET', addressOf(format, '72'))).json.original).toEqual({
        page_id: '72',
        language: null,
        exists: false,
      })
    })
  })

  test('keep their audio apart from that of the original', async () => {
    const ada = await author('slideshow')
    const own = await translated(ada, 'slideshow')
    await ada('POST', '/api/audio/generate_presentation', {
      course_id: '7',
      page_id: '71@es',
      voice_id: 'fake:lucia',
      regenerate: true,
    })
    const { slides } = (await ada('GET', '/api/slideshow/7/71')).json
    expect(slides.every(({ audio }: { audio?: object }) => audio === undefined)).toBe(true)
    const file = await ada('GET', `/api${own.slides[0].audio_path}`)
    expect(file.status).toBe(200)
  })

  test('propose new words for parts of a changed original, and store nothing', async () => {
    const ada = await author('slideshow')
    const own = await translated(ada, 'slideshow')
    const { json: original } = await ada('GET', '/api/slideshow/7/71')
    original.slides[1].audio_script = 'It snows.'
    await ada('PUT', '/api/slideshow/7/71', original)
    const [, slide] = original.slides
    const asked = {
      parts: [
        { id: slide.key, fields: ['audio_script'] },
        { id: 'gone', fields: ['audio_script'] },
      ],
    }
    const { status, json } = await ada('POST', `${addressOf('slideshow', '71@es')}/parts`, asked)
    expect([status, json]).toEqual([
      200,
      { parts: [{ id: slide.key, texts: { audio_script: ['es: It snows.'] } }], warnings: [], notices: [] },
    ])
    expect((await ada('GET', '/api/slideshow/7/71@es')).json.slides).toEqual(own.slides)
    expect((await ada('POST', `${addressOf('slideshow')}/parts`, asked)).status, 'the original').toBe(404)
  })

  test('end with the connection while words are proposed', async () => {
    const ada = await author('podcast')
    await translated(ada, 'podcast')
    await lectern.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = z.object({ port: z.number() }).parse(lectern.app.server.address())
    const open = writer.hold()
    const asked = writer.asked.length
    const leaving = new AbortController()
    const answer = fetch(`http://127.0.0.1:${port}${addressOf('podcast', '71@es')}/parts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      body: JSON.stringify({ parts: [{ id: 'frame', fields: ['title'] }] }),
      signal: leaving.signal,
    }).catch((error: unknown) => error)
    await waitUntil(() => writer.asked.length > asked)
    leaving.abort()
    expect(await answer).toMatchObject({ name: 'AbortError' })
    open()
  })

  test('of podcasts are not in the feed of the course, whose language is that of the originals', async () => {
    const ada = await author('podcast')
    await translated(ada, 'podcast')
    for (const pageId of ['71', '71@es'])
      await ada('PUT', `/api/courses/7/${pageId}/status`, { podcast_status: 'Completed' })
    const voicing = await ada('POST', '/api/podcast/audio/generate', {
      course_id: '7',
      page_id: '71',
      podcast_id: 1,
      voice_id_host1: 'fake:clara',
      voice_id_host2: 'fake:edward',
    })
    await waitUntilEnded(ada, voicing.json.job_id)
    const { json } = await ada('GET', '/api/courses/7/feed/episodes')
    expect(json.episodes.map(({ page_id: id }: { page_id: string }) => id)).toEqual(['71'])
    const { url } = (await ada('POST', '/api/courses/7/feed')).json
    const fileOf = (pageId: string) =>
      new URL(url).pathname.replace('feed.xml', `${encodeURIComponent(pageId)}/transcript.vtt`)
    expect((await lectern.anyone('GET', fileOf('71'))).status).toBe(200)
    expect((await lectern.anyone('GET', fileOf('71@es'))).status, 'the address of an episode').toBe(404)
  })
})

test('a page of the course system whose id looks like that of a translation is none', async () => {
  const courses = testCourses.map((course) => {
    const pages: readonly FakePage[] = course.pages
    return {
      ...course,
      modules: [],
      pages: pages.flatMap((one) => (one.id === '71' ? [one, { ...one, id: '71@es' }] : [one])),
    }
  })
  const lectern = await startTestApp('embedded', {
    writer: createFakeWriter(),
    connect: () => createFakeCourseSystem({ courses }),
  })
  const ada = await lectern.signUp()
  await ada('POST', '/api/generate_slideshow', { ...page, page_ids: ['71', '71@es'] })
  const before = (await ada('GET', '/api/slideshow/7/71@es')).json
  expect(before.presentation.title).toBe('Rain')
  expect((await ada('GET', '/api/translations/7/71/slideshow')).json.translations).toEqual([])
  expect((await ada('GET', '/api/translations/7/71@es/slideshow')).json.original.page_id).toBe('71@es')
  expect((await ada('POST', '/api/translations/7/71/slideshow', { language: 'es' })).status).toBe(404)
  expect((await ada('GET', '/api/slideshow/7/71@es')).json).toEqual(before)
  await lectern.close()
})

test('a writer that works by rules offers no translation, with the reason', async () => {
  const { translate: _none, ...rules }: Writer = createFakeWriter()
  const lectern = await startTestApp('embedded', { writer: rules })
  const ada = await lectern.signUp()
  await ada('POST', '/api/generate_slideshow', page)
  const problem = {
    code: 'TRANSLATION_NOT_POSSIBLE',
    error:
      'Translating needs a language model, and this Lectern has none. Please ask its administrator to set one up.',
  }
  expect((await ada('GET', '/api/translations/7/71/slideshow')).json).toMatchObject({
    possible: false,
    problem,
  })
  const { status, json } = await ada(
    'POST',
    '/api/translations/7/71/slideshow',
    { language: 'es' },
    asyncRequest,
  )
  expect([status, json]).toMatchObject([422, problem])
  expect((await ada('GET', '/api/writer')).json).toMatchObject({ translates: false })
  await lectern.close()
})

test('a translation continues after a restart, and is stored once', async () => {
  const database = await openTestDatabase('embedded')
  const writer = createFakeWriter()
  const first = await startTestApp('embedded', { writer, database })
  const ada = await first.signUp()
  await ada('POST', '/api/generate_slideshow', page)
  writer.hold()
  const asked = writer.asked.length
  const { json } = await ada('POST', '/api/translations/7/71/slideshow', { language: 'es' })
  await waitUntil(() => writer.asked.length > asked)
  await first.close()
  const second = await startTestApp('embedded', { writer: createFakeWriter(), database })
  const call: TestCall = async (method, url) => {
    const answer = await second.app.inject({ method, url, headers: { authorization: `Bearer ${ada.token}` } })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.rawPayload,
      json: answer.json(),
    }
  }
  expect(await waitUntilEnded(call, json.job_id)).toMatchObject({ successful_pages: ['71@es'] })
  const versions = (await call('GET', '/api/slideshow/7/71@es/versions')).json
  expect(versions).toHaveLength(1)
  await second.close()
  await database.close()
})
