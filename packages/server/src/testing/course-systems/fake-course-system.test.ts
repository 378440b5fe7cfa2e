import { expect, test } from 'vitest'
import { describeCourseSystem } from '../../course-material/courses/course-system.contract.ts'
import { createFakeCourseSystem } from './fake-course-system.ts'

const course = { id: '1', name: 'Botany', code: 'BOT-1', language: 'en' }
const picture = 'https://courses.example/files/1/preview'
const html = `<p>Leaves turn light into sugar.</p><img src="${picture}" alt="A leaf">`

function createFake() {
  return createFakeCourseSystem({
    courses: [
      {
        ...course,
        modules: [
          { id: '11', name: 'Leaves', pages: ['101', '102'] },
          { id: '12', name: 'Roots', pages: ['102'] },
        ],
        pages: [
          { id: '101', title: 'Light', html },
          { id: '102', title: 'Words', html: '<p>Words.</p>' },
          { id: '103', title: 'Notes', html: '<p>Notes.</p>' },
        ],
      },
      { id: '2', name: 'Zoology', code: 'ZOO-1', pages: [{ id: '201', title: 'Nothing yet' }] },
    ],
    files: { [picture]: { bytes: new TextEncoder().encode('<svg/>'), contentType: 'image/svg+xml' } },
  })
}

describeCourseSystem('The fake', async () => {
  const failing = (code: 'KEY_REJECTED' | 'COURSE_SYSTEM_UNAVAILABLE') => {
    const fake = createFake()
    fake.failWith(code)
    return fake
  }
  return {
    system: createFake(),
    withWrongKey: failing('KEY_REJECTED'),
    outOfReach: failing('COURSE_SYSTEM_UNAVAILABLE'),
    course,
    places: [
      ['Light', 'Leaves', 1],
      ['Words', 'Leaves', 2],
      ['Words', 'Roots', 1],
      ['Notes', null, null],
    ],
    page: { id: '101', title: 'Light', words: 'Leaves turn light into sugar.' },
    picture: { reference: { url: picture }, contentType: 'image/svg+xml', begins: '<svg' },
    missingPicture: { url: 'https://courses.example/files/2/preview' },
    emptyPage: { courseId: '2', id: '201' },
  }
})

test('a fake that failed can work again', async () => {
  const fake = createFake()
  fake.failWith('COURSE_SYSTEM_UNAVAILABLE')
  await expect(fake.listCourses()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
  fake.failWith(undefined)
  expect(await fake.listCourses()).toHaveLength(2)
})

test('a fake that hangs answers its requests when released, and ends aborted calls', async () => {
  const fake = createFake()
  const release = fake.hang()
  const controller = new AbortController()
  const [aborted, late] = [fake.listCourses(controller.signal), fake.listCourses()]
  controller.abort()
  await expect(aborted).rejects.toMatchObject({ code: 'CANCELLED' })
  fake.failWith('COURSE_SYSTEM_UNAVAILABLE')
  release()
  expect(await late).toHaveLength(2)
  await expect(fake.listCourses()).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
})

test('a fake that ignores aborts answers after the caller gave up', async () => {
  const fake = createFake()
  const release = fake.hang({ ignoresAbort: true })
  const controller = new AbortController()
  const late = fake.listPages('1', controller.signal)
  controller.abort()
  release()
  expect(await late).toHaveLength(4)
  expect(fake.calls).toEqual(['listPages 1'])
})

test('a fake that repeats entries lists each twice', async () => {
  const fake = createFake()
  fake.repeatEntries()
  expect((await fake.listCourses()).map(({ id }) => id)).toEqual(['1', '2', '1', '2'])
})
