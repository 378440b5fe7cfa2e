import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { waitUntil, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const slideshow = { page_id: '71', format: 'slideshow' }

describe.each(await testBackends())('removing a page (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern?.close())

  /** An author whose slideshow has a page in the course. */
  async function published() {
    const baseUrl = `https://removal-${backend}-${(systems += 1)}.example.edu`
    const call = await lectern.signUp({ base_url: baseUrl })
    const system = lectern.systemAt(baseUrl)
    await call('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await call('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
    const body = { course_id: '7', pages: [slideshow], placement: 'after_source', visible: true }
    const press = async () => (await call('POST', '/api/publications', body)).json.job_id as string
    await waitUntilEnded(call, await press())
    const rows = async () => (await call('GET', '/api/publications?course_id=7')).json
    const [row] = await rows()
    const remove = () => call('DELETE', `/api/publications/${row.publication_id}`)
    const pages = async () =>
      (await system.listPages('7')).filter(({ title }) => title.endsWith('(slideshow)'))
    return { call, system, press, rows, remove, pages, row }
  }

  test('while the same document is published again leaves the new page, with its row and its address', async () => {
    const { call, system, press, rows, remove, pages, row } = await published()
    const release = system.hang()
    const removal = remove()
    await waitUntil(() => system.calls.some((name) => name.startsWith('removePage')))
    const jobId = await press()
    release()
    expect((await removal).status).toBe(200)
    expect((await waitUntilEnded(call, jobId)).state).toBe('succeeded')
    expect(await pages()).toHaveLength(1)
    const [after, ...others] = await rows()
    expect(others).toEqual([])
    expect(after.publication_id).not.toBe(row.publication_id)
    const shares = (await call('GET', '/api/shares?course_id=7')).json
    expect(shares.map((share: { share_id: string }) => share.share_id)).toEqual([after.share_id])
  })

  test('twice at once removes it once and says so', async () => {
    const { system, rows, remove, pages } = await published()
    const release = system.hang()
    const first = remove()
    await waitUntil(() => system.calls.some((name) => name.startsWith('removePage')))
    const second = await remove()
    release()
    expect([second.status, second.json.reason]).toEqual([409, 'removing'])
    expect((await first).status).toBe(200)
    expect(await pages()).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('that fails can be repeated, and does not keep the page from being published', async () => {
    const { call, system, press, rows, remove, pages } = await published()
    system.failWith('COURSE_SYSTEM_UNAVAILABLE', 1)
    expect((await remove()).status).toBe(503)
    expect((await waitUntilEnded(call, await press())).state).toBe('succeeded')
    expect(await pages()).toHaveLength(1)
    expect((await remove()).status).toBe(200)
    expect([await pages(), await rows()]).toEqual([[], []])
  })
})
