import { afterEach, describe, expect, test } from 'vitest'
import { createLanguageModels, createWriter } from '../generation/writers.ts'
import { testBackends } from '../testing/database.ts'
import { asyncRequest, waitUntilEnded } from '../testing/follow-jobs.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { echoAnswer, startScriptedModel } from '../testing/writing/scripted-model.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

type Substitutes = NonNullable<Parameters<typeof startTestApp>[1]>

async function start(env: Record<string, string>, more: Substitutes = {}): Promise<TestApp> {
  const lectern = await startTestApp('embedded', { env, ...more })
  open.push(lectern)
  return lectern
}

/** A writer with one priced model that writes from the page. */
async function pricedModel() {
  const model = await startScriptedModel(echoAnswer)
  open.push(model)
  const one = { provider: 'compatible', label: 'Sea', variable: 'SEA_KEY', model: 'sea-1' } as const
  const price = { input: 10, output: 20 }
  const models = [{ ...one, url: model.url, key: 'sea-key', price, parallel: 4 }]
  return { model, writer: createWriter(createLanguageModels({ models, fallback: true })) }
}

const slideshows = { course_id: '7', page_ids: ['71', '72'] }

describe.each(await testBackends())('a budget of pages (%s database)', (backend) => {
  test('ends the job of a page that does not fit, and refuses the next request until it renews', async () => {
    const lectern = await startTestApp(backend, { env: { LECTERN_DAILY_PAGES_PER_ACCOUNT: '1' } })
    open.push(lectern)
    const [ada, ben] = [await lectern.signUp(), await lectern.signUp()]
    const { json } = await ada('POST', '/api/generate_slideshow', slideshows, asyncRequest)
    const group = await waitUntilEnded(ada, json.job_id)
    expect(group.successful_pages).toHaveLength(1)
    expect(group.failed_pages).toMatchObject([
      { problem: { code: 'BUDGET_SPENT', reason: 'ownPages', values: { renewsAt: expect.any(String) } } },
    ])
    const refused = await ada('POST', '/api/generate_podcast', slideshows)
    expect(refused).toMatchObject({ status: 429, json: { code: 'BUDGET_SPENT', reason: 'ownPages' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ben('POST', '/api/generate_podcast', { ...slideshows, page_ids: ['71'] })).status).toBe(200)
  })
})

test('a page that fails, or that joins a running job, is not counted', async () => {
  const lectern = await start({ LECTERN_DAILY_PAGES: '1' })
  const ada = await lectern.signUp()
  const tooShort = await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['73'] })
  expect(tooShort.json.failed_pages).toMatchObject([{ problem: { code: 'PAGE_TOO_SHORT' } }])
  const made = await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  expect(made.json.successful_pages).toEqual(['71'])
})

test('a job that uses up the audio keeps what it made, and a retry makes the rest', async () => {
  const lectern = await start({ LECTERN_DAILY_AUDIO_MINUTES: '0.2' })
  const ada = await lectern.signUp()
  const request = { course_id: '7', page_ids: ['71'], voice_id: 'fake:lucia' }
  const { json } = await ada('POST', '/api/generate_slideshow', request, asyncRequest)
  const group = await waitUntilEnded(ada, json.job_id)
  expect(group.failed_pages).toMatchObject([{ problem: { code: 'BUDGET_SPENT', reason: 'audio' } }])
  const spoken = lectern.narrator.spoken.length
  expect(spoken).toBeGreaterThan(0)
  const { slides } = (await ada('GET', '/api/slideshow/7/71')).json
  expect(slides.filter((slide: { audio_path?: string }) => slide.audio_path)).toHaveLength(spoken)
  expect(group.spent).toMatchObject({ calls: spoken, unpriced: 0 })
  expect(group.spent?.dollars).toBeGreaterThan(0)
  // Audio that exists costs nothing, so it is reused although nothing is left.
  const sample = { voice_id: 'fake:lucia', sample_text: 'Otra muestra. '.repeat(20) }
  expect((await ada('POST', '/api/audio/sample', sample)).json).toMatchObject({ code: 'BUDGET_SPENT' })
  const retried = await ada('POST', `/api/jobs/${json.job_id}/retry`)
  await waitUntilEnded(ada, retried.json.job_id)
  expect(lectern.narrator.spoken).toHaveLength(spoken)
})

