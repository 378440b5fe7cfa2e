import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit from 'p-limit'
import { cancelled } from './cancelled.ts'
import { judgeSound } from './judge-sound.ts'
import type { KeptSpeech } from './kept-speech.ts'
import { weightOf, type PlannedPassage } from './narration-plan.ts'
import { mostForeign } from './readable-scripts.ts'
import type { Sound, SpeechEngine, SpeechRequest } from './speech-engine.ts'
import { guardSpeech } from './speech-guard.ts'

export interface Heard {
  readonly passage: PlannedPassage
  readonly sound: Sound
}

interface Unspoken {
  readonly passage: PlannedPassage
  /** Why this voice cannot say it. */
  readonly problem: Problem
}

export interface Spoken {
  /** In order, without what the voice cannot read. */
  readonly heard: readonly Heard[]
  readonly warnings: readonly string[]
  /** Under which keys the speech is kept until its audio is stored. */
  readonly keys: readonly string[]
}

type SpeakPassages = (
  passages: readonly PlannedPassage[],
  voiceId: string,
  signal?: AbortSignal,
) => Promise<Spoken>

/** How many passages of one script are with the engine at a time, so that scripts spoken together share it. */
const atOnce = 4

/**
 * How the passages of scripts get spoken by an engine. Every sound is judged. What a remote engine made is kept at once,
 * and passing failures are tried again. The first failure keeps what is not begun from being asked for; what is under
 * way may be paid for already, so it is waited for and kept. A voice may be unable to read a quotation in passing.
 */
export function createPassageSpeaker(engine: SpeechEngine, kept: KeptSpeech): SpeakPassages {
  const judged = async (request: SpeechRequest) => judgeSound(await engine.speak(request), request.text)
  const patient = engine.remote ? guardSpeech(judged) : judged

  async function speak(request: SpeechRequest): Promise<Sound> {
    if (!engine.remote) return patient(request)
    const key = keyOf(engine, request)
    const known = await kept.find(key)
    if (known) return known
    const sound = await patient(request)
    await kept.keep(key, sound)
    return sound
  }

  async function speakOne(passage: PlannedPassage, request: SpeechRequest): Promise<Heard | Unspoken> {
    try {
      return { passage, sound: await speak(request) }
    } catch (error) {
      if (error instanceof Problem && error.code === 'VOICE_CANNOT_SPEAK') return { passage, problem: error }
      throw error
    }
  }

  return async (passages, voiceId, signal) => {
    const limit = pLimit(atOnce)
    const requests = passages.map((passage) => ({
      passage,
      request: { text: passage.text, voiceId, ...(signal && { signal }) },
    }))
    let failure: unknown
    const speakUnlessFailed = async ({ passage, request }: (typeof requests)[number]) => {
      if (failure) return []
      try {
        if (signal?.aborted) throw cancelled(signal)
        return [await speakOne(passage, request)]
      } catch (error) {
        failure ??= error
        return []
      }
    }
    const spoken = (await Promise.all(requests.map((one) => limit(speakUnlessFailed, one)))).flat()
    if (failure) throw failure
    return {
      heard: withoutUnspoken(spoken),
      warnings: warningsOf(spoken),
      keys: engine.remote ? requests.map(({ request }) => keyOf(engine, request)) : [],
    }
  }
}

/** What decides how a request sounds; it names what is kept of it. */
function keyOf(engine: SpeechEngine, { text, voiceId }: SpeechRequest): string {
  const identity = [engine.version, engine.settingsOf?.(voiceId) ?? {}, voiceId, text]
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}

/** What was heard, unless what was not is more than a quotation in passing. */
function withoutUnspoken(spoken: readonly (Heard | Unspoken)[]): Heard[] {
  const unspoken = spoken.filter((one) => 'problem' in one)
  const [first] = unspoken
  const weigh = (some: readonly (Heard | Unspoken)[]) => weightOf(some.map(({ passage }) => passage))
  if (first && weigh(unspoken) > weigh(spoken) * mostForeign) throw first.problem
  return spoken.filter((one) => 'sound' in one)
}

function warningsOf(spoken: readonly (Heard | Unspoken)[]): string[] {
  const warnings = spoken.flatMap((one) =>
    'sound' in one
      ? (one.sound.warnings ?? [])
      : [`The voice left out “${one.passage.text}”, which it cannot read.`],
  )
  return [...new Set(warnings)]
}
