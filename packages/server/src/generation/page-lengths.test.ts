import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test } from 'vitest'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../courses/course-access.ts'
import { createFakeCourseSystem } from '../testing/fake-course-system.ts'
import { createPageLengths } from './page-lengths.ts'

const ada: Account = {
  id: 'ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  organization: 'Analytical College',
  courseSystem: 'https://canvas.example.edu',
}

const sentence = 'Water rises as vapour and cools. '
const page = (id: string, sentences: number) => ({
  id,
  title: `Page ${id}`,
  html: `<p>${sentence.repeat(sentences)}</p>`,
})

/** A course of so many pages, the nth of which has 60 + 6n words; with what was read of it, and a way to make it slow. */
function course(count: number, more: ReturnType<typeof page>[] = []) {
  const read: string[] = []
  let failing: Error | undefined
  let silent = false
  const pages = [...Array.from({ length: count }, (_, at) => page(String(at), 10 + at)), ...more]
  const system = createFakeCourseSystem({ courses: [{ id: '7', name: 'Weather', code: 'W', pages }] })
  const place = { id: '7', name: 'Weather', code: 'W' }
  const access: Pick<CourseAccess, 'requireCourse' | 'requirePage' | 'systemOf'> = {
    requireCourse: async () => place,
    async requirePage(_account, _course, id) {
      const found = pages.find((one) => one.id === id)
      if (!found) throw new Problem('NOT_FOUND')
      return { course: place, page: { id, title: found.title, module: null, position: null } }
    },
    systemOf: async () => ({
      ...system,
      async readPage(...given) {
        read.push(given[1])
        if (failing) throw failing
        if (silent) return new Promise(() => {})
        return system.readPage(...given)
      },
    }),
  }
  return {
    access,
    read,
    failWith: (error: Error | undefined) => (failing = error),
    fallSilent: () => (silent = true),
    ids: pages.map(({ id }) => id),
  }
}

describe('the lengths of pages', () => {
  test('are their words, and 0 where there is too little to teach from', async () => {
    const { access } = course(2, [page('note', 1)])
    expect(await createPageLengths({ access }).of(ada, '7', ['0', '1', 'note'])).toEqual([60, 66, 0])
  })

  test('leave out what is no page of the course, and count a page once', async () => {
    const { access } = course(1)
    expect(await createPageLengths({ access }).of(ada, '7', ['0', 'elsewhere', '0'])).toEqual([60])
    expect(await createPageLengths({ access }).of(ada, '7', ['elsewhere'])).toEqual([])
  })

  test('are read of twelve pages at most, spread over all; the others are as long as these on average', async () => {
    const { access, read, ids } = course(120)
    const lengths = await createPageLengths({ access }).of(ada, '7', ids)
    expect(read).toEqual(['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100', '110'])
    expect(lengths).toHaveLength(120)
    expect(lengths[10]).toBe(120)
    expect(lengths[11]).toBe(60 + 6 * 55)
  })

  test('are remembered for ten minutes', async () => {
    const { access, read } = course(1)
    let now = 0
    const lengths = createPageLengths({ access, now: () => now })
    await lengths.of(ada, '7', ['0'])
    now = 9 * 60_000
    await lengths.of(ada, '7', ['0'])
    expect(read).toHaveLength(1)
    now = 11 * 60_000
    await lengths.of(ada, '7', ['0'])
    expect(read).toHaveLength(2)
  })

  test('are guessed from the others where a page cannot be read, and asked for again the next time', async () => {
    const { access, failWith } = course(2)
    const lengths = createPageLengths({ access })
    await lengths.of(ada, '7', ['0'])
    failWith(new Problem('COURSE_SYSTEM_UNAVAILABLE'))
    expect(await lengths.of(ada, '7', ['0', '1'])).toEqual([60, 60])
    failWith(undefined)
    expect(await lengths.of(ada, '7', ['0', '1'])).toEqual([60, 66])
  })

  test('are a problem when nothing can be read', async () => {
    const { access, failWith } = course(1)
    failWith(new Problem('KEY_REJECTED'))
    await expect(createPageLengths({ access }).of(ada, '7', ['0'])).rejects.toMatchObject({
      code: 'KEY_REJECTED',
    })
  })

  test('are not waited for any longer when there was enough waiting', async () => {
    const { access, fallSilent } = course(2)
    const patience = new AbortController()
    const lengths = createPageLengths({ access, patience: () => patience.signal })
    await lengths.of(ada, '7', ['0'])
    fallSilent()
    const guessed = lengths.of(ada, '7', ['0', '1'])
    patience.abort()
    expect(await guessed).toEqual([60, 60])
    await expect(lengths.of(ada, '7', ['1'])).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
  })
})
