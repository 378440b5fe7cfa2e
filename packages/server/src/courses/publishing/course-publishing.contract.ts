import type { ProblemCode } from '@lectern/domain/problems/problem-kinds.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CourseSystem } from '../course-system.ts'
import type { CoursePublishing, PagePlace } from './course-publishing.ts'

/** A course system into which pages can be written, and the same one in several failure states. */
export interface CoursePublishingExample {
  readonly system: CourseSystem
  /** Its key may read the course but not change it. */
  readonly withoutPermission: CourseSystem
  /** It refuses some requests because there are too many. */
  readonly throttled: CourseSystem
  /** It makes every change, and its response does not arrive. */
  readonly losingResponses: CourseSystem
  readonly courseId: string
  /** A page of a module, which other pages follow. */
  readonly source: { readonly id: string; readonly title: string }
  /** A page in no module. */
  readonly looseId: string
  /** Another user of the course system. */
  readonly teacher: {
    edit(pageId: string, change: { readonly title?: string; readonly html?: string }): Promise<void>
    chooseFrontPage(pageId: string): Promise<void>
    remove(pageId: string): Promise<void>
  }
  close?(): Promise<void>
}

const address = 'https://lectern.example/learn/secret'
const bodyWith = (text: string) =>
  `<p>${text}</p><iframe src="${address}?embed" title="Tides" allow="autoplay"></iframe>` +
  `<p><a href="${address}">Open</a></p><details><summary>Transcript</summary><p dir="rtl">مرحبا</p></details>`
const tides = { mark: 'tides-1', title: 'Tides, shown', html: bodyWith('First.'), isVisible: true }
const podcast = { ...tides, mark: 'tides-2', title: 'Tides, discussed' }

