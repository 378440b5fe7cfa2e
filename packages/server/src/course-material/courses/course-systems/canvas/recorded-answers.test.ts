import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { byPath, canvasBefore, home } from '../../../../testing/course-systems/canvas-under-test.ts'

const folder = new URL('../../../../../../../../shared/course-systems/canvas/', import.meta.url)
const recording = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()).default({}),
  json: z.unknown().optional(),
  text: z.string().optional(),
})
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const answer = (name: string) => recording.parse(read(name)).json

const codes: Record<string, string> = {
  'no token': 'KEY_REJECTED',
  'invalid token': 'KEY_REJECTED',
  'expired token': 'KEY_REJECTED',
  'revoked token': 'KEY_REJECTED',
  'insufficient scope': 'COURSE_SYSTEM_FORBIDS',
  'not permitted (old)': 'COURSE_SYSTEM_FORBIDS',
  'not permitted (new)': 'COURSE_SYSTEM_FORBIDS',
  'no User-Agent': 'COURSE_SYSTEM_FORBIDS',
  throttled: 'COURSE_SYSTEM_UNAVAILABLE',
  'throttled 429': 'COURSE_SYSTEM_UNAVAILABLE',
  'server error': 'COURSE_SYSTEM_UNAVAILABLE',
  gateway: 'COURSE_SYSTEM_UNAVAILABLE',
  'not found': 'NOT_FOUND',
  'page not found': 'NOT_FOUND',
  'no front page': 'NOT_FOUND',
  'tab disabled': 'NOT_FOUND',
  validation: 'COURSE_SYSTEM_FAILED',
  'bad param': 'COURSE_SYSTEM_FAILED',
}

describe.skipIf(!existsSync(folder))('Recorded answers of Canvas (where ../shared is present)', () => {
  test('contain the owner of the key', async () => {
    const { canvas } = canvasBefore(byPath({ '/users/self': answer('users-self.json') }))
    expect(await canvas.whoAmI()).toEqual({ id: '42', name: 'Tessa Author' })
  })

  test('contain the courses, also on the second part, without those closed by their dates', async () => {
    const { json, headers } = recording.parse(read('courses-page1.json'))
    const { canvas } = canvasBefore(({ url }) => {
      if (url.searchParams.get('enrollment_type') !== 'teacher') return Response.json([])
      if (url.searchParams.get('page') === '2')
        return Response.json([{ id: 1, name: 'Last', course_code: 'L' }])
      return Response.json(json, { headers })
    })
    expect(await canvas.listCourses()).toEqual([
      { id: '370663', name: 'InstructureCon 2012', code: 'INSTCON12' },
      { id: '1', name: 'Last', code: 'L' },
    ])
  })

  test('contain the pages of modules, with the items that one module lacks', async () => {
    const { canvas } = canvasBefore(
      byPath({
        '/modules': answer('modules.json'),
        '/modules/124/items': [{ id: 1, type: 'Page', position: 1, page_url: 'my-page-title' }],
        '/pages': [answer('page.json')],
        '/pages/wiki-title': { page_id: 9, url: 'wiki-title', title: 'Wiki title' },
      }),
    )
    expect(await canvas.listPages('222')).toMatchObject([
      { id: '9', title: 'Wiki title', module: { id: '123', name: 'module1', position: 1 }, position: 1 },
      { id: '1', title: 'My Page Title', module: { id: '124', position: 2 }, position: 1 },
    ])
  })

  test.each([
    [
      'page.json',
      {
        id: '1',
        title: 'My Page Title',
        url: 'https://canvas.example.edu/courses/222/pages/my-page-title',
        state: 'ok',
        html: '<p>Page Content</p>',
      },
    ],
    [
      'page-locked.json',
      {
        id: '2',
        title: 'Locked',
        state: 'locked',
        html: '',
        note: 'This page is locked until September 1 at 12:00am',
      },
    ],
    [
      'page-block-editor.json',
      { id: '3', title: 'Blocks', state: 'ok', html: '<div><p>Text inside a block</p></div>' },
    ],
  ])('contain the body in %s', async (name, body) => {
    const { canvas } = canvasBefore(byPath({ [`/pages/page_id:${body.id}`]: answer(name) }))
    expect(await canvas.readPage('222', body.id)).toEqual(body)
  })

  test('contain the address of a file', async () => {
    const { canvas } = canvasBefore(({ url }) =>
      url.pathname.endsWith('/download') ? new Response('text') : Response.json(answer('file.json')),
    )
    const file = await canvas.fetchFile({ url: `${home}/courses/222/files/569/preview` }, 100)
    expect(new TextDecoder().decode(file.bytes)).toBe('text')
  })

  const errors = existsSync(folder)
    ? recording.extend({ name: z.string() }).array().parse(read('errors.json'))
    : []
  test.each(errors.map((error) => [error.name, error] as const))(
    'map to the right problem: %s',
    async (name, error) => {
      const { canvas } = canvasBefore(
        () =>
          error.text === undefined
            ? Response.json(error.json, { status: error.status, headers: error.headers })
            : new Response(error.text, { status: error.status, headers: error.headers }),
        { retryDelays: [] },
      )
      await expect(canvas.readPage('222', '1')).rejects.toMatchObject({ code: codes[name] })
    },
  )
})
