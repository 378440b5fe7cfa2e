import { describe, expect, test } from 'vitest'
import { changeOf, podcast, problem, publishingOf, tides } from './publishing-under-test.ts'
import type { PublishingUnderTest } from './publishing-under-test.ts'

/** Refusals of a course system. */
export function describeRefusedPages(name: string, underTest: () => PublishingUnderTest): void {
  describe(`${name} rejects with a problem`, () => {
    test('when the title is empty, which is not retryable', async () => {
      const { create } = underTest()
      await expect(create({ ...tides, title: ' ' })).rejects.toMatchObject({
        code: 'PAGE_NOT_ACCEPTED',
        reason: 'title',
        retryable: false,
      })
    })

    test('when the body is too long', async () => {
      const { create } = underTest()
      await expect(create({ ...tides, html: 'Tide. '.repeat(100_000) })).rejects.toMatchObject({
        code: 'PAGE_NOT_ACCEPTED',
        reason: 'content',
      })
    })

    test('when the page is the front page, which can be neither hidden nor removed', async () => {
      const { example, pages, create, read } = underTest()
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
      const { example, create, read, afterSource } = underTest()
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
      const { example, pages, read, afterSource } = underTest()
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
      const { example, pages, withTitle } = underTest()
      const signal = AbortSignal.abort()
      await expect(pages.createPage(example.courseId, tides, signal)).rejects.toEqual(problem('CANCELLED'))
      expect(await withTitle(tides.title)).toEqual([])
    })
  })
}
