import { describe, expect, test } from 'vitest'
import { changeOf, problem, publishingOf, tides } from './publishing-under-test.ts'
import type { PublishingUnderTest } from './publishing-under-test.ts'

/** Updates and removes pages. */
export function describeChangedPages(name: string, underTest: () => PublishingUnderTest): void {
  describe(`${name} updates a page`, () => {
    test('in place, with the same id and another revision', async () => {
      const { example, pages, create, read } = underTest()
      const page = await create()
      const result = await pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      expect(result).toMatchObject({ outcome: 'updated', page: { id: page.id, title: tides.title } })
      const now = await read(page.id)
      expect(now.html).toContain('Second.')
      expect(now.html).not.toContain('First.')
      expect(now.revision).not.toBe(page.revision)
    })

    test('with another title, which keeps its id and its place', async () => {
      const { example, pages, create, withTitle, afterSource } = underTest()
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
      const { example, pages, create, read } = underTest()
      const page = await create({ ...tides, isVisible: false })
      await pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      const now = await read(page.id)
      expect(now.isVisible).toBe(false)
      const shown = changeOf(now.revision, 'Third.', { isVisible: true })
      await pages.updatePage(example.courseId, page.id, shown)
      expect((await read(page.id)).isVisible).toBe(true)
    })

    test('not after another user changed it, and returns that state', async () => {
      const { example, pages, create, read } = underTest()
      const page = await create()
      await example.teacher.edit(page.id, { html: `${page.html}<p>Bring one question.</p>` })
      const result = await pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      expect(result).toMatchObject({ outcome: 'changed', current: { id: page.id } })
      expect((await read(page.id)).html).toContain('Bring one question.')
    })

    test('not after another user changed only the title', async () => {
      const { example, pages, create } = underTest()
      const page = await create()
      await example.teacher.edit(page.id, { title: 'Ebb and flow' })
      const result = await pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      expect(result).toMatchObject({ outcome: 'changed', current: { title: 'Ebb and flow' } })
    })

    test('after another user changed it, if the caller replaces that', async () => {
      const { example, pages, create, read } = underTest()
      const page = await create()
      await example.teacher.edit(page.id, { html: `${page.html}<p>Bring one question.</p>` })
      const change = changeOf(null, 'Second.', { htmlAbove: '<p>Bring two questions.</p>' })
      expect(await pages.updatePage(example.courseId, page.id, change)).toMatchObject({ outcome: 'updated' })
      const { html } = await read(page.id)
      expect(html).not.toContain('Bring one question.')
      expect(html.indexOf('Bring two questions.')).toBeLessThan(html.indexOf('Second.'))
    })

    test('again, if the response to the first request was lost', async () => {
      const { example, pages, create } = underTest()
      const page = await create()
      const change = changeOf(page.revision, 'Second.')
      const losing = await publishingOf(example.losingResponses)
      await expect(losing.updatePage(example.courseId, page.id, change)).rejects.toEqual(
        problem('COURSE_SYSTEM_UNAVAILABLE'),
      )
      const repeated = { ...change, mayBeMade: true }
      expect(await pages.updatePage(example.courseId, page.id, repeated)).toMatchObject({
        outcome: 'updated',
      })
    })

    test('not after another user added a picture to the same content', async () => {
      const { example, pages, create, read } = underTest()
      const page = await create()
      const picture = '<p><img src="https://lectern.example/tide.png" alt=""></p>'
      await example.teacher.edit(page.id, { html: `${page.html}${picture}` })
      for (const mayBeMade of [false, true]) {
        const same = changeOf(page.revision, 'First.', { mayBeMade })
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await pages.updatePage(example.courseId, page.id, same)).toMatchObject({ outcome: 'changed' })
      }
      expect((await read(page.id)).html).toContain('tide.png')
    })

    test('not after another user wrote the same, if every response is known', async () => {
      const { example, pages, create, read } = underTest()
      const page = await create()
      const change = changeOf(page.revision, 'Second.')
      await pages.updatePage(example.courseId, page.id, change)
      expect(await pages.updatePage(example.courseId, page.id, change)).toMatchObject({ outcome: 'changed' })
      expect((await read(page.id)).html).toContain('Second.')
    })

    test('never without its mark: the page of a teacher stays as it is', async () => {
      const { example, pages, read } = underTest()
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
      const { example, pages, create, withTitle } = underTest()
      const page = await create()
      await example.teacher.remove(page.id)
      const update = pages.updatePage(example.courseId, page.id, changeOf(page.revision, 'Second.'))
      await expect(update).rejects.toEqual(problem('NOT_FOUND'))
      expect(await withTitle(tides.title)).toEqual([])
    })
  })

  describe(`${name} removes a page`, () => {
    test('with its place in the module, and again without a failure', async () => {
      const { example, pages, create, read, withTitle, afterSource } = underTest()
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
      const { example, pages, create, read } = underTest()
      const page = await create()
      await example.teacher.edit(page.id, { html: `${page.html}<p>Bring one question.</p>` })
      const known = { mark: tides.mark, knownRevision: page.revision }
      expect(await pages.removePage(example.courseId, page.id, known)).toMatchObject({ outcome: 'changed' })
      expect((await read(page.id)).html).toContain('Bring one question.')
      const any = { mark: tides.mark, knownRevision: null }
      expect(await pages.removePage(example.courseId, page.id, any)).toEqual({ outcome: 'removed' })
    })

    test('never without its mark', async () => {
      const { example, pages, read } = underTest()
      const { id } = example.source
      const removal = { mark: tides.mark, knownRevision: null }
      expect(await pages.removePage(example.courseId, id, removal)).toMatchObject({ outcome: 'foreign' })
      expect(await read(id)).toMatchObject({ title: example.source.title })
    })
  })
}
