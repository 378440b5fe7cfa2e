import { voicesApi } from '@lectern/domain/api/voices.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test, vi } from 'vitest'
import type { AttemptLimit } from '../../accounts/store/attempt-store.ts'
import { unlimitedSpending } from '../../platform/providers/spending.ts'
import type { Call } from '../../route.ts'
import { createFakeNarrator } from '../../testing/sound/fake-narrator.ts'
import { voiceRoutes } from './routes.ts'

/** Requests a sample that is not stored yet. */
function requestSample(limit: (limit: AttemptLimit) => Promise<void>, signal = new AbortController().signal) {
  const narrator = createFakeNarrator()
  const narrate = vi.spyOn(narrator, 'narrate')
  const catalogue = { findByRecipe: async () => undefined, findAudioElsewhere: async () => undefined }
  const routes = voiceRoutes({
    narrator,
    catalogue: catalogue as never,
    glossaries: { termsOf: async () => [] },
    choices: undefined as never,
    attempts: { limit },
    spending: { of: () => unlimitedSpending },
  })
  const body = { voice_id: 'fake:lucia', sample_text: 'Hola.' }
  const account = { id: 'ada', courseSystem: 'https://canvas.example.edu', organization: '' }
  const call = { account, body, signal } as unknown as Call
  const answer = routes.find(({ endpoint }) => endpoint === voicesApi.sample)?.handle(call)
  return { answer, narrate }
}

test('samples are limited for each account', async () => {
  const limit = vi.fn<(limit: AttemptLimit) => Promise<void>>(() =>
    Promise.reject(new Problem('TOO_MANY_ATTEMPTS')),
  )
  const { answer, narrate } = requestSample(limit)
  await expect(answer).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  expect(limit).toHaveBeenCalledWith({ name: 'samples of ada', most: 300, windowMinutes: 60 })
  expect(narrate).not.toHaveBeenCalled()
})

test('a sample is not bought for a user who has left', async () => {
  const { answer, narrate } = requestSample(async () => undefined, AbortSignal.abort())
  await expect(answer).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(narrate).not.toHaveBeenCalled()
})
