import { expect, test } from 'vitest'
import { createRemoteEngine, type ProviderCalls } from './remote-engine.ts'

test('a provider whose code cannot be loaded once is loaded again by the next request', async () => {
  const calls: ProviderCalls = {
    listVoices: async () => [],
    speak: async () => ({ samples: new Float32Array(), sampleRate: 24_000 }),
  }
  let loads = 0
  const engine = createRemoteEngine({
    id: 'far',
    name: 'Far',
    version: '1',
    price: undefined,
    remote: { longestRequest: 1000, atOnce: 1 },
    async load() {
      loads += 1
      if (loads === 1) throw new Error('EMFILE')
      return calls
    },
  })
  await expect(engine.voices()).rejects.toThrow('EMFILE')
  expect(await engine.voices()).toEqual([])
})
