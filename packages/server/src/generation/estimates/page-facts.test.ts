import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import { createCircuits } from '../../course-material/courses/circuits.ts'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { createPageFacts } from './page-facts.ts'

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

/**
 * A course of `count` pages, the nth of which has 60 + 6n words. Records which pages were read, and can make reading
 * slow.
 */
function course(count: number, more: ReturnType<typeof page>[] = []) {
  const read: string[] = []
  let failing: Error | undefined
  let silent = false
  const answered = Promise.withResolvers<void>()
  const pages = [...Array.from({ length: count }, (_, at) => page(String(at), 10 + at)), ...more]
  const system = createFakeCourseSystem({ courses: [{ id: '7', name: 'Weather', code: 'W', pages }] })
  const place = { id: '7', name: 'Weather', code: 'W' }
  let questions = 0
  const access: Pick<CourseAccess, 'requireCourse' | 'findPages' | 'systemOf'> = {
    requireCourse: async () => place,
    async findPages(_account, _course, ids) {
      questions += 1
      return new Map(pages.filter(({ id }) => ids.includes(id)).map((one) => [one.id, one]))
    },
    systemOf: async () => ({
      ...system,
      async readPage(...given) {
        read.push(given[1])
        if (failing) throw failing
        if (silent) await answered.promise
        return system.readPage(...given)
      },
    }),
  }
  return {
    access,
    read,
    failWith: (error: Error | undefined) => (failing = error),
    fallSilent: () => (silent = true),
    answer: () => answered.resolve(),
    ids: pages.map(({ id }) => id),
    questions: () => questions,
  }
}

/** Only the words of the pages. */
function createPageLengths(dependencies: Parameters<typeof createPageFacts>[0]) {
  const facts = createPageFacts(dependencies)
  return {
    of: async (...given: Parameters<typeof facts.of>) => (await facts.of(...given)).map(({ words }) => words),
  }
}

describe('the languages of pages', () => {
  const german = {
    ...page('de', 0),
    html: `<p>${'Das Wasser steigt als Dampf auf und kühlt ab. '.repeat(20)}</p>`,
  }
  const arabic = {
    ...page('ar', 0),
    html: `<div lang="ar-EG"><p>${'يصعد الماء بخارا ثم يبرد. '.repeat(20)}</p></div>`,
  }

  test('are those that generation recognises, and undefined if a page cannot be used', async () => {
    const { access } = course(1, [german, arabic, page('note', 1)])
    const facts = createPageFacts({ access, circuits: createCircuits() })
    const found = await facts.of(ada, '7', ['0', 'de', 'ar', 'note'])
    expect(found.map(({ language }) => language)).toEqual(['en', 'de', 'ar-EG', undefined])
  })

  test('are not guessed', async () => {
    const { access, ids } = course(20)
    const facts = await createPageFacts({ access, circuits: createCircuits() }).of(ada, '7', ids)
    expect(facts.filter(({ language }) => language === 'en')).toHaveLength(12)
    expect(facts.every(({ words }) => words > 0)).toBe(true)
  })
})