/** Tests that every implementation and the fake must pass. */
export function describeCoursePublishing(name: string, start: () => Promise<CoursePublishingExample>): void {
  let example: CoursePublishingExample
  let pages: CoursePublishing
  beforeEach(async () => {
    example = await start()
    pages = await publishingOf(example.system)
  })
  afterEach(() => example.close?.())

  const create = (page = tides) => pages.createPage(example.courseId, page)
  const read = (id: string) => pages.readPage(example.courseId, id)
  const withTitle = async (title: string) => {
    const listed = await example.system.listPages(example.courseId)
    return listed.filter((page) => page.title === title)
  }
  const changeOf = (knownRevision: string | null, text: string, more = {}) => ({
    mark: tides.mark,
    title: tides.title,
    html: bodyWith(text),
    knownRevision,
    ...more,
  })

  describe(`${name} creates a page`, () => {
    test('with its title and content, which can be read back by its id', async () => {
      const page = await create()
      expect(page).toMatchObject({ title: tides.title, isVisible: true })
      expect(page.html).toContain('First.')
      expect(page.html).toContain(`href="${address}"`)
      expect(page.url).toMatch(/^https?:/)
      expect(page.revision).not.toBe('')
      expect(await read(page.id)).toEqual(page)
    })

    test('hidden or visible, as its author chose', async () => {
      const hidden = await create({ ...tides, isVisible: false })
      expect(hidden.isVisible).toBe(false)
      expect((await read(hidden.id)).isVisible).toBe(false)
    })

    test('without scripts and handlers of events', async () => {
      const html = '<p onclick="alert(1)">Text</p><script>alert(2)</script>'
      const page = await create({ ...tides, html })
      expect(page.html).toContain('Text')
      expect(page.html).not.toMatch(/script|onclick|alert/)
    })

    test('once, however often the same page is requested', async () => {
      const first = await create()
      expect(await create()).toEqual(first)
      expect(await withTitle(tides.title)).toHaveLength(1)
    })

    test('once, if the response to the first request was lost', async () => {
      const losing = await publishingOf(example.losingResponses)
      await expect(losing.createPage(example.courseId, tides)).rejects.toEqual(
        problem('COURSE_SYSTEM_UNAVAILABLE'),
      )
      const page = await create()
      expect(page.html).toContain('First.')
      expect(await withTitle(tides.title)).toHaveLength(1)
    })

    test('beside the page of a teacher with the same title', async () => {
      const before = await example.system.readPage(example.courseId, example.source.id)
      const page = { ...tides, title: example.source.title }
      const created = await create(page)
      expect(created.id).not.toBe(example.source.id)
      expect((await create(page)).id).toBe(created.id)
      expect(await example.system.readPage(example.courseId, example.source.id)).toEqual(before)
    })

    test('for each mark, also if the titles are the same', async () => {
      const [first, second] = [await create(), await create({ ...tides, mark: 'tides-3' })]
      expect(second.id).not.toBe(first.id)
    })

    test.each([
      ['markup', 'A < B & "C" <b>'],
      ['emoji', 'Tides 🌊👩‍🔬 1'],
      ['a script from right to left', 'المد والجزر'],
      ['three hundred signs', `${'Tide '.repeat(60)}.`],
    ])('with %s in its title, and finds it again', async (_, title) => {
      const page = await create({ ...tides, title })
      expect(page.title.slice(0, 8)).toBe(title.slice(0, 8))
      expect((await create({ ...tides, title })).id).toBe(page.id)
    })

    test('although the course system throttles its requests', async () => {
      const throttled = await publishingOf(example.throttled)
      const page = await throttled.createPage(example.courseId, tides)
      await throttled.placePage(example.courseId, page.id, afterSource())
      expect(await withTitle(tides.title)).toMatchObject([
        { id: page.id, module: { id: expect.any(String) } },
      ])
    })
  })

  const afterSource = (more: Partial<PagePlace> = {}): PagePlace => ({
    sourcePageId: example.source.id,
    at: 'after_source',
    ...more,
  })
  const orderIn = async (moduleId: string) => {
    const listed = await example.system.listPages(example.courseId)
    return listed.filter(({ module }) => module?.id === moduleId).map(({ id }) => id)
  }

  describe(`${name} places a page`, () => {
    test('directly after its source page', async () => {
      const page = await create()
      const placement = await pages.placePage(example.courseId, page.id, afterSource())
      const order = await orderIn(placement?.module.id ?? '')
      expect(order[order.indexOf(example.source.id) + 1]).toBe(page.id)
      expect(order.length).toBeGreaterThan(order.indexOf(page.id) + 1)
    })

    test('after other pages from the same source', async () => {
      const [first, second] = [await create(), await create(podcast)]
      await pages.placePage(example.courseId, first.id, afterSource())
      const siblingPageIds = [first.id, '999999999']
      const placement = await pages.placePage(example.courseId, second.id, afterSource({ siblingPageIds }))
      const order = await orderIn(placement?.module.id ?? '')
      const at = order.indexOf(example.source.id)
      expect(order.slice(at + 1, at + 3)).toEqual([first.id, second.id])
    })

    test('at the end of the module', async () => {
      const page = await create()
      const placement = await pages.placePage(example.courseId, page.id, afterSource({ at: 'module_end' }))
      expect((await orderIn(placement?.module.id ?? '')).at(-1)).toBe(page.id)
    })

    test('once, and leaves it where a teacher moved it', async () => {
      const page = await create()
      const first = await pages.placePage(example.courseId, page.id, afterSource({ at: 'module_end' }))
      expect(await pages.placePage(example.courseId, page.id, afterSource())).toEqual(first)
      expect(await withTitle(tides.title)).toHaveLength(1)
    })

    test('once, if the response to the first request was lost', async () => {
      const page = await create()
      const losing = await publishingOf(example.losingResponses)
      await expect(losing.placePage(example.courseId, page.id, afterSource())).rejects.toEqual(
        problem('COURSE_SYSTEM_UNAVAILABLE'),
      )
      const placement = await pages.placePage(example.courseId, page.id, afterSource())
      const order = await orderIn(placement?.module.id ?? '')
      expect(order.filter((id) => id === page.id)).toHaveLength(1)
    })

    test('in no module if its source is in none, or was deleted', async () => {
      const page = await create()
      for (const sourcePageId of [example.looseId, '999999999']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await pages.placePage(example.courseId, page.id, afterSource({ sourcePageId }))).toBeNull()
      }
      expect(await withTitle(tides.title)).toMatchObject([{ module: null }])
    })
  })

  describe(`${name} updates a page`, () => {
    test('in place, with the same id and another revision', async () => {
      const page = await create()
      const result = await pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      expect(result).toMatchObject({ outcome: 'updated', page: { id: page.id, title: tides.title } })
      const now = await read(page.id)
      expect(now.html).toContain('Second.')
      expect(now.html).not.toContain('First.')
      expect(now.revision).not.toBe(page.revision)
    })

    test('with another title, which keeps its id and its place', async () => {
      const page = await create()
      const placed = await pages.placePage(example.courseId, page.id, afterSource())
      const change = changeOf(page.revision, 'Second.', { title: 'High water' })
      expect(await pages.updatePage(example.courseId, page.id, change)).toMatchObject({
        page: { id: page.id, title: 'High water' },
      })
      expect(await pages.placePage(example.courseId, page.id, afterSource())).toEqual(placed)
      expect(await withTitle('High water')).toHaveLength(1)
    })

    test('and leaves its visibility as it is, unless it is given', async () => {
      const page = await create({ ...tides, isVisible: false })
      await pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      const now = await read(page.id)
      expect(now.isVisible).toBe(false)
      const shown = changeOf(now.revision, 'Third.', { isVisible: true })
      await pages.updatePage(example.courseId, page.id, shown)
      expect((await read(page.id)).isVisible).toBe(true)
    })

    test('not after another user changed it, and returns that state', async () => {
      const page = await create()
      await example.teacher.edit(page.id, { html: `${page.html}<p>Bring one question.</p>` })
      const result = await pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      expect(result).toMatchObject({ outcome: 'changed', current: { id: page.id } })
      expect((await read(page.id)).html).toContain('Bring one question.')
    })

    test('not after another user changed only the title', async () => {
      const page = await create()
      await example.teacher.edit(page.id, { title: 'Ebb and flow' })
      const result = await pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      expect(result).toMatchObject({ outcome: 'changed', current: { title: 'Ebb and flow' } })
    })

    test('after another user changed it, if the caller replaces that', async () => {
      const page = await create()
      await example.teacher.edit(page.id, { html: `${page.html}<p>Bring one question.</p>` })
      const change = changeOf(null, 'Second.', { htmlAbove: '<p>Bring two questions.</p>' })
      expect(await pages.updatePage(example.courseId, page.id, change)).toMatchObject({ outcome: 'updated' })
      const { html } = await read(page.id)
      expect(html).not.toContain('Bring one question.')
      expect(html.indexOf('Bring two questions.')).toBeLessThan(html.indexOf('Second.'))
    })

    test('again, if the response to the first request was lost', async () => {
      const page = await create()
      const change = changeOf(page.revision, 'Second.')
      const losing = await publishingOf(example.losingResponses)
      await expect(losing.updatePage(example.courseId, page.id, change)).rejects.toEqual(
        problem('COURSE_SYSTEM_UNAVAILABLE'),
      )
      expect(await pages.updatePage(example.courseId, page.id, change)).toMatchObject({ outcome: 'updated' })
    })

    test('never without its mark: the page of a teacher stays as it is', async () => {
      const { id } = example.source
      const before = await example.system.readPage(example.courseId, id)
      for (const known of [null, (await read(id)).revision]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const result = await pages.updatePage(example.courseId, id, changeOf(known, 'Second.'))
        expect(result).toMatchObject({ outcome: 'foreign', current: { id } })
      }
      expect(await example.system.readPage(example.courseId, id)).toEqual(before)
    })

    test('and rejects if it was deleted, without a new page', async () => {
      const page = await create()
      await example.teacher.remove(page.id)
      const update = pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      await expect(update).rejects.toEqual(problem('NOT_FOUND'))
      expect(await withTitle(tides.title)).toEqual([])
    })
  })

  describe(`${name} removes a page`, () => {
    test('with its place in the module, and again without a failure', async () => {
      const page = await create()
      await pages.placePage(example.courseId, page.id, afterSource())
      const removal = { mark: tides.mark, knownRevision: page.revision }
      for (const removed of [1, 2]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const result = await pages.removePage(example.courseId, page.id, removal)
        expect(result, `time ${removed}`).toEqual({ outcome: 'removed' })
      }
      await expect(read(page.id)).rejects.toEqual(problem('NOT_FOUND'))
      expect(await withTitle(tides.title)).toEqual([])
    })

    test('not after another user changed it, unless the caller removes that too', async () => {
      const page = await create()
      await example.teacher.edit(page.id, { html: `${page.html}<p>Bring one question.</p>` })
      const known = { mark: tides.mark, knownRevision: page.revision }
      expect(await pages.removePage(example.courseId, page.id, known)).toMatchObject({ outcome: 'changed' })
      expect((await read(page.id)).html).toContain('Bring one question.')
      const any = { mark: tides.mark, knownRevision: null }
      expect(await pages.removePage(example.courseId, page.id, any)).toEqual({ outcome: 'removed' })
    })

    test('never without its mark', async () => {
      const { id } = example.source
      const removal = { mark: tides.mark, knownRevision: null }
      expect(await pages.removePage(example.courseId, id, removal)).toMatchObject({ outcome: 'foreign' })
      expect(await read(id)).toMatchObject({ title: example.source.title })
    })
  })

  describe(`${name} rejects with a problem`, () => {
    test('when the title is empty, which is not retryable', async () => {
      await expect(create({ ...tides, title: ' ' })).rejects.toMatchObject({
        code: 'PAGE_NOT_ACCEPTED',
        reason: 'title',
        retryable: false,
      })
    })

    test('when the body is too long', async () => {
      await expect(create({ ...tides, html: 'Tide. '.repeat(100_000) })).rejects.toMatchObject({
        code: 'PAGE_NOT_ACCEPTED',
        reason: 'content',
      })
    })

    test('when the page is the front page, which can be neither hidden nor removed', async () => {
      const page = await create()
      await example.teacher.chooseFrontPage(page.id)
      const hidden = changeOf(page.revision, 'Second.', { isVisible: false })
      const refusal = { code: 'PAGE_NOT_ACCEPTED', reason: 'frontPage' }
      await expect(pages.updatePage(example.courseId, page.id, hidden)).rejects.toMatchObject(refusal)
      const removal = { mark: tides.mark, knownRevision: page.revision }
      await expect(pages.removePage(example.courseId, page.id, removal)).rejects.toMatchObject(refusal)
      expect(await read(page.id)).toMatchObject({ isVisible: true, revision: page.revision })
    })

    test('when the key may not change the course', async () => {
      const reader = await publishingOf(example.withoutPermission)
      const page = await create()
      const forbidden = problem('COURSE_SYSTEM_FORBIDS')
      await expect(reader.createPage(example.courseId, podcast)).rejects.toEqual(forbidden)
      await expect(reader.placePage(example.courseId, page.id, afterSource())).rejects.toEqual(forbidden)
      const change = changeOf(page.revision, 'Second.')
      await expect(reader.updatePage(example.courseId, page.id, change)).rejects.toEqual(forbidden)
      expect(await read(page.id)).toEqual(page)
    })

    test('when the course or the page does not exist', async () => {
      for (const courseId of ['999999999', '../users']) {
        // oxlint-disable-next-line no-await-in-loop -- two quick refusals, one after the other
        await expect(pages.createPage(courseId, tides)).rejects.toEqual(problem('NOT_FOUND'))
      }
      for (const id of ['999999999', '../1']) {
        // oxlint-disable-next-line no-await-in-loop -- two quick refusals, one after the other
        await expect(read(id)).rejects.toEqual(problem('NOT_FOUND'))
      }
      await expect(pages.placePage(example.courseId, '999999999', afterSource())).rejects.toEqual(
        problem('NOT_FOUND'),
      )
    })

    test('when it was cancelled, without a change', async () => {
      const signal = AbortSignal.abort()
      await expect(pages.createPage(example.courseId, tides, signal)).rejects.toEqual(problem('CANCELLED'))
      expect(await withTitle(tides.title)).toEqual([])
    })
  })
}

async function publishingOf(system: CourseSystem): Promise<CoursePublishing> {
  const publishing = await system.publishing()
  if (!publishing.possible) throw new Error(`Publishing is not possible: ${publishing.reason}`)
  return publishing.pages
}

function problem(code: ProblemCode): unknown {
  return expect.objectContaining({ name: 'Problem', code })
}
