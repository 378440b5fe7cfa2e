import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { choiceLanguage } from '@lectern/domain/voices/voice-role.ts'
import pLimit from 'p-limit'
import { cancelledProblem } from '../../../platform/providers/cancelled.ts'
import { checkSound } from '../reliability/check-sound.ts'
import { createJoinedWork } from '../reliability/joined-work.ts'
import type { SpeechCache } from '../reliability/speech-cache.ts'
import { weightOf, type PlannedPassage } from '../text/narration-plan.ts'
import { maxForeignShare } from '../text/readable-scripts.ts'
import type { Sound, SpeechEngine, SpeechRequest } from '../speech-engine.ts'
import type { Spending } from '../../../platform/providers/spending.ts'
import { payForSpeech } from '../reliability/pay-for-speech.ts'
import { guardSpeech } from '../reliability/speech-guard.ts'

export interface Heard {
  readonly passage: PlannedPassage
  readonly sound: Sound
}

interface Unspoken {
  readonly passage: PlannedPassage
  /** Why this voice cannot speak it. */
  readonly problem: Problem
}

export interface Spoken {
  /** In order, without what the voice cannot read. */
  readonly heard: readonly Heard[]
  /** Words that the voice cannot read. */
  readonly leftOut: readonly string[]
  /** The keys under which the speech is kept until its audio is stored. */
  readonly keys: readonly string[]
}

type SpeakPassages = (
  passages: readonly PlannedPassage[],
  speaker: Omit<SpeechRequest, 'text' | 'spans' | 'signal'>,
  options: { readonly signal?: AbortSignal | undefined; readonly spending: Spending },
) => Promise<Spoken>

/** A request to an engine, with the budget that pays for it. */
type PaidRequest = SpeechRequest & { readonly spending: Spending }

/** Passages of one script that are with the engine at the same time, so that concurrent scripts share it. */
const atOnce = 4

/**
 * Speaks the passages of scripts with an engine. Every sound is checked. Sound of a remote engine is stored at once,
 * and temporary failures are retried. After the first failure no further passage is requested. Running requests may be
 * paid already, so they are awaited and stored. Scripts that need the same speech at the same time share one request. A
 * voice may be unable to read a short quotation.
 */
export function createPassageSpeaker(engine: SpeechEngine, kept: SpeechCache): SpeakPassages {
  const checked = async ({ spending, ...request }: PaidRequest) =>
    checkSound(await payForSpeech(engine, request, spending), request.text)
  const patient = engine.remote ? guardSpeech(checked, engine.remote.atOnce) : checked
  const joined = createJoinedWork<Sound>()

  async function speak(request: PaidRequest): Promise<Sound> {
    if (!engine.remote) return patient(request)
    const key = keyOf(engine, request)
    let isOwn = false
    try {
      return await joined(key, request.signal, async (signal) => {
        isOwn = true
        const known = await kept.find(key)
        if (known) return known
        const sound = await patient({ ...request, signal })
        await kept.keep(key, sound)
        return sound
      })
    } catch (error) {
      // The budget of the account that asked first is spent, not that of this one.
      if (isOwn || !(error instanceof Problem && error.code === 'BUDGET_SPENT')) throw error
      return speak(request)
    }
  }

  async function speakOne(passage: PlannedPassage, request: PaidRequest): Promise<Heard | Unspoken> {
    try {
      return { passage, sound: await speak(request) }
    } catch (error) {
      if (error instanceof Problem && error.code === 'VOICE_CANNOT_SPEAK') return { passage, problem: error }
      throw error
    }
  }

  return async (passages, speaker, { signal, spending }) => {
    const limit = pLimit(atOnce)
    const requests = passages.map((passage) => ({
      passage,
      request: {
        ...speaker,
        text: passage.text,
        ...(passage.spans && { spans: passage.spans }),
        spending,
        ...(signal && { signal }),
      },
    }))
    let failure: unknown
    const speakUnlessFailed = async ({ passage, request }: (typeof requests)[number]) => {
      if (failure) return []
      try {
        if (signal?.aborted) throw cancelledProblem(signal)
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
      leftOut: leftOutOf(spoken),
      keys: engine.remote ? requests.map(({ request }) => keyOf(engine, request)) : [],
    }
  }
}

/** Identifies everything that determines how a request sounds. Its speech is stored under this key. */
function keyOf(engine: SpeechEngine, { text, spans, voiceId, language, tone, take }: SpeechRequest): string {
  const settings = engine.settingsOf?.(voiceId, language) ?? {}
  // Without a tone, marks and a take, the key is that of speech stored before they existed.
  const identity = [
    engine.version,
    settings,
    voiceId,
    choiceLanguage(language),
    text,
    ...(tone ? [tone] : []),
    ...(spans ? [{ spans }] : []),
    ...(take ? [{ take }] : []),
  ]
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}

/** The spoken passages. Throws if the unspoken ones are more than a short quotation. */
function withoutUnspoken(spoken: readonly (Heard | Unspoken)[]): Heard[] {
  const unspoken = spoken.filter((one) => 'problem' in one)
  const [first] = unspoken
  const weigh = (some: readonly (Heard | Unspoken)[]) => weightOf(some.map(({ passage }) => passage))
  if (first && weigh(unspoken) > weigh(spoken) * maxForeignShare) throw first.problem
  return spoken.filter((one) => 'sound' in one)
}

function leftOutOf(spoken: readonly (Heard | Unspoken)[]): string[] {
  return [...new Set(spoken.flatMap((one) => ('problem' in one ? [one.passage.text] : [])))]
}