describe('the lengths of pages', () => {
  test('are their words, and 0 if there is too little to teach from', async () => {
    const { access } = course(2, [page('note', 1)])
    expect(
      await createPageLengths({ access, circuits: createCircuits() }).of(ada, '7', ['0', '1', 'note']),
    ).toEqual([60, 66, 0])
  })

  test('omit pages that are not in the course, and count a page once', async () => {
    const { access } = course(1)
    expect(
      await createPageLengths({ access, circuits: createCircuits() }).of(ada, '7', ['0', 'elsewhere', '0']),
    ).toEqual([60])
    expect(
      await createPageLengths({ access, circuits: createCircuits() }).of(ada, '7', ['elsewhere']),
    ).toEqual([])
  })

  test('are read from twelve pages at most, spread over all; the others get the average', async () => {
    const { access, read, ids } = course(120)
    const lengths = await createPageLengths({ access, circuits: createCircuits() }).of(ada, '7', ids)
    expect(read).toEqual(['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100', '110'])
    expect(lengths).toHaveLength(120)
    expect(lengths[10]).toBe(120)
    expect(lengths[11]).toBe(60 + 6 * 55)
  })

  test('are cached for ten minutes', async () => {
    const { access, read } = course(1)
    let now = 0
    const lengths = createPageLengths({ access, circuits: createCircuits(), now: () => now })
    await lengths.of(ada, '7', ['0'])
    now = 9 * 60_000
    await lengths.of(ada, '7', ['0'])
    expect(read).toHaveLength(1)
    now = 11 * 60_000
    await lengths.of(ada, '7', ['0'])
    expect(read).toHaveLength(2)
  })

  test('are estimated from the others if a page cannot be read, and requested again the next time', async () => {
    const { access, failWith } = course(2)
    const lengths = createPageLengths({ access, circuits: createCircuits() })
    await lengths.of(ada, '7', ['0'])
    failWith(new Problem('COURSE_SYSTEM_UNAVAILABLE'))
    expect(await lengths.of(ada, '7', ['0', '1'])).toEqual([60, 60])
    failWith(undefined)
    expect(await lengths.of(ada, '7', ['0', '1'])).toEqual([60, 66])
  })

  test('are a problem if no page can be read', async () => {
    const { access, failWith } = course(1)
    failWith(new Problem('KEY_REJECTED'))
    await expect(
      createPageLengths({ access, circuits: createCircuits() }).of(ada, '7', ['0']),
    ).rejects.toMatchObject({
      code: 'KEY_REJECTED',
    })
  })

  test('are not awaited after the timeout', async () => {
    const { access, fallSilent } = course(2)
    const readingTimeout = new AbortController()
    const lengths = createPageLengths({
      access,
      circuits: createCircuits(),
      readingTimeout: () => readingTimeout.signal,
    })
    await lengths.of(ada, '7', ['0'])
    fallSilent()
    const guessed = lengths.of(ada, '7', ['0', '1'])
    readingTimeout.abort()
    expect(await guessed).toEqual([60, 60])
    await expect(lengths.of(ada, '7', ['1'])).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
  })

  test('check access to five hundred pages with one request', async () => {
    const { access, ids, questions } = course(500)
    expect(await createPageLengths({ access, circuits: createCircuits() }).of(ada, '7', ids)).toHaveLength(
      500,
    )
    expect(questions()).toBe(1)
  })

  test('of one course system do not wait for another one', async () => {
    const [hanging, well] = [course(12), course(1)]
    hanging.fallSilent()
    const other: Account = { ...ada, courseSystem: 'https://other.example.edu' }
    const gaveUp = new AbortController()
    const lengths = createPageLengths({
      access: {
        requireCourse: hanging.access.requireCourse,
        findPages: hanging.access.findPages,
        systemOf: (account, courseId) =>
          (account === other ? well : hanging).access.systemOf(account, courseId),
      },
      circuits: createCircuits(),
      readingTimeout: () => gaveUp.signal,
    })
    const waiting = lengths.of(ada, '7', hanging.ids)
    await expect.poll(() => hanging.read).toHaveLength(4)
    expect(await lengths.of(other, '7', ['0'])).toEqual([60])
    gaveUp.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
  })

  test('are awaited from the moment when the first is read; time in the queue does not count', async () => {
    const { access, ids, read, answer, fallSilent } = course(12)
    const timeouts: AbortController[] = []
    const lengths = createPageLengths({
      access,
      circuits: createCircuits(),
      readingTimeout: () => {
        const readingTimeout = new AbortController()
        timeouts.push(readingTimeout)
        return readingTimeout.signal
      },
    })
    fallSilent()
    const first = lengths.of(ada, '7', ids.slice(0, 4))
    const second = lengths.of(ada, '7', ids.slice(4, 5))
    await expect.poll(() => read).toHaveLength(4)
    expect(timeouts).toHaveLength(1)
    answer()
    expect(await first).toHaveLength(4)
    expect(await second).toEqual([84])
    expect(timeouts).toHaveLength(2)
  })

  test('are a problem at once while the course system does not answer', async () => {
    const { access, ids, read, failWith } = course(12)
    failWith(new Problem('COURSE_SYSTEM_UNAVAILABLE'))
    const lengths = createPageLengths({ access, circuits: createCircuits() })
    for (let times = 0; times < 3; times += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(lengths.of(ada, '7', ids)).rejects.toMatchObject({ code: 'COURSE_SYSTEM_UNAVAILABLE' })
    }
    expect(read.length).toBeLessThanOrEqual(6)
  })
})
