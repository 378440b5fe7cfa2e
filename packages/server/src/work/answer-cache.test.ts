import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Writer } from '../generation/writer.ts'
import type { Database } from '../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../testing/start-test-app.ts'
import { earlierPagesKey } from './kept-earlier-pages.ts'
import { chatFault, type ChainAnswer, scriptedChain } from '../testing/writing/scripted-chain.ts'

const request = { course_id: '7', page_ids: ['71'] }
const down: ChainAnswer = () => chatFault(401, '')
const up: ChainAnswer = () => undefined

describe.each(await testBackends())('answers that are paid for (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  let ada: TestCall
  let now: Writer
  let systems = 0

  beforeAll(async () => {
    database = await openTestDatabase(backend)
    const writer: Writer = { ...scriptedChain({ none: up }), write: async (...given) => now.write(...given) }
    lectern = await startTestApp(backend, { database, writer })
  })
  afterAll(async () => {
    await lectern.close()
    await database.close()
  })
  beforeEach(async () => {
    ada = await lectern.signUp({ base_url: `https://kept-${(systems += 1)}.example.edu` })
    await database.sql.execute(sql`delete from kept_answers`)
  })

  const generate = async () => (await ada('POST', '/api/generate_slideshow', request)).json
  const kept = async () =>
    (await database.sql.execute(sql`select key from kept_answers where key <> ${earlierPagesKey}`)).length
  const madeBy = async () => (await ada('GET', '/api/slideshow/7/71')).json.presentation?.made_by

  test('by the next model of a chain are forgotten when the page is stored, so that the page can be written again', async () => {
    const chain = scriptedChain({ first: down, second: up })
    now = chain
    await generate()
    expect(await kept()).toBe(0)
    const calls = chain.asked.filter((model) => model === 'second').length
    await generate()
    expect(chain.asked.filter((model) => model === 'second')).toHaveLength(2 * calls)
    expect(await madeBy()).toBe('second (language model)')
  })

  test('stay when the built-in writer wrote in place of the models', async () => {
    let calls = 0
    now = scriptedChain(
      { first: () => ((calls += 1) > 1 ? chatFault(402, '') : undefined) },
      { fallback: true },
    )
    await generate()
    expect(await madeBy()).toBe('Outline writer')
    expect(await kept()).toBeGreaterThan(0)
  })

  test('are used after a failure although an earlier page of the course was generated since', async () => {
    const snow = async (chain: Writer) => {
      now = chain
      return (await ada('POST', '/api/generate_slideshow', { ...request, page_ids: ['72'] })).json
    }
    let calls = 0
    await snow(scriptedChain({ first: () => ((calls += 1) > 1 ? chatFault(401, '') : undefined) }))
    const paid = await kept()
    expect(paid).toBeGreaterThan(0)
    now = scriptedChain({ first: up })
    await generate()
    const again = scriptedChain({ first: up })
    expect(await snow(again)).toMatchObject({ successful_pages: ['72'] })
    const fresh = scriptedChain({ first: up })
    await snow(fresh)
    expect(again.asked).toHaveLength(fresh.asked.length - 1)
    expect(JSON.stringify(fresh.bodies)).toContain('Known from earlier pages')
  })

  test('are forgotten in the transaction that stores the page, so that a crash leaves both or none', async () => {
    const chain = scriptedChain({ first: up })
    now = chain
    await database.sql.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'The process died here.'; end $$`),
    )
    await database.sql.execute(
      sql.raw('create trigger dies before delete on kept_answers for each row execute function refuse()'),
    )
    expect(await generate()).toMatchObject({ failed_pages: [{ page_id: '71' }] })
    expect(await madeBy()).toBeUndefined()
    const paid = chain.asked.length
    expect(await kept()).toBe(paid)
    await database.sql.execute(sql.raw('drop trigger dies on kept_answers'))
    expect(await generate()).toMatchObject({ successful_pages: ['71'] })
    expect([chain.asked.length, await kept()]).toEqual([paid, 0])
  })
})
