import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CourseSystem, FileReference, SystemCourse } from './course-system.ts'

/** A course system with contents that the suite knows, and the same one in several failure states. */
export interface CourseSystemExample {
  readonly system: CourseSystem
  readonly withWrongKey: CourseSystem
  /** A course system that does not answer. */
  readonly outOfReach: CourseSystem
  /** A course, with every place of its pages: title, module, position; in order. */
  readonly course: SystemCourse
  readonly places: readonly (readonly [title: string, module: string | null, position: number | null])[]
  /** A page of it, with some words of its text and a picture on it. */
  readonly page: { readonly id: string; readonly title: string; readonly words: string }
  readonly picture: {
    readonly reference: FileReference
    readonly contentType: string
    readonly begins: string
  }
  /** An image on the course system that does not exist. */
  readonly missingPicture: FileReference
  /** A page of another course, without content. */
  readonly emptyPage: { readonly courseId: string; readonly id: string }
  close?(): Promise<void>
}

/**
 * Tests that every adapter to a course system and the fake must pass. One that is not `remote` has no key that
 * could be wrong and cannot be unreachable.
 */
export function describeCourseSystem(
  name: string,
  start: () => Promise<CourseSystemExample>,
  { remote = true } = {},
): void {
  describe(`${name}, as a course system`, () => {
    let example: CourseSystemExample
    beforeAll(async () => {
      example = await start()
    })
    afterAll(() => example.close?.())

    describe('lists', () => {
      test('the owner of the key', async () => {
        const owner = await example.system.whoAmI()
        expect(owner.id).toMatch(/./)
        expect(owner.name).toMatch(/./)
      })

      test('the courses of that person, each once', async () => {
        const courses = await example.system.listCourses()
        expect(courses).toContainEqual(example.course)
        expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length)
      })

      test('a page once for each of its places, module by module, with unplaced pages last', async () => {
        const pages = await example.system.listPages(example.course.id)
        const places = pages.map(({ title, module, position }) => [title, module?.name ?? null, position])
        expect(places).toEqual(example.places)
      })

      test('modules with increasing positions', async () => {
        const pages = await example.system.listPages(example.course.id)
        const positions = pages.flatMap(({ module }) => (module ? [module.position] : []))
        expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      })
    })

    describe('reads', () => {
      test('every page that it lists, under the same id and title', async () => {
        const { system, course } = example
        const pages = await system.listPages(course.id)
        const bodies = await Promise.all(pages.map(({ id }) => system.readPage(course.id, id)))
        expect(bodies.map(({ id, title }) => ({ id, title }))).toEqual(
          pages.map(({ id, title }) => ({ id, title })),
        )
      })

      test('the HTML of a page', async () => {
        const { id, title, words } = example.page
        const body = await example.system.readPage(example.course.id, id)
        expect(body).toMatchObject({ id, title, state: 'ok', html: expect.stringContaining(words) })
      })

      test('images and links with absolute addresses', async () => {
        const { html } = await example.system.readPage(example.course.id, example.page.id)
        const addresses = [...html.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
        expect(addresses).not.toEqual([])
        expect(addresses.filter((address) => !/^(https?:\/\/|#)/.test(address))).toEqual([])
      })

      test('an empty page as empty', async () => {
        const { courseId, id } = example.emptyPage
        expect(await example.system.readPage(courseId, id)).toMatchObject({ id, state: 'empty', html: '' })
      })

      test('the bytes and the type of an image', async () => {
        const { reference, contentType, begins } = example.picture
        const file = await example.system.fetchFile(reference, 1_000_000)
        expect(file.contentType).toBe(contentType)
        expect(new TextDecoder().decode(file.bytes)).toMatch(new RegExp(`^${begins}`))
      })
    })

    describe('rejects with a problem', () => {
      test('when the course does not exist', async () => {
        await expect(example.system.listPages('999999999')).rejects.toEqual(problem('NOT_FOUND'))
        await expect(example.system.listPages('../users')).rejects.toEqual(problem('NOT_FOUND'))
      })

      test('when the course does not have the page', async () => {
        const { system, course, emptyPage } = example
        await expect(system.readPage(course.id, '999999999')).rejects.toEqual(problem('NOT_FOUND'))
        await expect(system.readPage(course.id, emptyPage.id)).rejects.toEqual(problem('NOT_FOUND'))
      })

      test('when the file does not exist, or its address is not an http(s) address', async () => {
        const { missingPicture, picture } = example
        await expect(example.system.fetchFile(missingPicture, 1000)).rejects.toEqual(problem('NOT_FOUND'))
        const nowhere = { url: new URL('/no-such-place/picture.png', picture.reference.url).href }
        await expect(example.system.fetchFile(nowhere, 1000)).rejects.toEqual(problem('NOT_FOUND'))
        for (const url of ['data:image/png;base64,AAAA', 'file:///etc/passwd', 'pictures/a.png']) {
          // oxlint-disable-next-line no-await-in-loop -- three quick refusals, one after the other
          await expect(example.system.fetchFile({ url }, 1000)).rejects.toEqual(problem('NOT_FOUND'))
        }
      })

      test('when a file is larger than the limit', async () => {
        const reading = example.system.fetchFile(example.picture.reference, 4)
        await expect(reading).rejects.toEqual(problem('COURSE_SYSTEM_FAILED'))
      })

      test.runIf(remote)('when the key is wrong, which is not retryable', async () => {
        const { withWrongKey, course } = example
        await expect(withWrongKey.whoAmI()).rejects.toEqual(problem('KEY_REJECTED'))
        await expect(withWrongKey.listCourses()).rejects.toEqual(problem('KEY_REJECTED'))
        await expect(withWrongKey.listPages(course.id)).rejects.toMatchObject({ retryable: false })
      })

      test.runIf(remote)(
        'within three seconds when the server does not answer, which is retryable',
        async () => {
          const asked = performance.now()
          const { outOfReach } = example
          await expect(outOfReach.whoAmI()).rejects.toEqual(problem('COURSE_SYSTEM_UNAVAILABLE'))
          await expect(outOfReach.listCourses()).rejects.toMatchObject({ retryable: true })
          expect(performance.now() - asked).toBeLessThan(3000)
        },
      )

      test('when it was cancelled', async () => {
        await expect(example.system.listCourses(AbortSignal.abort())).rejects.toEqual(problem('CANCELLED'))
      })
    })
  })
}

function problem(code: ProblemCode): unknown {
  return expect.objectContaining({ name: 'Problem', code })
}
