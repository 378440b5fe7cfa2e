import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test } from 'vitest'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import { type ScriptedStep, scriptedResponses } from '../../../../testing/network/response-script.ts'
import type { ModelDouble } from '../../../../testing/writing/model-double.ts'
import { modelDoubles } from '../../../../testing/writing/model-doubles.ts'
import { modelTerms } from '../model-terms.ts'
import { createModelSession } from './model-session.ts'

const doubleOf = (provider: string): ModelDouble => {
  const double = modelDoubles.find((one) => one.provider === provider)
  if (!double) throw new Error(`There is no double of ${provider}.`)
  return double
}
const [first, second] = [doubleOf('anthropic'), doubleOf('openai')]
const good = (double: ModelDouble, text: string) => double.answer([text])

function modelOf({ provider, model, credentials }: ModelDouble, ...steps: readonly ScriptedStep[]) {
  const { fetch, requests } = scriptedResponses(...steps)
  return { one: { provider, model, ...credentials, fetch, guard: createProviderGuard(modelTerms) }, requests }
}

function sessionOf(stepsOfFirst: readonly ScriptedStep[], stepsOfSecond: readonly ScriptedStep[]) {
  const models = [modelOf(first, ...stepsOfFirst), modelOf(second, ...stepsOfSecond)]
  const session = createModelSession(models.map(({ one }) => one))
  const timeouts = { totalMs: 60_000, idleMs: 60_000 }
  /** Asks and uses the answer. */
  const ask = async (signal?: AbortSignal) => {
    const turns = [{ role: 'user', text: 'Hello' }] as const
    const request = { instructions: 'i', turns, maxCharacters: 1000 }
    const answer = await session.requestAnswer(request, timeouts, signal)
    if (answer.origin) session.credit(answer.origin)
    return answer
  }
  return { session, ask, counts: () => models.map(({ requests }) => requests.length) }
}

describe('a chain of models', () => {
  test('asks only the first one while it answers', async () => {
    const { ask, session, counts } = sessionOf([good(first, 'One')], [good(second, 'Two')])
    expect(await ask()).toMatchObject({ text: 'One' })
    expect([session.authors, session.handovers, counts()]).toEqual([['claude-sonnet-4-5'], [], [1, 0]])
  })

  test.each<[string, ScriptedStep]>([
    ['is overloaded', first.fault(503, '')],
    ['has no credit left', first.fault(402, '')],
    ['does not accept the key', first.fault(401, '')],
    ['asks to wait', first.fault(429, '')],
    ['does not exist', first.fault(404, '')],
    ['finds the page too long', first.fault(413, '')],
    ['fails within its stream', first.errorInStream],
    ['declines', first.refusal ?? 'stalls'],
  ])('hands over when the first one %s, and says why', async (_what, step) => {
    const { ask, session } = sessionOf([step], [good(second, 'Two')])
    expect(await ask()).toMatchObject({ text: 'Two', end: 'stop' })
    expect(session.authors).toEqual(['gpt-5-mini'])
    expect(session.handovers).toMatchObject([
      { from: 'claude-sonnet-4-5', to: 'gpt-5-mini', because: { error: expect.stringMatching(/\.$/) } },
    ])
  })

  test('does not join the text of a model that broke off with the text of the next one', async () => {
    const { session } = sessionOf([first.errorInStream], [good(second, 'Two')])
    const seen: string[] = []
    const turns = [{ role: 'user', text: 'Hello' }] as const
    const onText = (_chunk: string, text: string) => void seen.push(text)
    const request = { instructions: 'i', turns, maxCharacters: 1000, onText }
    await session.requestAnswer(request, { totalMs: 60_000, idleMs: 60_000 }, undefined)
    expect(seen.at(-1)).toBe('Two')
  })

  test('stays with the next model for the rest of the part', async () => {
    const { ask, session, counts } = sessionOf(
      [good(first, 'One'), first.fault(500, ''), good(first, 'One again')],
      [good(second, 'Two')],
    )
    const texts = [await ask(), await ask(), await ask()].map(({ text }) => text)
    expect(texts).toEqual(['One', 'Two', 'Two'])
    expect(session.authors).toEqual(['claude-sonnet-4-5', 'gpt-5-mini'])
    expect([session.handovers.length, counts()]).toEqual([1, [2, 2]])
  })

  test('hands over once for calls beside each other', async () => {
    const { ask, session } = sessionOf([first.fault(500, '')], [good(second, 'Two')])
    await Promise.all([ask(), ask(), ask()])
    expect(session.handovers).toHaveLength(1)
  })

  test('counts the tokens of a refusal too', async () => {
    const { ask } = sessionOf([first.refusal ?? []].flat(), [good(second, 'Two')])
    expect((await ask()).usage).toEqual({ input: 22, output: 14 })
  })

  test('never hands over when it is cancelled', async () => {
    const { ask, session, counts } = sessionOf(['stalls'], [good(second, 'Two')])
    const controller = new AbortController()
    const answer = ask(controller.signal)
    await expect.poll(counts).toEqual([1, 0])
    controller.abort()
    await expect(answer).rejects.toMatchObject({ code: 'CANCELLED' })
    expect([session.handovers, counts()]).toEqual([[], [1, 0]])
  })

  test('without an answer fails with the problem that passes', async () => {
    const { ask } = sessionOf([first.fault(503, '')], [second.fault(401, '')])
    await expect(ask()).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE', reason: 'busy' })
  })

  test('without an answer and without one that passes fails with the problem of the first model', async () => {
    const { ask } = sessionOf([first.fault(402, '')], [second.fault(401, '')])
    await expect(ask()).rejects.toMatchObject({ code: 'WRITER_FAILED', reason: 'credit' })
  })

  test('gives the refusal of the last model back, in its own words', async () => {
    const { ask } = sessionOf([first.fault(500, '')], [second.refusal ?? []].flat())
    expect(await ask()).toMatchObject({ text: 'I cannot help with that.', end: 'filtered' })
  })

  test('keeps the reason of an abort', async () => {
    const { ask } = sessionOf([good(first, 'One')], [])
    const stop = new Problem('SHUTTING_DOWN')
    await expect(ask(AbortSignal.abort(stop))).rejects.toBe(stop)
  })
})
