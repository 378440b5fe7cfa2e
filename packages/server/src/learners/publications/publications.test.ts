import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { testBackends } from '../../testing/database.ts'
import { waitUntil, waitForGroup, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const slideshow = { page_id: '71', format: 'slideshow' }
const podcast = { page_id: '71', format: 'podcast' }

describe.each(await testBackends())('pages in the course system (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern?.close())

  interface Author {
    readonly call: TestCall
    readonly system: FakeCourseSystem
    readonly baseUrl: string
  }

  /** An author of an own course system, with a completed slideshow. */
  async function author(): Promise<Author> {
    const baseUrl = `https://publish-${backend}-${(systems += 1)}.example.edu`
    const call = await lectern.signUp({ base_url: baseUrl })
    await call('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await complete(call)
    return { call, system: lectern.systemAt(baseUrl), baseUrl }
  }
  const complete = (call: TestCall, status: object = { slideshow_status: 'Completed' }) =>
    call('PUT', '/api/courses/7/71/status', status)
  const press = async (call: TestCall, pages: readonly object[] = [slideshow], more: object = {}) =>
    call('POST', '/api/publications', {
      course_id: '7',
      pages,
      placement: 'after_source',
      visible: true,
      ...more,
    })
  const publish = async (call: TestCall, pages?: readonly object[], more?: object) =>
    waitUntilEnded(call, (await press(call, pages, more)).json.job_id)
  const listed = async (call: TestCall) => (await call('GET', '/api/publications?course_id=7')).json
  const inCourse = async (system: FakeCourseSystem) =>
    (await system.listPages('7')).filter(({ module }) => module).map(({ title }) => title)
  const made = (system: FakeCourseSystem) =>
    system.calls.filter((name) => name.startsWith('createPage ')).length
  /** The page that Lectern made. */
  async function pageOf(system: FakeCourseSystem) {
    const page = (await system.listPages('7')).find(({ title }) => title.endsWith('(slideshow)'))
    return page && { ...page, html: (await system.readPage('7', page.id)).html }
  }
  async function theirPage({ call, system }: Author): Promise<string> {
    await publish(call)
    return (await pageOf(system))?.id ?? ''
  }
  async function rename(call: TestCall, title: string) {
    const { json } = await call('GET', '/api/slideshow/7/71')
    json.presentation.title = title
    await call('PUT', '/api/slideshow/7/71', json)
    await complete(call)
  }

  test('are made after their source page, with the player of their own address', async () => {
    const { call, system } = await author()
    const group = await publish(call)
    expect([group.state, group.successful_pages, group.failed_pages]).toEqual(['succeeded', ['71'], []])
    expect(await inCourse(system)).toEqual(['Rain', 'Rain (slideshow)', 'Snow'])
    const [publication] = await listed(call)
    expect(publication).toMatchObject({
      page_id: '71',
      format: 'slideshow',
      title: 'Rain (slideshow)',
      module: 'Water',
      visible: true,
      conflict: null,
      published_revision: expect.any(Number),
    })
    const [share] = (await call('GET', '/api/shares?course_id=7')).json
    expect(share).toMatchObject({ share_id: publication.share_id })
    expect((await pageOf(system))?.html).toContain(`<iframe src="${share.embed_url}"`)
  })

  test('name the source page with its address, and the credits of its pictures', async () => {
    const { call, system } = await author()
    const url = 'https://canvas.example/courses/7/pages/rain'
    system.editPage('7', '71', { url })
    const { json } = await call('GET', '/api/slideshow/7/71')
    const image_url = '/api/images/7/71/rain.png'
    const content = { slide_title: 'A gauge', image_url, image_alt: 'A gauge in the rain' }
    Object.assign(json.slides[1], { slide_type: 'image', content })
    const image = { url: image_url, alt: '' }
    json.passages = [{ id: 'b1', text: 'A rain gauge. (credit: Jane Roe, CC BY 4.0)', image }]
    await call('PUT', '/api/slideshow/7/71', json)
    await complete(call)
    expect((await publish(call)).state).toBe('succeeded')
    const html = (await pageOf(system))?.html
    expect(html).toContain(`<li><a href="${url}">Rain</a></li>`)
    expect(html).toContain('<li>A gauge (credit: Jane Roe, CC BY 4.0)</li>')
  })

  test('have headings in their transcript without the marks of bold words', async () => {
    const { call, system } = await author()
    const { json } = await call('GET', '/api/slideshow/7/71')
    const content = { slide_title: 'High and **low** water', slide_content: 'The water rises.' }
    Object.assign(json.slides[1], { slide_type: 'text', content })
    await call('PUT', '/api/slideshow/7/71', json)
    await complete(call)
    await publish(call)
    expect((await pageOf(system))?.html).toMatch(/<h2[^>]*>High and low water<\/h2>/)
  })

  test('name their source page without an address if the author may no longer read it', async () => {
    const { call, system } = await author()
    await publish(call)
    await rename(call, 'Rain and hail')
    system.editPage('7', '71', null)
    expect((await publish(call)).state).toBe('succeeded')
    expect((await pageOf(system))?.html).toContain('<li>Rain</li>')
  })

  test('are no sources of content, so the list of pages does not contain them', async () => {
    const { call, system } = await author()
    await publish(call)
    const pages = (await call('POST', '/api/pages', { id: '7' })).json
    expect(pages.map((page: { page_title: string }) => page.page_title)).not.toContain('Rain (slideshow)')
    expect(await inCourse(system)).toContain('Rain (slideshow)')
  })

  test('are updated by the next press, with the words that were completed last', async () => {
    const { call, system } = await author()
    await publish(call)
    await rename(call, 'Rain and hail')
    expect((await publish(call)).state).toBe('succeeded')
    expect(await inCourse(system)).toEqual(['Rain', 'Rain and hail (slideshow)', 'Snow'])
    expect(await listed(call)).toHaveLength(1)
    expect((await call('GET', '/api/shares?course_id=7')).json, 'the same address').toHaveLength(1)
  })

  test('are one page when two authors publish at once', async () => {
    const { call, system, baseUrl } = await author()
    const fay = await lectern.signUp({ base_url: baseUrl })
    await fay('POST', '/api/pages', { id: '7' })
    const release = system.hang()
    const [one, other] = await Promise.all([press(call), press(fay)])
    release()
    expect((await waitUntilEnded(call, one.json.job_id)).state).toBe('succeeded')
    expect((await waitUntilEnded(fay, other.json.job_id)).state).toBe('succeeded')
    await publish(fay)
    expect(await inCourse(system)).toEqual(['Rain', 'Rain (slideshow)', 'Snow'])
    expect(await listed(fay)).toHaveLength(1)
  })

  test('of both formats follow their source, and each has its own result', async () => {
    const { call, system } = await author()
    await call('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
    const group = await publish(call, [slideshow, podcast])
    expect(group.failed_pages).toEqual([
      {
        page_id: '71',
        reason: expect.stringMatching(/^Not complete yet/),
        problem: { code: 'NOT_COMPLETE_YET' },
      },
    ])
    await complete(call, { podcast_status: 'Completed' })
    await publish(call, [podcast])
    expect(await inCourse(system)).toEqual(['Rain', 'Rain (slideshow)', 'Rain (podcast)', 'Snow'])
  })

  test('fail with a reason for pages that are not in the course', async () => {
    const { call } = await author()
    const group = await publish(call, [slideshow, { page_id: '999', format: 'slideshow' }])
    expect(group.successful_pages).toEqual(['71'])
    expect(group.failed_pages).toMatchObject([{ page_id: '999', problem: { reason: 'pageNotInCourse' } }])
  })

  test('are hidden if the author wants, and at the end of the module', async () => {
    const { call, system } = await author()
    await publish(call, [slideshow], { visible: false, placement: 'module_end' })
    expect(await inCourse(system)).toEqual(['Rain', 'Snow', 'Rain (slideshow)'])
    expect(await listed(call)).toMatchObject([{ visible: false, placement: 'module_end' }])
  })

  test('are made once when the response of the course system is lost', async () => {
    const { call, system } = await author()
    system.answerChanges('lost')
    const { json } = await press(call)
    await waitForGroup(
      call,
      json.job_id,
      ({ jobs }) => jobs[0]?.problem?.code === 'COURSE_SYSTEM_UNAVAILABLE',
    )
    system.answerChanges('made')
    expect((await waitUntilEnded(call, json.job_id)).state).toBe('succeeded')
    expect(made(system)).toBe(2)
    expect(await inCourse(system)).toEqual(['Rain', 'Rain (slideshow)', 'Snow'])
  })

  test('wait while the course system is down', async () => {
    const { call, system } = await author()
    const release = system.hang({ only: 'createPage' })
    const { json } = await press(call)
    await waitUntil(() => made(system) === 1)
    system.failWith('COURSE_SYSTEM_UNAVAILABLE', 1)
    release()
    expect((await waitUntilEnded(call, json.job_id)).state).toBe('succeeded')
    expect(await inCourse(system)).toEqual(['Rain', 'Rain (slideshow)', 'Snow'])
  })

  test('are refused with the reason of the course system if the key may not write', async () => {
    const { call, system } = await author()
    system.answerChanges('forbidden')
    expect((await publish(call)).failed_pages).toMatchObject([
      { page_id: '71', problem: { code: 'COURSE_SYSTEM_FORBIDS' } },
    ])
    system.answerChanges('made')
    expect((await publish(call)).state).toBe('succeeded')
  })

  test('are made again if a teacher deleted them', async () => {
    const ada = await author()
    ada.system.editPage('7', await theirPage(ada), null)
    expect((await publish(ada.call)).state).toBe('succeeded')
    expect(await inCourse(ada.system)).toEqual(['Rain', 'Rain (slideshow)', 'Snow'])
    expect(await listed(ada.call)).toHaveLength(1)
  })

  describe('that another author changed', () => {
    const words = '<p>Read this first.</p>'
    async function changed() {
      const ada = await author()
      const id = await theirPage(ada)
      const { html } = await ada.system.readPage('7', id)
      ada.system.editPage('7', id, { html: `${words}${html}`, editedBy: 'Tom Reyes' })
      await rename(ada.call, 'Rain and hail')
      const group = await publish(ada.call)
      expect(group.failed_pages).toMatchObject([{ problem: { code: 'PAGE_CHANGED_IN_COURSE' } }])
      const [publication] = await listed(ada.call)
      const seen = async () => (await listed(ada.call))[0].conflict?.revision ?? ''
      const answer = async (given: string, revision?: string) => {
        const path = `/api/publications/${publication.publication_id}/resolve`
        const { status, json } = await ada.call('POST', path, {
          answer: given,
          revision: revision ?? (await seen()),
        })
        expect(status).toBe(202)
        return waitUntilEnded(ada.call, json.job_id)
      }
      const html2 = async () => (await ada.system.readPage('7', id)).html
      return { ...ada, id, publication, answer, seen, html: html2 }
    }

    test('stay as they are until it is decided, with both sides', async () => {
      const { publication, html } = await changed()
      expect(publication.conflict).toMatchObject({
        theirs: { title: 'Rain (slideshow)', text: expect.stringMatching(/^Read this first\./) },
        ours: { title: 'Rain and hail (slideshow)', text: expect.not.stringContaining('Read this first.') },
        edited_by: 'Tom Reyes',
      })
      expect(await html()).toContain(words)
    })

    test('get the content of Lectern below, now and at the next press', async () => {
      const { call, answer, html } = await changed()
      expect((await answer('below')).state).toBe('succeeded')
      expect((await html()).indexOf(words)).toBe(0)
      expect((await html()).match(/<iframe/g)).toHaveLength(1)
      expect(await listed(call)).toMatchObject([{ conflict: null, title: 'Rain and hail (slideshow)' }])
      await rename(call, 'Rain and snow')
      expect((await publish(call)).state).toBe('succeeded')
      expect((await html()).indexOf(words)).toBe(0)
      expect((await html()).match(/<iframe/g)).toHaveLength(1)
    })

    test('are left, and asked about at the next press', async () => {
      const { call, answer, html } = await changed()
      const before = await html()
      expect((await answer('leave')).state).toBe('succeeded')
      expect(await html()).toBe(before)
      expect(await listed(call)).toMatchObject([{ conflict: null }])
      expect((await publish(call)).state).toBe('failed')
    })

    test('are replaced, but not with changes that the author has not seen', async () => {
      const { system, id, answer, html } = await changed()
      system.editPage('7', id, { html: `<p>Later.</p>${await html()}` })
      expect((await answer('replace')).failed_pages).toMatchObject([
        { problem: { code: 'PAGE_CHANGED_IN_COURSE' } },
      ])
      expect(await html()).toContain('Later.')
      expect((await answer('replace')).state).toBe('succeeded')
      expect(await html()).not.toMatch(/Later|Read this first/)
    })

    test('are replaced only by the answer to them, not by a later run of an earlier answer', async () => {
      const { call, system, id, answer, seen, html } = await changed()
      const first = await seen()
      system.editPage('7', id, { html: `<p>Later.</p>${await html()}` })
      expect((await publish(call)).state).toBe('failed')
      expect(await seen()).not.toBe(first)
      for (const given of ['replace', 'below'])
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await answer(given, first)).failed_pages).toMatchObject([
          { problem: { code: 'PAGE_CHANGED_IN_COURSE' } },
        ])
      await answer('leave', first)
      expect(await listed(call)).toMatchObject([{ conflict: { revision: await seen() } }])
      expect(await html()).toContain('Later.')
    })

    test('are not removed', async () => {
      const { call, publication, html } = await changed()
      const answer = await call('DELETE', `/api/publications/${publication.publication_id}`)
      expect([answer.status, answer.json.reason]).toEqual([409, 'removal'])
      expect(await html()).toContain(words)
    })
  })

  test('are never changed when they no longer have the mark of Lectern', async () => {
    const ada = await author()
    const id = await theirPage(ada)
    ada.system.editPage('7', id, { html: '<p>Ours now.</p>' })
    expect((await publish(ada.call)).failed_pages).toMatchObject([{ problem: { reason: 'foreign' } }])
    const [publication] = await listed(ada.call)
    const removed = await ada.call('DELETE', `/api/publications/${publication.publication_id}`)
    expect(removed.status).toBe(200)
    expect((await ada.system.readPage('7', id)).html).toBe('<p>Ours now.</p>')
    expect(await listed(ada.call)).toEqual([])
  })

  test('are removed with the address that they showed', async () => {
    const { call, system } = await author()
    await publish(call)
    const [publication] = await listed(call)
    const path = `/api/publications/${publication.publication_id}`
    expect((await call('DELETE', path)).status).toBe(200)
    expect(await inCourse(system)).toEqual(['Rain', 'Snow'])
    expect((await call('GET', '/api/shares?course_id=7')).json).toEqual([])
    expect((await call('DELETE', path)).status).toBe(404)
  })

  test('are not removed while they are the front page', async () => {
    const ada = await author()
    ada.system.editPage('7', await theirPage(ada), { isFrontPage: true })
    const [publication] = await listed(ada.call)
    const answer = await ada.call('DELETE', `/api/publications/${publication.publication_id}`)
    expect([answer.status, answer.json.reason]).toEqual([422, 'frontPage'])
    expect(await listed(ada.call)).toHaveLength(1)
  })

  test('are not removed while they are published', async () => {
    const { call, system } = await author()
    await publish(call)
    const [publication] = await listed(call)
    const release = system.hang()
    const { json } = await press(call)
    const answer = await call('DELETE', `/api/publications/${publication.publication_id}`)
    expect([answer.status, answer.json.reason]).toEqual([409, 'publishing'])
    release()
    expect((await waitUntilEnded(call, json.job_id)).state).toBe('succeeded')
  })

  test('keep titles of any length apart from their source', async () => {
    const { call, system } = await author()
    await rename(call, `<b>${'Rain 🌧 '.repeat(60)}</b>`)
    await publish(call)
    expect((await pageOf(system))?.title).toMatch(/^<b>Rain 🌧.{150,}… \(slideshow\)$/u)
  })
})
