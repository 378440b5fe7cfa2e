import { describe, expect, test } from 'vitest'
import {
  byPath,
  canvasBefore,
  home,
  key,
  notFound,
} from '../../../../testing/course-systems/canvas-under-test.ts'

const teachers = ({ url }: { url: URL }) => url.searchParams.get('enrollment_type') === 'teacher'
const courseRow = (id: number | string) => ({ id, name: `Course ${id}`, course_code: `C-${id}` })

const item = (page_url: string, position: number) => ({ type: 'Page', page_url, position })

/** Three parts of a listing of courses, linked by the given function from a part's number to a `Link` header. */
function threeParts(linkTo: (part: number) => string | undefined) {
  return canvasBefore((request) => {
    if (!teachers(request)) return Response.json([])
    const part = Number(request.url.searchParams.get('page')?.slice(-1) ?? 1)
    const link = part < 3 ? linkTo(part + 1) : undefined
    return Response.json([courseRow(part)], { headers: link ? { link } : {} })
  })
}

describe('A paginated listing', () => {
  test.each<[string, (part: number) => string]>([
    [
      'opaque bookmarks',
      (part) => `<${home}/api/v1/courses?enrollment_type=teacher&page=bookmark:WzE${part}>; rel="next"`,
    ],
    ['no quotes', (part) => `<${home}/api/v1/courses?enrollment_type=teacher&page=${part}>; rel=next`],
    [
      'commas in the address',
      (part) =>
        `<${home}/api/v1/courses?a=1,2;3&enrollment_type=teacher&page=${part}>; rel="next",<${home}/x>; rel="last"`,
    ],
    [
      'other relations first',
      (part) =>
        `<${home}/a>; rel="current", <${home}/b>; rel="first", <${home}/api/v1/courses?enrollment_type=teacher&page=${part}>; rel="next"`,
    ],
    ['relative addresses', (part) => `</api/v1/courses?enrollment_type=teacher&page=${part}>; rel="next"`],
  ])('is read to its end with %s', async (_, linkTo) => {
    const courses = await threeParts(linkTo).canvas.listCourses()
    expect(courses.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  test('continues at the registered host if the link names another host', async () => {
    const { canvas, requests } = threeParts(
      (part) => `<https://other.example/api/v1/courses?enrollment_type=teacher&page=${part}>; rel="next"`,
    )
    expect(await canvas.listCourses()).toHaveLength(3)
    expect(new Set(requests.map(({ url }) => url.origin))).toEqual(new Set([home]))
  })

  test('is complete without any link', async () => {
    expect(await threeParts(() => undefined).canvas.listCourses()).toHaveLength(1)
  })

  test.each<[string, (part: number) => string]>([
    ['it goes in circles', () => `<${home}/api/v1/courses?enrollment_type=teacher&page=2>; rel="next"`],
    ['its link cannot be read', () => `${home}/api/v1/courses?page=2 rel="next"`],
  ])('fails rather than returning an incomplete list when %s', async (_, linkTo) => {
    const { canvas } = canvasBefore((request) =>
      Response.json([courseRow(1)], { headers: teachers(request) ? { link: linkTo(2) } : {} }),
    )
    await expect(canvas.listCourses()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_FAILED' })
  })
})

describe('Every request', () => {
  test('sends a User-Agent, asks for ids as strings and keeps the key out of the address', async () => {
    const { canvas, requests } = canvasBefore(byPath({ '/users/self': { id: '42', name: 'Ada' } }))
    await canvas.whoAmI()
    const [{ url, headers } = { url: new URL(home), headers: {} }] = requests
    expect(url.href).toBe(`${home}/api/v1/users/self`)
    expect(headers).toMatchObject({
      authorization: `Bearer ${key}`,
      accept: expect.stringContaining('application/json+canvas-string-ids'),
      'user-agent': expect.stringMatching(/^Lectern\//),
    })
  })
})

describe('Courses', () => {
  test('of teachers, assistants and designers are one list without duplicates', async () => {
    const { canvas } = canvasBefore(({ url }) => {
      const role = url.searchParams.get('enrollment_type') ?? ''
      return Response.json(
        { teacher: [courseRow('1')], ta: [courseRow('1'), courseRow('9~123')], designer: [courseRow(3)] }[
          role
        ],
      )
    })
    expect((await canvas.listCourses()).map(({ id }) => id)).toEqual(['1', '9~123', '3'])
  })

  test('that are closed by their dates are left out, and missing names are replaced', async () => {
    const { canvas } = canvasBefore((request) =>
      Response.json(
        teachers(request)
          ? [
              { id: 1, access_restricted_by_date: true },
              { id: 2, name: null, course_code: 'BIO' },
              { id: 3, name: 'Art', course_code: null, locale: 'fr' },
            ]
          : [],
      ),
    )
    expect(await canvas.listCourses()).toEqual([
      { id: '2', name: 'BIO', code: 'BIO' },
      { id: '3', name: 'Art', code: '', language: 'fr' },
    ])
  })
})

describe('Pages', () => {
  test('are ordered by position, and items that are not pages are left out', async () => {
    const { canvas } = canvasBefore(
      byPath({
        '/modules': [
          { id: 2, name: 'Second', position: 7, items_count: 1, items: [item('a', 1)] },
          {
            id: 1,
            name: 'First',
            position: 3,
            items_count: 4,
            items: [
              item('b', 9),
              item('a', 2),
              { type: 'Quiz', position: 1 },
              { type: 'SubHeader', position: 3 },
            ],
          },
        ],
        '/pages': [
          { page_id: 10, url: 'a', title: 'Same' },
          { page_id: 11, url: 'b', title: 'Same' },
          { page_id: 12, url: 'c', title: 'Loose' },
        ],
      }),
    )
    const first = { id: '1', name: 'First', position: 3 }
    expect(await canvas.listPages('5')).toEqual([
      { id: '10', title: 'Same', module: first, position: 2 },
      { id: '11', title: 'Same', module: first, position: 9 },
      { id: '10', title: 'Same', module: { id: '2', name: 'Second', position: 7 }, position: 1 },
      { id: '12', title: 'Loose', module: null, position: null },
    ])
  })

  test('of a module without items in the listing are requested', async () => {
    const { canvas } = canvasBefore(
      byPath({
        '/modules': [
          { id: 1, name: 'Long', position: 1, items_count: 101 },
          { id: 2, name: 'Empty', position: 2, items_count: 0 },
        ],
        '/modules/1/items': [item('a', 1)],
        '/pages': [{ page_id: 10, url: 'a', title: 'A' }],
      }),
    )
    expect(await canvas.listPages('5')).toMatchObject([{ id: '10', module: { name: 'Long' } }])
  })

  test('that the list omits are requested once, and left out if they are unavailable', async () => {
    const { canvas, requests } = canvasBefore(
      byPath({
        '/modules': [
          {
            id: 1,
            name: 'One',
            position: 1,
            items: [item('hidden/é', 1), item('gone', 2), item('forbidden', 3)],
          },
          { id: 2, name: 'Two', position: 2, items: [item('hidden/é', 1)] },
        ],
        '/pages/hidden%2F%C3%A9': { page_id: 10, url: 'hidden/é', title: 'Hidden' },
        '/pages/gone': notFound(),
        '/pages/forbidden': Response.json({ status: 'unauthorized' }, { status: 403 }),
      }),
    )
    expect(await canvas.listPages('5')).toMatchObject([
      { id: '10', module: { name: 'One' } },
      { id: '10', module: { name: 'Two' } },
    ])
    expect(requests.filter(({ url }) => url.pathname.includes('/pages/'))).toHaveLength(3)
  })

  test('of a course that hides its list are found through its modules', async () => {
    const { canvas } = canvasBefore(
      byPath({
        '/modules': [{ id: 1, name: 'One', position: 1, items: [item('a', 1)] }],
        '/pages': Response.json({ message: 'That page has been disabled for this course' }, { status: 404 }),
        '/pages/a': { page_id: 10, url: 'a', title: 'A' },
      }),
    )
    expect(await canvas.listPages('5')).toMatchObject([{ id: '10', title: 'A' }])
  })

  test('are never requested with an id that could change the path', async () => {
    const { canvas, requests } = canvasBefore(() => Response.json([]))
    for (const id of ['..', '1/../../users', '%2e%2e', '', 'self', '1?as_user_id=2']) {
      // oxlint-disable-next-line no-await-in-loop -- quick refusals, one after the other
      await expect(canvas.listPages(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(canvas.readPage('1', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(requests).toEqual([])
  })
})
