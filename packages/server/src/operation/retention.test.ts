import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase, testBackends } from '../testing/database.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const page = { course_id: '7', page_ids: ['71'], voice_id: 'fake:clara' }

test.each(await testBackends())(
  'a Lectern removes old data soon after its start (%s database)',
  async (backend) => {
    const database = await openTestDatabase(backend)
    const first = await startTestApp(backend, { database })
    const ada = await first.signUp()
    await ada('POST', '/api/generate_slideshow', page)
    await ada('POST', '/api/generate_slideshow', page)
    await first.close()

    const old = sql`now() - interval '31 days'`
    const before = [
      sql`update sessions set expires_at = ${old}`,
      sql`update jobs set finished_at = ${old}`,
      sql`update job_groups set created_at = ${old}`,
      sql`update document_versions set saved_at = ${old}`,
      sql`delete from narrations`,
      sql`update documents set body = '{"presentation": {}, "slides": []}'`,
      sql`update document_versions set body = '{"presentation": {}, "slides": []}'`,
      sql`insert into media (filename, kind, course_system, course_id, organization, content_type, bytes, sha256, recipe)
      values ('artwork-ab.png', 'own-artwork', '', '7', '', 'image/png', 1, '', '')`,
      sql`update media set created_at = ${old}`,
      sql`update login_attempts set window_ends_at = ${old}`,
      sql`insert into password_resets (token_hash, user_id, expires_at) select 'old', id, ${old} from users`,
      sql`insert into imported_courses (id, user_id, name, code, file_name, pages, removed_at)
      select 'imported-old', id, '', '', '', '[]', ${old} from users`,
    ]
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const statement of before) await database.sql.execute(statement)
    const counts = async () => {
      const tables = [
        'sessions',
        'jobs',
        'job_groups',
        'document_versions',
        'media',
        'login_attempts',
        'password_resets',
        'imported_courses',
      ]
      const each = tables.map((table) => sql`(select count(*)::int from ${sql.raw(table)})`)
      const [row] = await database.sql.execute<{ counts: number[] }>(
        sql`select array[${sql.join(each, sql`, `)}] as counts`,
      )
      return row?.counts
    }
    expect((await counts())?.every((count) => count > 0)).toBe(true)

    let looked = false
    const again = await startTestApp(backend, {
      database,
      maintenance: { firstAfterMs: 0 },
      wrapMedia: (store) => ({
        ...store,
        listOlderThan(...given) {
          looked = true
          return store.listOlderThan(...given)
        },
      }),
    })
    // The newest version of a document stays, whatever its age.
    await expect.poll(counts, { timeout: 20_000 }).toEqual([0, 0, 0, 1, 0, 0, 0, 0])
    await expect.poll(() => looked, { timeout: 20_000 }).toBe(true)
    await again.close()
    await database.close()
  },
)
