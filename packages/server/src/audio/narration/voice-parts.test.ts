import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../accounts/account.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import { silentLogger } from '../../platform/runtime/logger.ts'
import { createNarrator } from '../speech/narrator/create-narrator.ts'
import type { Narrator } from '../speech/narrator/narrator.ts'
import { createFakeSpeechEngine, unspeakable } from '../../testing/sound/fake-speech-engine.ts'
import { createFakeNarrator } from '../../testing/sound/fake-narrator.ts'
import { poolWithoutThreads as pool } from '../../testing/sound/pool-without-threads.ts'
import { unlimitedSpending } from '../../platform/providers/spending.ts'
import { voiceParts, type VoicingRequest } from './voice-parts.ts'

const account = { courseSystem: 'https://canvas.example.edu', organization: 'College' } as Account

/** A catalogue in memory with the functions that voicing uses. */
function catalogue() {
  const files = new Map<string, MediaFile>()
  return {
    findByRecipe: async (_place: unknown, recipe: string) => files.get(recipe),
    findAudioElsewhere: async () => undefined,
    async add(_place: unknown, file: { recipe: string }) {
      files.set(file.recipe, file as unknown as MediaFile)
      return file as unknown as MediaFile
    },
  }
}

const slides = (...scripts: readonly string[]) =>
  scripts.map((script, index) => ({
    key: `slide-${index + 1}`,
    name: `Slide ${index + 1}`,
    script,
    audioPath: undefined,
  }))

function voicing(narrator: Narrator, more: Partial<VoicingRequest> = {}) {
  const parts = more.parts ?? slides('One.', 'Two.', 'Three.', 'Four.', 'Five.')
  const voiced: string[] = []
  const dependencies = {
    narrator,
    catalogue: catalogue() as never,
    glossaries: { termsOf: async () => [] },
  }
  const work = voiceParts(dependencies, {
    account,
    place: { courseId: '7', pageId: '71' },
    parts,
    total: parts.length,
    language: undefined,
    voiceOf: () => 'fake:clara',
    regenerate: false,
    madeSince: new Date(),
    spending: unlimitedSpending,
    signal: new AbortController().signal,
    onVoiced: async (part) => void voiced.push(part.key),
    ...more,
  })
  return { work, voiced }
}

/** Every narration fails with this problem, except texts that contain one of these words. */
function failing(problem: Problem, ...except: readonly string[]) {
  const narrator = createFakeNarrator()
  const asked: string[] = []
  const narrate: Narrator['narrate'] = async (request) => {
    asked.push(request.text)
    if (except.some((word) => request.text.includes(word))) return narrator.narrate(request)
    throw problem
  }
  return { asked, narrator: { ...narrator, narrate } }
}

