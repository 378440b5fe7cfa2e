import { applyGlossary } from '@lectern/domain/narration/glossary/glossary.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createGlossaries } from './glossaries.ts'
import { createGlossaryStore } from './glossary-store.ts'

const home = 'https://canvas.example.edu'
const rain = [{ term: 'rain', spoken: 'rayn' }]

describe.each(await testBackends())('the terms of a course (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database.close())

  function createProcess() {
    const store = createGlossaryStore(database)
    const reads: string[] = []
    const counted = { ...store, find: (of: string, id: string) => (reads.push(id), store.find(of, id)) }
    // Callers of `termsOf` check access.
    const glossaries = createGlossaries({ store: counted, access: Object.create(null) })
    return { glossaries, store, reads }
  }

  test('are the same array while they are unchanged, so that they are compiled once', async () => {
    const { glossaries, store, reads } = createProcess()
    await store.replace(home, '1', { revision: 1, terms: rain }, null)
    const first = await glossaries.termsOf(home, '1')
    expect(first).toEqual(rain)
    expect(await glossaries.termsOf(home, '1')).toBe(first)
    expect(reads).toEqual(['1'])
  })

  test('are new in every process after one process has saved', async () => {
    const [here, elsewhere] = [createProcess(), createProcess()]
    expect(await here.glossaries.termsOf(home, '2')).toEqual([])
    await elsewhere.store.replace(home, '2', { revision: 1, terms: rain }, null)
    expect(await here.glossaries.termsOf(home, '2')).toEqual(rain)
  })
})

test('500 terms are applied to 400 long scripts nearly as fast as one', () => {
  const terms = Array.from({ length: 500 }, (_, index) => ({
    term: `the water of river ${index}`,
    spoken: `river ${index}`,
  }))
  const scripts = Array.from(
    { length: 400 },
    (_, index) => `Slide ${index}. ${'The water of river 499 and the water of rivers. '.repeat(20)}`,
  )
  const millisecondsWith = (some: typeof terms) => {
    const start = process.cpuUsage()
    for (const script of scripts) applyGlossary(script, some, 'en')
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
  const one = millisecondsWith(terms.slice(-1))
  expect(applyGlossary(scripts[0] ?? '', terms, 'en')).toContain(
    'river 499 and the water of rivers. river 499',
  )
  // Compiling them for each script took 2000 ms. The limit is generous, because test machines are often busy.
  expect(millisecondsWith(terms)).toBeLessThan(10 * one + 100)
})
