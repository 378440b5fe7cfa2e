import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../route.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { healthRoutes, type PartHealth } from './health.ts'

const well: PartHealth = { ok: true, message: 'Well.' }

function healthWith(more: Partial<Parameters<typeof healthRoutes>[0]> = {}) {
  let time = 0
  const checks: string[] = []
  const check = (name: string) => async () => (checks.push(name), well)
  const routes = healthRoutes({
    version: '1',
    database: check('database'),
    queue: check('queue'),
    files: check('files'),
    now: () => time,
    ...more,
  })
  // These routes read only these fields of a call.
  const ask = async (path: string, isLocal = true) =>
    routes.find(({ endpoint }) => endpoint.path === path)?.handle({ isLocal } as Call)
  return { ask, checks, passMs: (ms: number) => (time += ms) }
}

describe('the health of Lectern', () => {
  test('is checked once for all callers within some seconds, also concurrently', async () => {
    const { ask, checks, passMs } = healthWith()
    await Promise.all(Array.from({ length: 20 }, () => ask('/api/health')))
    passMs(4999)
    await ask('/api/health')
    expect(checks).toEqual(['database', 'queue', 'files'])
    passMs(1)
    await ask('/api/health')
    expect(checks).toHaveLength(6)
  })

  test('includes details on the same machine only', async () => {
    const { ask } = healthWith()
    expect((await ask('/api/health', false))?.body).toEqual({ status: 'ok' })
    expect((await ask('/api/health', true))?.body).toMatchObject({ version: '1', files: well })
  })

  test('is failing when a part is unhealthy, rejects, or does not answer', async () => {
    const failing: PartHealth = { ok: false, message: 'Files cannot be written.' }
    const broken = healthWith({ files: async () => failing })
    expect(await broken.ask('/api/health')).toMatchObject({ status: 503, body: { files: failing } })
    const rejecting = healthWith({ database: () => Promise.reject(new Error('no')) })
    expect(await rejecting.ask('/api/health')).toMatchObject({ status: 503, body: { status: 'failing' } })
    expect(await rejecting.ask('/api/ready')).toEqual({ status: 503, body: { status: 'not_ready' } })
  })

  test('does not affect readiness when files cannot be written', async () => {
    const { ask } = healthWith({ files: async () => ({ ok: false, message: 'No.' }) })
    expect(await ask('/api/ready')).toEqual({ status: 200, body: { status: 'ready' } })
  })
})

describe('a running Lectern', () => {
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp('embedded')
  })
  afterAll(() => lectern.close())

  test('is healthy for each of twenty concurrent callers', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => lectern.anyone('GET', '/api/health')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  })

  test('has no details for a caller behind a proxy', async () => {
    const { json } = await lectern.anyone('GET', '/api/health', undefined, {
      'x-forwarded-for': '203.0.113.1',
    })
    expect(json).toEqual({ status: 'ok' })
    expect((await lectern.anyone('GET', '/api/ready')).json).toEqual({ status: 'ready' })
  })
})