describe('voicing the parts of a document', () => {
  test('requests once and fails retryably when the provider is unreachable', async () => {
    const problem = new Problem('SPEECH_UNAVAILABLE')
    const { asked, narrator } = failing(problem)
    await expect(voicing(narrator).work).rejects.toBe(problem)
    expect(asked).toEqual(['One.'])
  })

  test('requests once when the provider refuses, and reports why all parts are silent', async () => {
    const problem = new Problem('SPEECH_REFUSED')
    const { asked, narrator } = failing(problem)
    const { failed, silentBecause } = await voicing(narrator).work
    expect([failed.length, silentBecause]).toEqual([5, problem])
    expect(asked).toEqual(['One.'])
  })

  test('speaks in the substitute while a service is away, and asks the service once', async () => {
    const problem = new Problem('SPEECH_UNAVAILABLE')
    const asked: string[] = []
    const narrator = createFakeNarrator()
    const narrate: Narrator['narrate'] = async (request) => {
      asked.push(request.voiceId)
      if (request.voiceId === 'fake:lucia') throw problem
      return narrator.narrate(request)
    }
    const { work, voiced } = voicing(
      { ...narrator, narrate },
      {
        parts: slides('One.', 'Two.', 'Three.'),
        voiceOf: () => 'fake:lucia',
        substituteOf: async () => 'fake:clara',
      },
    )
    const { failed, substituted } = await work
    expect([failed, voiced]).toEqual([[], ['slide-1', 'slide-2', 'slide-3']])
    expect(asked).toEqual(['fake:lucia', 'fake:clara', 'fake:clara', 'fake:clara'])
    expect(substituted[0]).toEqual({ key: 'slide-1', voiceId: 'fake:clara', because: problem })
  })

  test('waits for the service, and speaks in no substitute, if it names a short time', async () => {
    const problem = new Problem('SPEECH_UNAVAILABLE', { retryAfterSeconds: 90 })
    const { narrator } = failing(problem)
    await expect(voicing(narrator, { substituteOf: async () => 'fake:edward' }).work).rejects.toBe(problem)
  })

  test('does not speak in the substitute because of the words of a part', async () => {
    const { narrator } = failing(new Problem('VOICE_CANNOT_SPEAK'))
    const { failed, substituted } = await voicing(narrator, { substituteOf: async () => 'fake:edward' }).work
    expect([failed.length, substituted]).toEqual([5, []])
  })

  test('keeps a part silent if its substitute fails, and says why the substitute did', async () => {
    const narrator = createFakeNarrator()
    const narrate: Narrator['narrate'] = async ({ voiceId }) => {
      throw new Problem(voiceId === 'fake:lucia' ? 'SPEECH_REFUSED' : 'SPEECH_FAILED')
    }
    const { failed } = await voicing(
      { ...narrator, narrate },
      {
        parts: slides('One.'),
        voiceOf: () => 'fake:lucia',
        substituteOf: async () => 'fake:clara',
      },
    ).work
    expect(failed).toMatchObject([{ key: 'slide-1', problem: { code: 'SPEECH_FAILED' } }])
  })

  test('requests a few times when every response is unusable', async () => {
    const { asked, narrator } = failing(new Problem('SPEECH_UNUSABLE'))
    const many = slides(...Array.from({ length: 30 }, (_, index) => `Part ${index}.`))
    const { silentBecause } = await voicing(narrator, { parts: many }).work
    expect(silentBecause).toMatchObject({ code: 'SPEECH_UNUSABLE' })
    expect(asked.length).toBeLessThanOrEqual(5)
  })

  test('keeps what was spoken before the provider became unreachable, and reports for each other part why it is silent', async () => {
    const { narrator } = failing(new Problem('SPEECH_UNAVAILABLE'), 'One', 'Two')
    const { work, voiced } = voicing(narrator)
    const { failed } = await work
    expect(voiced).toEqual(['slide-1', 'slide-2'])
    expect(failed).toEqual(
      ['slide-3', 'slide-4', 'slide-5'].map((key) => ({
        key,
        reason: new Problem('SPEECH_UNAVAILABLE').message,
        problem: { code: 'SPEECH_UNAVAILABLE' },
        retryable: true,
      })),
    )
  })

  test('does not end as a success when it is resumed and none of the rest can be spoken', async () => {
    const problem = new Problem('SPEECH_UNAVAILABLE')
    const { work } = voicing(failing(problem).narrator, { total: 9 })
    await expect(work).rejects.toBe(problem)
  })

  test('reports one line’s failure beside the lines that already had audio', async () => {
    const { work } = voicing(failing(new Problem('VOICE_CANNOT_SPEAK')).narrator, {
      parts: slides('One.'),
      total: 9,
    })
    expect((await work).failed).toMatchObject([{ key: 'slide-1', retryable: false }])
  })

  test('uses the built-in voice of one host when a provider refuses the voice of the other', async () => {
    const refusal = new Problem('SPEECH_REFUSED')
    const narrator = createFakeNarrator()
    const mixed: Narrator = {
      ...narrator,
      identityOf: (script) => narrator.identityOf({ ...script, language: 'en' }),
      narrate: async (request) => {
        if (request.voiceId.startsWith('openai:')) throw refusal
        return narrator.narrate(request)
      },
    }
    const voiceOf: VoicingRequest['voiceOf'] = ({ key }) =>
      key === 'slide-1' || key === 'slide-3' ? 'openai:alloy' : 'fake:clara'
    const { work, voiced } = voicing(mixed, { voiceOf })
    expect((await work).failed.map(({ key }) => key)).toEqual(['slide-1', 'slide-3'])
    expect(voiced).toEqual(['slide-2', 'slide-4', 'slide-5'])
  })

  test('passes on what a voice left out', async () => {
    const engines = [createFakeSpeechEngine()]
    const narrator = createNarrator({ engines, pool, logger: silentLogger })
    const parts = slides('Fine.', `${'This can be said. '.repeat(8)}Not ${unspeakable}.`)
    const { failed, leftOut } = await voicing(narrator, { parts, voiceOf: () => 'fake:ada' }).work
    expect(failed).toEqual([])
    expect(leftOut).toEqual([{ key: 'slide-2', words: `Not ${unspeakable}.` }])
  })
})
