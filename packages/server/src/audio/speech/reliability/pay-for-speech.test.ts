import { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import type { Purchase, Spending, Use } from '../../../platform/providers/spending.ts'
import { createFakeSpeechEngine } from '../../../testing/sound/fake-speech-engine.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import { payForSpeech } from './pay-for-speech.ts'

/** Notes what is counted, as the real one does. */
function notes() {
  const counted: Use[] = []
  const spending: Spending = {
    hasDollarLimit: true,
    async call<Result>({ used, expected, isCharged }: Purchase<Result>, make: () => Promise<Result>) {
      try {
        const result = await make()
        counted.push(used(result))
        return result
      } catch (error) {
        if (isCharged?.(error)) counted.push(expected)
        throw error
      }
    },
  }
  return { counted, spending }
}

const remote: SpeechEngine = {
  ...createFakeSpeechEngine(),
  remote: { longestRequest: 500 },
  charge: (characters) => ({ by: 'Sea', dollars: characters / 1000 }),
}
const request = { text: 'Water', voiceId: 'fake:ada' }
const water = { calls: 1, characters: 5, dollars: 0.005 }

test('counts the characters of a request and their price', async () => {
  const { counted, spending } = notes()
  await payForSpeech(remote, request, spending)
  expect(counted).toEqual([water])
})

test('counts the characters that the provider bills, with the markup of a tone', async () => {
  const { counted, spending } = notes()
  await payForSpeech({ ...remote, billed: async () => 65 }, { ...request, tone: 'warm' }, spending)
  expect(counted).toEqual([{ calls: 1, characters: 65, dollars: 0.065 }])
})

test('counts a provider without a price, and one that is free', async () => {
  const { counted, spending } = notes()
  await payForSpeech({ ...remote, charge: () => ({ by: 'Sea' }) }, request, spending)
  await payForSpeech({ ...remote, charge: () => undefined }, request, spending)
  expect(counted.map(({ dollars }) => dollars)).toEqual([null, 0])
})

test('counts nothing of a built-in engine', async () => {
  const { counted, spending } = notes()
  await payForSpeech(createFakeSpeechEngine(), request, spending)
  expect(counted).toEqual([])
})

test.each([
  [new Problem('SPEECH_UNUSABLE'), 1],
  [new Problem('CANCELLED'), 1],
  [new Problem('SPEECH_UNAVAILABLE', { reason: 'slow' }), 1],
  [new Problem('SPEECH_UNAVAILABLE'), 0],
  [new Problem('SPEECH_REFUSED'), 0],
])('after %o counts %i calls', async (problem, calls) => {
  const { counted, spending } = notes()
  const failing = { ...remote, speak: () => Promise.reject(problem) }
  await expect(payForSpeech(failing, request, spending)).rejects.toBe(problem)
  expect(counted).toEqual(calls === 1 ? [water] : [])
})
