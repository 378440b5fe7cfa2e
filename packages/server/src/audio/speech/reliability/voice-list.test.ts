import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import { createFakeSpeechEngine, fakeVoices } from '../../../testing/sound/fake-speech-engine.ts'
import { createVoiceList } from './voice-list.ts'

type Answer = readonly Voice[] | Problem | 'hang'

/** An engine with these answers, the last of which repeats. */
function listOver(...answers: readonly Answer[]) {
  const voices = vi.fn<() => Promise<readonly Voice[]>>(async (): Promise<readonly Voice[]> => {
    const answer = answers[Math.min(voices.mock.calls.length, answers.length) - 1] ?? 'hang'
    if (answer instanceof Problem) throw answer
    if (answer === 'hang') return new Promise<never>(() => {})
    return answer
  })
  return { voices, list: createVoiceList({ ...createFakeSpeechEngine(), voices }, silentLogger) }
}

describe('the known voices of an engine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

  test('are requested once in ten minutes, and once at a time', async () => {
    const { voices, list } = listOver(fakeVoices)
    await Promise.all([list(), list(), list()])
    expect(voices).toHaveBeenCalledTimes(1)
    await minutes(11)
    await list()
    expect(voices).toHaveBeenCalledTimes(2)
  })

  test.each<[string, Answer]>([
    ['is away', new Problem('SPEECH_UNAVAILABLE')],
    ['hangs', 'hang'],
  ])('stay when the engine %s later on, and are returned immediately', async (_what, later) => {
    const { list } = listOver(fakeVoices, later)
    await list()
    await minutes(11)
    expect((await list()).voices).toEqual(fakeVoices)
    await minutes(1)
    expect((await list()).voices).toEqual(fakeVoices)
  })

  test('of an engine that hangs are empty after three seconds, with the reason', async () => {
    const { list } = listOver('hang')
    const asked = list()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await asked).toMatchObject({ voices: [], problem: { code: 'SPEECH_UNAVAILABLE' } })
  })

  test('return soon after the engine does', async () => {
    const { voices, list } = listOver(new Problem('SPEECH_UNAVAILABLE'), fakeVoices)
    expect(await list()).toMatchObject({ voices: [], problem: { code: 'SPEECH_UNAVAILABLE' } })
    await list()
    expect(voices).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await list()).toEqual({ voices: fakeVoices, problem: undefined })
  })
})
