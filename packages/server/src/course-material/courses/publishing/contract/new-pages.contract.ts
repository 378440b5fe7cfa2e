import { describe, expect, test } from 'vitest'
import { showsTheSame } from '../same-content.ts'
import { address, podcast, problem, publishingOf, tides } from './publishing-under-test.ts'
import type { PublishingUnderTest } from './publishing-under-test.ts'

/** Creates pages and places them in modules. */
export function describeNewPages(name: string, underTest: () => PublishingUnderTest): void {
  describe(`${name} creates a page`, () => {
    test('with its title and content, which can be read back by its id', async () => {
      const { create, read } = underTest()
      const page = await create()
      expect(page).toMatchObject({ title: tides.title, isVisible: true })
      expect(page.html).toContain('First.')
      expect(page.html).toContain(`href="${address}"`)
      expect(page.url).toMatch(/^https?:/)
      expect(page.revision).not.toBe('')
      expect(await read(page.id)).toEqual(page)
    })

    test('that counts as showing what was sent', async () => {
      const page = await underTest().create()
      expect(showsTheSame(tides.html, page.html)).toBe(true)
    })

    test('hidden or visible, as its author chose', async () => {
      const { create, read } = underTest()
      const hidden = await create({ ...tides, isVisible: false })
      expect(hidden.isVisible).toBe(false)
      expect((await read(hidden.id)).isVisible).toBe(false)
    })

    test('without scripts and handlers of events', async () => {
      const { create } = underTest()
      const html = '<p onclick="alert(1)">Text</p><script>alert(2)</script>'
      const page = await create({ ...tides, html })
      expect(page.html).toContain('Text')
      expect(page.html).not.toMatch(/script|onclick|alert/)
    })

    test('once, however often the same page is requested', async () => {
      const { create, withTitle } = underTest()
      const first = await create()
      expect(await create()).toEqual(first)
      expect(await withTitle(tides.title)).toHaveLength(1)
    })

    test('once, if the response to the first request was lost', async () => {
      const { example, create, withTitle } = underTest()
      const losing = await publishingOf(example.losingResponses)
      await expect(losing.createPage(example.courseId, tides)).rejects.toEqual(
        problem('COURSE_SYSTEM_UNAVAILABLE'),
      )
      const page = await create()
      expect(page.html).toContain('First.')
      expect(await withTitle(tides.title)).toHaveLength(1)
    })

    test('which is found by its mark and title', async () => {
      const { example, pages, create } = underTest()
      expect(await pages.findPage(example.courseId, tides)).toBeNull()
      const page = await create()
      expect(await pages.findPage(example.courseId, tides)).toEqual(page)
      expect(await pages.findPage(example.courseId, { ...tides, mark: 'tides-3' })).toBeNull()
    })

    test('beside the page of a teacher with the same title', async () => {
      const { example, create } = underTest()
      const before = await example.system.readPage(example.courseId, example.source.id)
      const page = { ...tides, title: example.source.title }
      const created = await create(page)
      expect(created.id).not.toBe(example.source.id)
      expect((await create(page)).id).toBe(created.id)
      expect(await example.system.readPage(example.courseId, example.source.id)).toEqual(before)
    })

    test('for each mark, also if the titles are the same', async () => {
      const { create } = underTest()
      const [first, second] = [await create(), await create({ ...tides, mark: 'tides-3' })]
      expect(second.id).not.toBe(first.id)
    })

    test.each([
      ['markup', 'A < B & "C" <b>'],
      ['emoji', 'Tides 🌊👩‍🔬 1'],
      ['a script from right to left', 'المد والجزر'],
      ['three hundred signs', `${'Tide '.repeat(60)}.`],
    ])('with %s in its title, and finds it again', async (_, title) => {
      const { create } = underTest()
      const page = await create({ ...tides, title })
      expect(page.title.slice(0, 8)).toBe(title.slice(0, 8))
      expect((await create({ ...tides, title })).id).toBe(page.id)
    })

    test('although the course system throttles its requests', async () => {
      const { example, withTitle, afterSource } = underTest()
      const throttled = await publishingOf(example.throttled)
      const page = await throttled.createPage(example.courseId, tides)
      await throttled.placePage(example.courseId, page.id, afterSource())
      expect(await withTitle(tides.title)).toMatchObject([
        { id: page.id, module: { id: expect.any(String) } },
      ])
    })
  })

  describe(`${name} places a page`, () => {
    test('directly after its source page', async () => {
      const { example, pages, create, orderIn, afterSource } = underTest()
      const page = await create()
      const placement = await pages.placePage(example.courseId, page.id, afterSource())
      const order = await orderIn(placement?.module.id)
      expect(order[order.indexOf(example.source.id) + 1]).toBe(page.id)
      expect(order.length).toBeGreaterThan(order.indexOf(page.id) + 1)
    })

    test('after other pages from the same source', async () => {
      const { example, pages, create, orderIn, afterSource } = underTest()
      const [first, second] = [await create(), await create(podcast)]
      await pages.placePage(example.courseId, first.id, afterSource())
      const siblingPageIds = [first.id, '999999999']
      const placement = await pages.placePage(example.courseId, second.id, afterSource({ siblingPageIds }))
      const order = await orderIn(placement?.module.id)
      const at = order.indexOf(example.source.id)
      expect(order.slice(at + 1, at + 3)).toEqual([first.id, second.id])
    })

    test('at the end of the module', async () => {
      const { example, pages, create, orderIn, afterSource } = underTest()
      const page = await create()
      const placement = await pages.placePage(example.courseId, page.id, afterSource({ at: 'module_end' }))
      expect((await orderIn(placement?.module.id)).at(-1)).toBe(page.id)
    })

    test('once, and leaves it where a teacher moved it', async () => {
      const { example, pages, create, withTitle, afterSource } = underTest()
      const page = await create()
      const first = await pages.placePage(example.courseId, page.id, afterSource({ at: 'module_end' }))
      expect(await pages.placePage(example.courseId, page.id, afterSource())).toEqual(first)
      expect(await withTitle(tides.title)).toHaveLength(1)
    })

    test('once, if the response to the first request was lost', async () => {
      const { example, pages, create, orderIn, afterSource } = underTest()
      const page = await create()
      const losing = await publishingOf(example.losingResponses)
      await expect(losing.placePage(example.courseId, page.id, afterSource())).rejects.toEqual(
        problem('COURSE_SYSTEM_UNAVAILABLE'),
      )
      const placement = await pages.placePage(example.courseId, page.id, afterSource())
      const order = await orderIn(placement?.module.id)
      expect(order.filter((id) => id === page.id)).toHaveLength(1)
    })

    test('in no module if its source is in none, or was deleted', async () => {
      const { example, pages, create, withTitle, afterSource } = underTest()
      const page = await create()
      for (const sourcePageId of [example.looseId, '999999999']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await pages.placePage(example.courseId, page.id, afterSource({ sourcePageId }))).toBeNull()
      }
      expect(await withTitle(tides.title)).toMatchObject([{ module: null }])
    })
  })
}
