import { expect, test } from 'vitest'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import type { Purchase, Spending } from '../../../../platform/providers/spending.ts'
import { modelTerms } from '../model-terms.ts'
import type { OneModel } from './answer-request.ts'
import { payForCall } from './pay-for-call.ts'

const model: OneModel = {
  label: 'Sea',
  model: 'sea-1',
  key: 'k',
  price: { input: 10, output: 20 },
  fetch: globalThis.fetch,
  guard: createProviderGuard(modelTerms),
}
const answer = { text: 'x'.repeat(400), end: 'stop' as const, usage: { input: 0, output: 0 } }

/** Returns the amount reserved for a call, the amount counted after it, and whether a failure counts. */
async function purchaseOf(
  one: OneModel,
  made = answer,
  { signal = new AbortController().signal, arrived = '' } = {},
) {
  const purchases: Purchase<never>[] = []
  const spending: Spending = {
    hasDollarLimit: true,
    call: (purchase, make) => {
      purchases.push(purchase)
      return make()
    },
  }
  const request = {
    instructions: 'x'.repeat(4000),
    turns: [{ role: 'user', text: 'é'.repeat(2000) }] as const,
    maxCharacters: 64_000,
    spending,
  }
  await payForCall(one, request, { signal, isSent: () => true, arrived: () => arrived }, async () => made)
  const [purchase] = purchases
  if (!purchase) throw new Error('Nothing was paid.')
  const { provider, expected, used, isCharged } = purchase
  return {
    provider,
    model: purchase.model,
    expected,
    used: used(made as never),
    isCharged: isCharged?.(undefined),
  }
}

test('reserves the tokens of the prompt and of a usual answer', async () => {
  const dollars = (2000 * 10 + 1500 * 20) / 1_000_000
  expect(await purchaseOf(model)).toMatchObject({
    provider: 'Sea',
    model: 'sea-1',
    expected: { calls: 1, inputTokens: 2000, outputTokens: 1500, dollars },
  })
})

test('counts the tokens that the provider reports', async () => {
  const { used } = await purchaseOf(model, { ...answer, usage: { input: 3000, output: 500 } })
  expect(used).toEqual({ calls: 1, inputTokens: 3000, outputTokens: 500, dollars: 0.04 })
})

test('estimates the tokens of a provider that reports none', async () => {
  expect((await purchaseOf(model)).used).toMatchObject({ inputTokens: 2000, outputTokens: 100 })
})

test.each([
  ['a provider with a key has an unknown price', { ...model, price: undefined }, null],
  [
    'a server without a key is free',
    { ...model, price: undefined, key: undefined, url: 'http://localhost/v1' },
    0,
  ],
])('%s', async (_what, one, dollars) => {
  expect((await purchaseOf(one)).used.dollars).toBe(dollars)
})

test('a failed call counts only if it was left, or if a part of its answer arrived', async () => {
  expect((await purchaseOf(model)).isCharged).toBe(false)
  expect((await purchaseOf(model, answer, { signal: AbortSignal.abort() })).isCharged).toBe(true)
  expect((await purchaseOf(model, answer, { arrived: '{"slides":' })).isCharged).toBe(true)
})
