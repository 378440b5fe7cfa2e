import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardSpeech } from './speech-guard.ts'
import type { Sound, SpeechRequest } from '../speech-engine.ts'

const sound: Sound = { samples: new Float32Array(10), sampleRate: 16_000 }
const request: SpeechRequest = { text: 'Hello.', voiceId: 'fake:ada' }
const away = () => new Problem('SPEECH_UNAVAILABLE')

/** A provider that fails with these problems, then speaks. */
function providerWith(...failures: readonly (Problem | undefined)[]) {
  const speak = vi.fn<(request: SpeechRequest) => Promise<Sound>>(async () => {
    const failure = failures[speak.mock.calls.length - 1]
    if (failure) throw failure
    return sound
  })
  return { speak, guarded: guardSpeech(speak) }
}

describe('a guarded provider', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** The result of the work after a number of seconds. */
  async function after(seconds: number, work: Promise<unknown>): Promise<unknown> {
    const outcome = work.then(
      () => 'spoken',
      (error: unknown) => (error instanceof Problem ? error.code : error),
    )
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return Promise.race([outcome, Promise.resolve('still waiting')])
  }

  test.each([
    ['SPEECH_UNAVAILABLE', 4],
    // An unusable answer was paid for.
    ['SPEECH_UNUSABLE', 2],
  ] as const)('that answers with %s gets %i requests at most', async (code, most) => {
    const passing = providerWith(new Problem(code))
    expect(await after(10, passing.guarded(request))).toBe('spoken')
    expect(passing.speak).toHaveBeenCalledTimes(2)
    const lasting = providerWith(...Array.from({ length: 9 }, () => new Problem(code)))
    expect(await after(60, lasting.guarded(request))).toBe(code)
    expect(lasting.speak).toHaveBeenCalledTimes(most)
  })

  test.each(['SPEECH_FAILED', 'VOICE_CANNOT_SPEAK', 'UNKNOWN_VOICE', 'CANCELLED'] as const)(
    'is not retried after %s',
    async (code) => {
      const { speak, guarded } = providerWith(new Problem(code))
      expect(await after(10, guarded(request))).toBe(code)
      expect(speak).toHaveBeenCalledTimes(1)
    },
  )

  test('is neither asked again nor paused when the budget of one account is spent', async () => {
    const spent = new Problem('BUDGET_SPENT', { retryAfterSeconds: 3600 })
    const { speak, guarded } = providerWith(spent)
    expect(await after(0, guarded(request))).toBe('BUDGET_SPENT')
    expect(await after(0, guarded(request))).toBe('spoken')
    expect(speak).toHaveBeenCalledTimes(2)
  })

  test('gets the pause that it asks for from all requests', async () => {
    const { speak, guarded } = providerWith(new Problem('SPEECH_UNAVAILABLE', { retryAfterSeconds: 20 }))
    const first = guarded(request)
    await vi.advanceTimersByTimeAsync(500)
    const second = guarded(request)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(speak).toHaveBeenCalledTimes(1)
    expect(await after(1, Promise.all([first, second]))).toBe('spoken')
    expect(speak).toHaveBeenCalledTimes(3)
  })

  test('that asks for a long pause is left to a later run, which gets the time', async () => {
    const { speak, guarded } = providerWith(new Problem('SPEECH_UNAVAILABLE', { retryAfterSeconds: 300 }))
    expect(await after(2, guarded(request))).toBe('SPEECH_UNAVAILABLE')
    await expect(guarded(request)).rejects.toMatchObject({ retryable: true, retryAfterSeconds: 298 })
    expect(speak).toHaveBeenCalledTimes(1)
    expect(
      await after(
        0,
        vi.advanceTimersByTimeAsync(298_000).then(() => guarded(request)),
      ),
    ).toBe('spoken')
  })

  test('gets no request for a minute after it refused the key', async () => {
    const refusal = new Problem('SPEECH_REFUSED', { copyOf: { error: 'No credit left.' } })
    const { speak, guarded } = providerWith(refusal)
    for (let slide = 0; slide < 9; slide += 1) await expect(guarded(request)).rejects.toBe(refusal)
    expect(speak).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await after(0, guarded(request))).toBe('spoken')
  })

  test('gets requests of its other voices after it refused one voice', async () => {
    const refusal = new Problem('SPEECH_REFUSED', {
      reason: 'engineSetting',
      values: { engine: 'ElevenLabs', setting: 'ELEVENLABS_API_KEY' },
    })
    const { speak, guarded } = providerWith(refusal)
    await expect(guarded(request)).rejects.toBe(refusal)
    await expect(guarded(request)).rejects.toBe(refusal)
    expect(speak).toHaveBeenCalledTimes(1)
    await expect(guarded({ ...request, voiceId: 'fake:alan' })).resolves.toBe(sound)
    await vi.advanceTimersByTimeAsync(61_000)
    await expect(guarded(request)).resolves.toBe(sound)
  })

  test('gets no requests while it is unreachable, one after a while, and all when it is back', async () => {
    const { speak, guarded } = providerWith(...Array.from({ length: 8 }, away))
    expect(await after(20, guarded(request))).toBe('SPEECH_UNAVAILABLE')
    const many = Promise.allSettled(Array.from({ length: 20 }, () => guarded(request)))
    await vi.advanceTimersByTimeAsync(500)
    const asked = speak.mock.calls.length
    expect(asked, 'those that were under way at once').toBe(8)
    await vi.advanceTimersByTimeAsync(3000)
    expect(speak.mock.calls.length, 'nobody asks').toBe(asked)
    await vi.advanceTimersByTimeAsync(120_000)
    expect((await many).some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await after(0, guarded(request))).toBe('spoken')
  })

  test('gets four requests at a time', async () => {
    const speak = vi.fn<(request: SpeechRequest) => Promise<Sound>>(() => new Promise(() => {}))
    const guarded = guardSpeech(speak)
    for (let slide = 0; slide < 20; slide += 1) void guarded(request)
    await vi.advanceTimersByTimeAsync(0)
    expect(speak).toHaveBeenCalledTimes(4)
  })

  test('stops delaying work that is cancelled', async () => {
    const { guarded } = providerWith(new Problem('SPEECH_UNAVAILABLE', { retryAfterSeconds: 30 }))
    const controller = new AbortController()
    const work = guarded({ ...request, signal: controller.signal })
    work.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(5000)
    controller.abort()
    await expect(work).rejects.toMatchObject({ code: 'CANCELLED' })
  })
})
