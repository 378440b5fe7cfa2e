import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'
import { createFakeWriter } from '../../testing/writing/fake-writer.ts'

const original = { page_id: '71', format: 'slideshow' }
const german = { page_id: '71@de', format: 'slideshow' }
const spanish = { page_id: '71@es', format: 'slideshow' }

describe.each(await testBackends())('translations in the course system (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend, { writer: createFakeWriter() })
  })
  afterAll(() => lectern?.close())

  /** An author with a completed slideshow about rain, and complete translations into German and Spanish. */
  async function author() {
    const baseUrl = `https://translated-${backend}-${(systems += 1)}.example.edu`
    const call = await lectern.signUp({ base_url: baseUrl })
    await call('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await complete(call, '71')
    for (const [language, title] of [
      ['de', 'Der Regen'],
      ['es', 'La lluvia'],
    ] as const) {
      const { json } = await call('POST', '/api/translations/7/71/slideshow', { language })
      await waitUntilEnded(call, json.job_id)
      await rename(call, `71@${language}`, title)
    }
    return { call, system: lectern.systemAt(baseUrl), baseUrl }
  }
  const complete = (call: TestCall, pageId: string) =>
    call('PUT', `/api/courses/7/${pageId}/status`, { slideshow_status: 'Completed' })
  async function rename(call: TestCall, pageId: string, title: string) {
    const { json } = await call('GET', `/api/slideshow/7/${pageId}`)
    json.presentation.title = title
    await call('PUT', `/api/slideshow/7/${pageId}`, json)
    await complete(call, pageId)
  }
  async function publish(call: TestCall, ...pages: object[]) {
    const body = { course_id: '7', pages, placement: 'after_source', visible: true }
    return waitUntilEnded(call, (await call('POST', '/api/publications', body)).json.job_id)
  }
  const listed = async (call: TestCall) => (await call('GET', '/api/publications?course_id=7')).json
  const listedAt = async (call: TestCall, pageId: string) =>
    (await listed(call)).find((page: { page_id: string }) => page.page_id === pageId)
  const offered = async (call: TestCall) =>
    (await call('GET', '/api/publications/offer?course_id=7')).json.pieces
  type System = Awaited<ReturnType<typeof author>>['system']
  const inCourse = async (system: System) =>
    (await system.listPages('7')).filter(({ module }) => module).map(({ title }) => title)
  async function pageTitled(system: System, title: string) {
    const page = (await system.listPages('7')).find((each) => each.title === title)
    return page && (await system.readPage('7', page.id)).html
  }

  test('are pages of their own after the page of their original, in their language', async () => {
    const { call, system } = await author()
    system.editPage('7', '71', { url: 'https://canvas.example/courses/7/pages/rain' })
    const group = await publish(call, original, german)
    expect([group.state, group.failed_pages]).toEqual(['succeeded', []])
    expect(await inCourse(system)).toEqual(['Rain', 'Rain (slideshow)', 'Der Regen (Präsentation)', 'Snow'])
    const html = await pageTitled(system, 'Der Regen (Präsentation)')
    expect(html).toContain('<div lang="de" dir="ltr">')
    expect(html).toContain('<a href="https://canvas.example/courses/7/pages/rain">Rain</a>')
    expect(await listedAt(call, '71@de')).toMatchObject({
      ...german,
      title: 'Der Regen (Präsentation)',
      module: 'Water',
    })
    const shares = (await call('GET', '/api/shares?course_id=7')).json
    const share = shares.find((each: { page_id: string }) => each.page_id === '71@de')
    expect(html, 'its own player').toContain(`<iframe src="${share.embed_url}"`)
  })

  test('are offered with their original once they are complete', async () => {
    const { call } = await author()
    const { json } = await call('POST', '/api/translations/7/71/slideshow', { language: 'fr' })
    await waitUntilEnded(call, json.job_id)
    const pieces = await offered(call)
    expect(pieces).toHaveLength(3)
    expect(pieces).toContainEqual(
      expect.objectContaining({ ...german, title: 'Der Regen', translation_of: '71', language: 'de' }),
    )
    expect(pieces).toContainEqual(expect.objectContaining({ ...original, translation_of: null }))
    const [refused] = (await publish(call, { page_id: '71@fr', format: 'slideshow' })).jobs
    expect(refused?.problem).toMatchObject({ code: 'NOT_COMPLETE_YET' })
  })

  test('come after the pages of the original, in whichever order they are published', async () => {
    const { call, system } = await author()
    await publish(call, german)
    expect(await inCourse(system)).toEqual(['Rain', 'Der Regen (Präsentation)', 'Snow'])
    await publish(call, original)
    await publish(call, spanish)
    await call('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
    await call('PUT', '/api/courses/7/71/status', { podcast_status: 'Completed' })
    await publish(call, { page_id: '71', format: 'podcast' })
    expect(await inCourse(system)).toEqual([
      'Rain',
      'Rain (slideshow)',
      'Rain (podcast)',
      'Der Regen (Präsentation)',
      'La lluvia (presentación)',
      'Snow',
    ])
  })

  test('are updated by the next press, by two authors at once too, and removed alone', async () => {
    const { call, system, baseUrl } = await author()
    await publish(call, original, german)
    await rename(call, '71@de', 'Regen und Hagel')
    const fay = await lectern.signUp({ base_url: baseUrl })
    await fay('POST', '/api/pages', { id: '7' })
    const groups = await Promise.all([publish(call, german), publish(fay, german)])
    expect(groups.map(({ state }) => state)).toEqual(['succeeded', 'succeeded'])
    expect(await inCourse(system)).toEqual([
      'Rain',
      'Rain (slideshow)',
      'Regen und Hagel (Präsentation)',
      'Snow',
    ])
    const { publication_id: id } = await listedAt(call, '71@de')
    expect((await call('DELETE', `/api/publications/${id}`)).status).toBe(200)
    expect(await inCourse(system)).toEqual(['Rain', 'Rain (slideshow)', 'Snow'])
    expect((await listed(call)).map(({ page_id }: { page_id: string }) => page_id)).toEqual(['71'])
    expect((await call('GET', '/api/slideshow/7/71@de')).status, 'the translation stays').toBe(200)
  })

  test('keep the words of another author, whose answer is applied to the page of the translation', async () => {
    const { call, system } = await author()
    await publish(call, german)
    const made = (await system.listPages('7')).find(({ title }) => title.startsWith('Der Regen'))
    const { html } = await system.readPage('7', made?.id ?? '')
    system.editPage('7', made?.id ?? '', { html: `<p>Bitte mitbringen: eine Frage.</p>${html}` })
    expect((await publish(call, german)).jobs[0]?.problem).toMatchObject({ code: 'PAGE_CHANGED_IN_COURSE' })
    const [{ publication_id: id, conflict }] = await listed(call)
    const answer = { answer: 'below', revision: conflict.revision }
    const { json } = await call('POST', `/api/publications/${id}/resolve`, answer)
    expect((await waitUntilEnded(call, json.job_id)).state).toBe('succeeded')
    expect(await pageTitled(system, 'Der Regen (Präsentation)')).toContain('eine Frage')
  })

  test('are no sources of content', async () => {
    const { call } = await author()
    await publish(call, german)
    const pages = (await call('POST', '/api/pages', { id: '7' })).json
    expect(pages.map((page: { page_title: string }) => page.page_title)).not.toContain(
      'Der Regen (Präsentation)',
    )
  })
})
