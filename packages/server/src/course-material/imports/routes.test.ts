import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  buildArchive,
  smallCartridge,
  type ArchiveFiles,
} from '../../testing/course-systems/build-cartridge.ts'
import { realCartridge } from '../../testing/course-systems/cartridges.ts'
import { testBackends } from '../../testing/database.ts'
import { filesBelow } from '../../testing/course-systems/imports-under-test.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'
import { readFile } from 'node:fs/promises'

const octets = 'application/octet-stream'

function send(call: TestCall, bytes: Uint8Array, name = 'Tides – 2026.imscc') {
  const headers = { 'content-type': octets, slug: encodeURIComponent(name) }
  return call('POST', '/api/courses/import', Buffer.from(bytes), headers)
}

async function importFiles(call: TestCall, files: ArchiveFiles = smallCartridge): Promise<string> {
  return (await send(call, await buildArchive(files))).json.id
}

const idsOf = async (call: TestCall): Promise<string[]> =>
  (await call('GET', '/api/courses')).json.map(({ id }: { id: string }) => id)

describe.each(await testBackends())('a course file (%s database)', (backend) => {
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  const uploads = () => filesBelow(join(lectern.dataDir, 'incoming'))
  let origin: Promise<string> | undefined
  /** Address of the web server, for senders that disconnect. */
  const listening = () => (origin ??= lectern.app.listen({ port: 0, host: '127.0.0.1' }))
  const stored = () => filesBelow(join(lectern.dataDir, 'media'))

  test('becomes a course in addition to those of the course system', async () => {
    const ada = await lectern.signUp()
    const { status, json } = await send(ada, await buildArchive(smallCartridge))
    expect(status).toBe(201)
    expect(json).toEqual({
      id: expect.stringMatching(/^imported-/),
      name: 'Tides & Currents',
      course_code: '',
      imported: { file_name: 'Tides – 2026.imscc', license: 'CC BY 4.0' },
    })
    expect((await ada('GET', '/api/courses')).json.slice(2)).toEqual([json])
    const pages = (await ada('POST', '/api/pages', { id: json.id })).json
    expect(pages).toHaveLength(4)
    expect(pages[0]).toMatchObject({ page_title: 'Tides', module_name: 'The Sea', item_position: 1 })
    expect(await uploads()).toEqual([])
  })

  test('is available while the course system is down', async () => {
    const baseUrl = 'https://down-with-imports.example.edu'
    const ada = await lectern.signUp({ base_url: baseUrl })
    const id = await importFiles(ada)
    lectern.systemAt(baseUrl).failWith('COURSE_SYSTEM_FAILED')
    expect(await idsOf(ada)).toEqual([id])
    expect((await ada('POST', '/api/pages', { id })).json).toHaveLength(4)
  })

  test('has slideshows with its own images, and podcasts, which only its owner can see', async () => {
    const [ada, eve] = [await lectern.signUp(), await lectern.signUp()]
    const id = await importFiles(ada)
    const order = { course_id: id, page_ids: ['1'], voice_id: 'fake:clara' }
    expect((await ada('POST', '/api/generate_slideshow', order)).json.successful_pages).toEqual(['1'])
    expect((await ada('POST', '/api/generate_podcast', order)).json.successful_pages).toEqual(['1'])
    const slideshow = await ada('GET', `/api/slideshow/${id}/1`)
    const audio = `/api${slideshow.json.slides[0].audio_path}`
    expect((await ada('GET', audio)).status).toBe(200)
    for (const url of [`/api/slideshow/${id}/1`, `/api/podcast/${id}/1`, audio]) {
      const [foreign, unknown] = [
        await eve('GET', url),
        await eve('GET', '/api/slideshow/imported-nothing/1'),
      ]
      expect([foreign.status, foreign.json], url).toEqual([unknown.status, unknown.json])
    }
    expect((await ada('PUT', `/api/slideshow/${id}/1`, slideshow.json)).status).toBe(200)
    const [first] = (await ada('POST', '/api/pages', { id })).json
    expect(first).toMatchObject({ slideshow_status: 'In_Progress', podcast_status: 'In_Progress' })
  })

  test('that is empty, or too short to teach from, is reported by the generation', async () => {
    const ada = await lectern.signUp()
    const id = await importFiles(ada)
    const { json } = await ada('POST', '/api/generate_slideshow', { course_id: id, page_ids: ['3'] })
    expect(json.failed_pages).toMatchObject([
      { page_id: '3', reason: expect.stringContaining('too little text') },
    ])
  })

  test('can be removed, and restored with its content', async () => {
    const ada = await lectern.signUp()
    const id = await importFiles(ada)
    await ada('POST', '/api/generate_slideshow', { course_id: id, page_ids: ['1'] })
    const before = (await ada('GET', `/api/slideshow/${id}/1`)).json
    expect((await ada('DELETE', `/api/courses/${id}`)).json).toEqual({ status: 'success' })
    expect(await idsOf(ada)).toEqual(['7', '8'])
    expect((await ada('GET', `/api/slideshow/${id}/1`)).status).toBe(404)
    expect((await ada('POST', '/api/pages', { id })).status).toBe(404)
    expect((await ada('DELETE', `/api/courses/${id}`)).status, 'it is gone already').toBe(404)
    expect((await ada('POST', `/api/courses/${id}/restore`)).json).toEqual({ status: 'success' })
    expect(await idsOf(ada)).toEqual(['7', '8', id])
    expect((await ada('GET', `/api/slideshow/${id}/1`)).json).toEqual(before)
  })

  test('of other users, and courses of a course system, cannot be removed or restored', async () => {
    const [ada, eve] = [await lectern.signUp(), await lectern.signUp()]
    const id = await importFiles(ada)
    const unknown = await eve('DELETE', '/api/courses/imported-nothing')
    expect([unknown.status, unknown.json.code]).toEqual([404, 'NOT_FOUND'])
    await importFiles(eve)
    for (const course of [id, '7']) {
      const removing = await eve('DELETE', `/api/courses/${course}`)
      const restoring = await eve('POST', `/api/courses/${course}/restore`)
      expect([removing.json, restoring.json]).toEqual([unknown.json, unknown.json])
    }
    await ada('DELETE', `/api/courses/${id}`)
    expect((await eve('POST', `/api/courses/${id}/restore`)).status).toBe(404)
    expect(await idsOf(ada)).not.toContain(id)
  })

  test('can be imported twice, which makes two courses', async () => {
    const ada = await lectern.signUp()
    const ids = [await importFiles(ada), await importFiles(ada)]
    expect(await idsOf(ada)).toEqual(['7', '8', ...ids])
  })

  test('has a name, also if it was sent with folders, without a name, or with an unreadable one', async () => {
    const ada = await lectern.signUp()
    const bytes = await buildArchive(smallCartridge)
    const nameOf = async (name: string) => (await send(ada, bytes, name)).json.imported.file_name
    expect(await nameOf('C:\\courses\\sea.imscc')).toBe('sea.imscc')
    expect(await nameOf('../../etc/sea.imscc')).toBe('sea.imscc')
    expect(await nameOf('')).toBe('course.imscc')
    const headers = { 'content-type': octets, slug: '%E0%A4%A' }
    expect((await ada('POST', '/api/courses/import', bytes, headers)).json.imported.file_name).toBe(
      'course.imscc',
    )
  })

  test.each([
    ['is no archive', async () => Buffer.from('Dear teacher'), 'NOT_A_COURSE_FILE', 422],
    [
      'is broken off',
      async () => (await buildArchive(smallCartridge)).subarray(0, 900),
      'NOT_A_COURSE_FILE',
      422,
    ],
    ['holds no course', () => buildArchive({ 'a.txt': 'x' }), 'NOT_A_COURSE_FILE', 422],
    [
      'has a bomb among its pages',
      () => buildArchive({ ...smallCartridge, 'pages/cliffs.html': Buffer.alloc(3_000_000) }),
      'COURSE_FILE_TOO_LARGE',
      413,
    ],
    [
      'has a bomb among its pictures',
      () => buildArchive({ ...smallCartridge, 'pictures/tide table.png': Buffer.alloc(60_000_000) }),
      'COURSE_FILE_TOO_LARGE',
      413,
    ],
  ] as const)(
    'that %s is refused with a sentence, and leaves nothing behind',
    async (_name, make, code, status) => {
      const ada = await lectern.signUp()
      const before = await stored()
      const answer = await send(ada, await make())
      expect([answer.status, answer.json.code]).toEqual([status, code])
      expect(answer.json.error).toMatch(/^[A-Z“].+\.$/)
      expect([await uploads(), await stored()]).toEqual([[], before])
      expect(await idsOf(ada)).toEqual(['7', '8'])
    },
  )

  test('that contains archives does not have those opened', async () => {
    const ada = await lectern.signUp()
    const inner = await buildArchive(smallCartridge)
    const answer = await send(ada, await buildArchive({ 'course.imscc': inner }))
    expect(answer.json.error).toContain('it has no imsmanifest.xml')
  })

  test('that is announced as larger than allowed is not received', async () => {
    const ada = await lectern.signUp()
    const headers = { 'content-type': octets, 'content-length': String(501 * 1024 * 1024) }
    const { status, json } = await ada('POST', '/api/courses/import', Buffer.from('PK'), headers)
    expect([status, json.code, await uploads()]).toEqual([413, 'COURSE_FILE_TOO_LARGE', []])
  })

  test('must be sent as it is, and not as JSON', async () => {
    const ada = await lectern.signUp()
    const { status, json } = await ada('POST', '/api/courses/import', { file: 'x' })
    expect([status, json.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  test('whose sender disconnects leaves nothing behind', async () => {
    const address = await listening()
    const ada = await lectern.signUp()
    const before = await stored()
    const sending = request(`${address}/api/courses/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': octets, 'content-length': 1_000_000 },
    })
    sending.on('error', () => {})
    sending.write((await buildArchive(smallCartridge)).subarray(0, 500))
    await vi.waitFor(async () => expect(await uploads()).toHaveLength(1), { timeout: 30_000 })
    sending.destroy()
    await vi.waitFor(async () => expect(await uploads()).toEqual([]), { timeout: 30_000 })
    expect([await stored(), await idsOf(ada)]).toEqual([before, ['7', '8']])
  })

  test('waits while its author sends two others, and does not delay other users', async () => {
    const address = await listening()
    const [ada, eve] = [await lectern.signUp(), await lectern.signUp()]
    const archive = await buildArchive(smallCartridge)
    const slow = [1, 2].map(() => {
      const sending = request(`${address}/api/courses/import`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ada.token}`,
          'content-type': octets,
          'content-length': 1_000_000,
        },
      })
      sending.on('error', () => {})
      sending.write(archive.subarray(0, 500))
      return sending
    })
    await vi.waitFor(async () => expect(await uploads()).toHaveLength(2), { timeout: 30_000 })
    const { status, json } = await send(ada, archive)
    expect([status, json.error]).toEqual([
      429,
      'Other course files of yours are still being imported. Please wait for them.',
    ])
    expect((await send(eve, archive)).status).toBe(201)
    for (const sending of slow) sending.destroy()
    await vi.waitFor(async () => expect((await send(ada, archive)).status).toBe(201), { timeout: 30_000 })
  })

  const workshop = realCartridge('ally-accessibility-workshop.cc-by-sa-4.0.imscc')
  test.skipIf(!workshop)('that a real course system exported becomes a course', async () => {
    const ada = await lectern.signUp()
    const { json } = await send(ada, await readFile(workshop ?? ''), 'ally.imscc')
    expect(json).toMatchObject({ name: 'Ally: Accessibility Workshop', language: 'en' })
    const pages = (await ada('POST', '/api/pages', { id: json.id })).json
    expect(pages).toHaveLength(12)
    const { page_id } = pages.find((page: { page_title: string }) => page.page_title === 'What is ALLY?')
    const made = await ada('POST', '/api/generate_slideshow', { course_id: json.id, page_ids: [page_id] })
    expect(made.json.successful_pages).toEqual([page_id])
  })
})