test('a job that uses up the money keeps its answers, and the fallback does not write', async () => {
  const { model, writer } = await pricedModel()
  const lectern = await start({ LECTERN_DAILY_DOLLARS: '0.1' }, { writer })
  const ada = await lectern.signUp()
  const request = { course_id: '7', page_ids: ['71'] }
  const { json } = await ada('POST', '/api/generate_slideshow', request, asyncRequest)
  const group = await waitUntilEnded(ada, json.job_id)
  expect(group.failed_pages).toMatchObject([{ problem: { code: 'BUDGET_SPENT', reason: 'dollars' } }])
  const calls = model.requests.length
  expect(calls).toBeGreaterThan(0)
  expect(group.spent).toMatchObject({ calls, unpriced: 0 })
  expect(group.spent?.dollars).toBeLessThanOrEqual(0.1)
  expect((await ada('GET', '/api/slideshow/7/71')).status).toBe(404)
})

test('owners see what was used of each provider, and what is left', async () => {
  const { model, writer } = await pricedModel()
  const lectern = await start({ LECTERN_DAILY_DOLLARS: '5' }, { writer })
  const ada = await lectern.signUp()
  const request = { course_id: '7', page_ids: ['71'] }
  const { json } = await ada('POST', '/api/generate_slideshow', request, asyncRequest)
  const { spent } = await waitUntilEnded(ada, json.job_id)
  const calls = model.requests.length
  expect(spent).toMatchObject({ calls, unpriced: 0 })
  expect((await ada('GET', '/api/spending/today')).json).toMatchObject({
    pages: 1,
    providers: [{ kind: 'writing', provider: 'Sea', model: 'sea-1', calls, dollars: spent?.dollars }],
    budgets: [{ amount: 'dollars', of: 'instance', limit: 5, used: spent?.dollars }],
  })
})

test('answers of an earlier attempt are not counted again', async () => {
  const { model, writer } = await pricedModel()
  let attempts = 0
  const interrupted = {
    ...writer,
    write: async (...given: Parameters<typeof writer.write>) => {
      const draft = await writer.write(...given)
      attempts += 1
      // The first attempt ends after its answers were paid for.
      if (attempts === 1) throw new Error('The process ended.')
      return draft
    },
  } as typeof writer
  const lectern = await start({}, { writer: interrupted })
  const ada = await lectern.signUp()
  const { json } = await ada(
    'POST',
    '/api/generate_slideshow',
    { course_id: '7', page_ids: ['71'] },
    asyncRequest,
  )
  const group = await waitUntilEnded(ada, json.job_id)
  expect(attempts).toBe(2)
  expect(group.successful_pages).toEqual(['71'])
  expect(group.spent?.calls).toBe(model.requests.length)
})

test('an account sees its budgets, and the estimate what is left of them', async () => {
  const lectern = await start({ LECTERN_DAILY_PAGES: '9', LECTERN_DAILY_AUDIO_MINUTES_PER_ACCOUNT: '30' })
  const ada = await lectern.signUp()
  await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  const budgets = [
    { amount: 'pages', of: 'instance', limit: 9, used: 1 },
    { amount: 'audio_minutes', of: 'account', limit: 30, used: 0 },
  ]
  expect((await ada('GET', '/api/spending')).json).toEqual({
    renews_at: expect.stringMatching(/T00:00:00.000Z$/),
    budgets,
  })
  const wanted = { ...slideshows, formats: ['slideshow'] }
  expect((await ada('POST', '/api/generation/estimate', wanted)).json.budgets).toEqual(budgets)
})

test('only owners see what all accounts used', async () => {
  const lectern = await start({ LECTERN_SANDBOX: 'off', LECTERN_OWNERS: 'owner@example.edu' })
  const ada = await lectern.signUp()
  expect(await ada('GET', '/api/spending/today')).toMatchObject({
    status: 403,
    json: { code: 'OWNERS_ONLY' },
  })
})
