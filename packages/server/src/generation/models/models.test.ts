import { afterEach, describe, expect, test } from 'vitest'
import {
  type ModelAnswer,
  type ScriptedModel,
  startScriptedModel,
  status,
  streamAnswer,
} from '../../testing/writing/scripted-model.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const key = 'planted-key-4711'
const german =
  'Blätter sind grün, weil sie Chlorophyll enthalten. Dieser Farbstoff nimmt rotes und blaues Licht auf und wirft das grüne Licht zurück, das wir dann sehen.'
const english =
  'Leaves are green because they hold a pigment, chlorophyll. It takes the red and the blue light of the sun, and it throws the green light back, so that this light is what we see. Other pigments take other light, which shows in autumn.'
const leaf =
  '```json\n{"title": "Leaves", "points": ["They hold a pigment.", "It takes red light.", "It leaves green."]}\n```'

let lectern: TestApp
let model: ScriptedModel
const log: string[] = []
afterEach(async () => {
  await lectern.close()
  await model.close()
  log.length = 0
})

async function start(answers: readonly ModelAnswer[], env: Record<string, string> = {}) {
  model = await startScriptedModel(...answers)
  lectern = await startTestApp('embedded', {
    env: {
      LECTERN_LANGUAGE_MODEL: 'compatible:llama3:8b,ollama:qwen',
      LECTERN_LANGUAGE_MODEL_URL: model.url,
      LECTERN_LANGUAGE_MODEL_KEY: key,
      LECTERN_LANGUAGE_MODEL_PRICE: '1/2,-',
      ...env,
    },
    log: (line) => log.push(line),
  })
  return lectern.signUp()
}

const check = (name: string) => ['POST', '/api/models/0/checks', { check: name }] as const

describe('the models of an installation', () => {
  test('are listed for an owner, without keys', async () => {
    const ada = await start(['x'])
    expect((await ada('GET', '/api/me')).json).toMatchObject({ is_owner: true })
    const { json } = await ada('GET', '/api/models')
    expect(json).toEqual({
      models: [
        {
          index: 0,
          provider: 'OpenAI-compatible server',
          model: 'llama3:8b',
          price: { input: 1, output: 2 },
          state: 'ready',
          wait_seconds: 0,
        },
        { index: 1, provider: 'Ollama', model: 'qwen', state: 'ready', wait_seconds: 0 },
      ],
      fallback: false,
    })
  })

  test('are not for other accounts', async () => {
    const ada = await start(['x'], { LECTERN_SANDBOX: 'off', LECTERN_OWNERS: 'owner@example.edu' })
    expect((await ada('GET', '/api/me')).json).toMatchObject({ is_owner: false })
    for (const asked of [ada('GET', '/api/models'), ada(...check('answer'))])
      expect(await asked).toMatchObject({ status: 403, json: { code: 'OWNERS_ONLY' } })
    expect(model.requests).toEqual([])
    expect((await lectern.anyone('GET', '/api/models')).status).toBe(401)
  })

  test('are checked: an answer, a form and a language', async () => {
    const ada = await start(['Leaves are green.', leaf, streamAnswer(german)])
    const answer = await ada(...check('answer'))
    expect(answer.json).toMatchObject({
      ok: true,
      dollars: expect.any(Number),
      first_seconds: expect.any(Number),
    })
    expect((await ada(...check('form'))).json).toMatchObject({ ok: true, mode: 'schema' })
    expect(model.requests[1]).toContain('json_schema')
    expect((await ada(...check('language'))).json).toMatchObject({ ok: true, language: 'de' })
  })

  test.each([
    ['answer', '', 'empty'],
    ['answer', streamAnswer('Leaves', 'length'), 'cutOff'],
    ['answer', streamAnswer('No.', 'content_filter'), 'refused'],
    ['form', 'Leaves are green.', 'form'],
    ['language', english, 'language'],
  ])('fail a check of the %s with the fault', async (name, answer, fault) => {
    const ada = await start([answer])
    expect((await ada(...check(name))).json).toMatchObject({ ok: false, fault })
  })

  test('fail a check with the sentence of the problem, without the key, and show the pause', async () => {
    const echo = { error: { message: `Slow down, ${key}` } }
    const ada = await start([status(429, echo, { 'retry-after': '90' })])
    const { json } = await ada(...check('answer'))
    expect(json).toMatchObject({
      ok: false,
      problem: {
        code: 'WRITER_UNAVAILABLE',
        error:
          'The language model is asked more often than its provider allows. Please try again in 2 minutes.',
      },
    })
    const listed = await ada('GET', '/api/models')
    expect(listed.json).toMatchObject({ models: [{ state: 'askedToWait' }, { state: 'ready' }] })
    expect(JSON.stringify([json, listed.json, log])).not.toContain(key)
  })

  test('are checked a bounded number of times an hour', async () => {
    const ada = await start(['x'])
    for (let call = 0; call < 60; call += 1) await ada(...check('answer'))
    expect(await ada(...check('answer'))).toMatchObject({ status: 429, json: { code: 'TOO_MANY_ATTEMPTS' } })
    expect(model.requests).toHaveLength(60)
  })

  test.each(['2', '-1', 'x', '0.5'])('have no place %s', async (index) => {
    const ada = await start(['x'])
    expect((await ada('POST', `/api/models/${index}/checks`, { check: 'answer' })).status).toBe(404)
  })
})
