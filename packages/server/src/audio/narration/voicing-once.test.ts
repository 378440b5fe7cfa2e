import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../../accounts/account.ts'
import type { Database } from '../../platform/db/database.ts'
import { createCatalogueStore } from '../../course-material/media/catalogue-store.ts'
import type { SpokenPart } from './spoken-part.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createFakeNarrator } from '../../testing/sound/fake-narrator.ts'
import { mediaWithoutBytes } from '../../testing/media-without-bytes.ts'
import { unlimitedSpending } from '../../platform/providers/spending.ts'
import { voiceParts, type VoicingRequest } from './voice-parts.ts'

const account: Account = {
  id: '00000000-0000-4000-8000-000000000001',
  email: '',
  firstName: '',
  lastName: '',
  organization: '',
  courseSystem: 'https://canvas.example.edu',
}
const parts: SpokenPart[] = Array.from({ length: 8 }, (_, at) => ({
  key: `key-${at}`,
  name: `Slide ${at + 1}`,
  script: `Number ${at}.`,
  audioPath: undefined,
}))

describe.each(await testBackends())('Voicing the parts of a document (%s database)', (backend) => {
  let database: Database
  let pages = 0
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    await database.sql.execute(sql`
      insert into users (id, email, first_name, last_name, organization, password_hash, course_system, api_key_cipher, api_key_hash)
      values (${account.id}, 'a@example.org', '', '', '', '', ${account.courseSystem}, '', '')`)
  })
  afterAll(() => database?.close())

  /** A new page without audio, and a function that voices its parts. */
  function newPage() {
    pages += 1
    const place = { courseId: '7', pageId: String(pages) }
    const narrator = createFakeNarrator()
    const dependencies = {
      narrator,
      catalogue: createCatalogueStore(database, mediaWithoutBytes),
      glossaries: { termsOf: async () => [] },
    }
    const voice = async (more: Partial<VoicingRequest>) =>
      voiceParts(dependencies, {
        account,
        place,
        parts,
        total: parts.length,
        voiceOf: () => 'fake:clara',
        language: 'en',
        regenerate: true,
        madeSince: await now(),
        spending: unlimitedSpending,
        signal: new AbortController().signal,
        onVoiced: async () => {},
        ...more,
      })
    return { narrator, voice }
  }

  /** The time of the database, which jobs use. In milliseconds, and later than any earlier audio. */
  async function now(): Promise<Date> {
    await database.sql.execute(sql`select pg_sleep(0.002)`)
    const [row] = await database.sql.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)
    return new Date(row?.at ?? '')
  }

  test('speaks no part twice when a job with `regenerate` is interrupted and starts again', async () => {
    const { narrator, voice } = newPage()
    await voice({})
    const spokenBefore = narrator.spoken.length
    const since = await now()
    const interrupted = new AbortController()
    let done = 0
    const failing = voice({
      madeSince: since,
      signal: interrupted.signal,
      onVoiced: async () => {
        done += 1
        if (done === 5) interrupted.abort(new Error('restart'))
      },
    })
    await expect(failing).rejects.toThrow('restart')
    const firstAttempt = narrator.spoken.slice(spokenBefore)
    expect(firstAttempt.length).toBeGreaterThanOrEqual(5)

    const voiced: string[] = []
    await voice({ madeSince: since, onVoiced: async ({ key }) => void voiced.push(key) })
    expect(voiced.toSorted()).toEqual(parts.map(({ key }) => key))
    expect(narrator.spoken.slice(spokenBefore).toSorted()).toEqual(parts.map(({ script }) => script))
  })

  test('requests only the part that failed when seven of eight were spoken', async () => {
    const { narrator, voice } = newPage()
    const since = await now()
    narrator.failOn('Number 6')
    expect((await voice({ madeSince: since })).failed).toMatchObject([{ key: 'key-6' }])
    narrator.failOn(undefined)
    const spoken = narrator.spoken.length
    expect((await voice({ madeSince: since })).failed).toEqual([])
    expect(narrator.spoken.slice(spoken)).toEqual(['Number 6.'])
  })

  test('reuses stored audio whatever its sample rate is', async () => {
    const { narrator, voice } = newPage()
    await voice({ regenerate: false })
    const spoken = narrator.spoken.length
    await voice({ regenerate: false, sampleRate: 24_000 })
    expect(narrator.spoken).toHaveLength(spoken)
  })

  test('speaks every part again when that is requested again', async () => {
    const { narrator, voice } = newPage()
    await voice({})
    await voice({})
    expect(narrator.spoken).toHaveLength(16)
  })

  test('shares audio between parts of the same words, but not between hosts', async () => {
    const { narrator, voice } = newPage()
    const [first] = parts as [SpokenPart]
    const alike = [first, { ...first, key: 'copy' }]
    const audioOf: [string, string | undefined][] = []
    await voice({
      parts: [...alike, { ...first, key: 'alex', host: 'ALEX' }, { ...first, key: 'jamie', host: 'JAMIE' }],
      onVoiced: async ({ key }, file) => void audioOf.push([key, file.audio?.host]),
    })
    expect(narrator.spoken).toHaveLength(3)
    expect(Object.fromEntries(audioOf)).toEqual({
      [first.key]: undefined,
      copy: undefined,
      alex: 'ALEX',
      jamie: 'JAMIE',
    })
  })
})
