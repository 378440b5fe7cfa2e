import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import { chatText } from '../../../../testing/writing/scripted-chain.ts'
import { requestAnswer } from './request-answer.ts'
import type { Task } from '../answer/unusable-answer.ts'
import { modelTerms } from '../model-terms.ts'
import { createCallSlots } from './call-slots.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A model whose answers arrive when they are released, in the order of the requests. */
function modelWith(parallel: number, isOwnServer: boolean) {
  const waiting: (() => void)[] = []
  let sent = 0
  const fetch: typeof globalThis.fetch = async () => {
    sent += 1
    await new Promise<void>((resolve) => waiting.push(resolve))
    const { body, headers } = chatText('Hello')
    return new Response(body, { headers: headers ?? {} })
  }
  const one = {
    model: 'm',
    url: 'http://127.0.0.1:9/v1',
    fetch,
    guard: createProviderGuard(modelTerms),
    slots: createCallSlots(parallel, { isOwnServer }),
  }
  const ask = async (task: Task) => {
    const turns = [{ role: 'user', text: 'Hello' }] as const
    const request = { instructions: 'i', turns, task, maxCharacters: 1000 }
    return requestAnswer(one, request, { totalMs: 300_000, idleMs: 120_000 }, undefined)
  }
  return { ask, release: () => waiting.shift()?.(), sent: () => sent }
}

const sentCalls = async (model: ReturnType<typeof modelWith>, count: number) => {
  while (model.sent() < count) await setImmediate()
}

describe('the slots of a model', () => {
  test('let calls wait for a server that answers one at a time, and their timeouts begin with the slot', async () => {
    const model = modelWith(1, true)
    const answers = [model.ask('page'), model.ask('page'), model.ask('part')]
    for (const [at] of answers.entries()) {
      await sentCalls(model, at + 1)
      expect(model.sent()).toBe(at + 1)
      await vi.advanceTimersByTimeAsync(100_000)
      model.release()
      await answers[at]
    }
    const texts = (await Promise.all(answers)).map(({ text }) => text)
    expect(texts).toEqual(['Hello', 'Hello', 'Hello'])
  })

  test('of a provider are free for an author who rewrites', async () => {
    const model = modelWith(1, false)
    const answers = [model.ask('page'), model.ask('page'), model.ask('part')]
    await sentCalls(model, 2)
    expect(model.sent()).toBe(2)
    model.release()
    model.release()
    await sentCalls(model, 3)
    model.release()
    await Promise.all(answers)
  })
})
