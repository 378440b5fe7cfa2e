import { Problem } from '@lectern/domain/problems/problems.ts'
import { sortVoices, type Voice } from '@lectern/domain/voices/voice.ts'
import pLimit from 'p-limit'
import type { Logger } from '../logger.ts'
import type { FinishedAudio } from './audio/finish-audio.ts'
import { cancelled } from './cancelled.ts'
import { planNarration, weightOf, type NarrationPlan, type PlannedPassage } from './narration-plan.ts'
import type { Narrator } from './narrator.ts'
import { mostForeign } from './readable-scripts.ts'
import { requireSound } from './require-sound.ts'
import type { Sound, SpeechEngine } from './speech-engine.ts'
import type { WorkerPool } from './worker-pool.ts'

/** The narrator over these engines. It owns them and the pool: closing it closes them. */
export function createNarrator({
  engines,
  pool,
  logger,
}: {
  engines: readonly SpeechEngine[]
  pool: WorkerPool
  logger: Logger
}): Narrator {
  async function voicesOf(engine: SpeechEngine): Promise<readonly Voice[]> {
    try {
      return await engine.voices()
    } catch (error) {
      logger.warn({ err: error, engine: engine.id }, 'A voice engine does not tell its voices')
      return []
    }
  }

  async function find(voiceId: string): Promise<{ voice: Voice; engine: SpeechEngine }> {
    const engine = engines.find(({ id }) => voiceId.startsWith(`${id}:`))
    const voice = engine && (await voicesOf(engine)).find(({ id }) => id === voiceId)
    if (!voice) throw new Problem('UNKNOWN_VOICE')
    return { voice, engine }
  }

  return {
    async voices() {
      return sortVoices((await Promise.all(engines.map(voicesOf))).flat())
    },
    voice: async (voiceId) => (await find(voiceId)).voice,
    charge: async (voiceId, characters) => (await find(voiceId)).engine.charge?.(characters),
    async narrate({ text, voiceId, glossary, signal }) {
      const { voice, engine } = await find(voiceId)
      const plan = await planNarration(text, voice.language, glossary)
      if (!plan.passages.length) throw new Problem('EMPTY_SCRIPT')
      const spoken = await speakAll(plan.passages, engine, voiceId, signal)
      const heard = withoutUnspoken(spoken)
      const passages = heard.map(({ sound, passage }) => ({ sound, pause: passage.pause }))
      const audio = await pool.finish({ passages }, { signal })
      return {
        mp3: audio.mp3,
        durationMs: audio.durationMs,
        sentences: timeSentences(
          plan,
          heard.map(({ passage }) => passage),
          audio.spans,
        ),
        engine: engine.name,
        warnings: warningsOf(spoken),
      }
    },
    warmUp: () => pool.warmUp(),
    async close() {
      await Promise.all([...engines.map((engine) => engine.close()), pool.close()])
    },
  }
}

interface Heard {
  readonly passage: PlannedPassage
  readonly sound: Sound
}

interface Unspoken {
  readonly passage: PlannedPassage
  /** Why this voice cannot say it. */
  readonly problem: Problem
}

/** How many passages of one script are with the engine at a time, so that scripts spoken together share it. */
const atOnce = 4

/** Speaks every passage; the first failure stops the rest, except that a voice may be unable to say some of them. */
async function speakAll(
  passages: readonly PlannedPassage[],
  engine: SpeechEngine,
  voiceId: string,
  signal = new AbortController().signal,
): Promise<(Heard | Unspoken)[]> {
  const failed = new AbortController()
  const limit = pLimit(atOnce)
  const speak = async (passage: PlannedPassage): Promise<Heard | Unspoken> => {
    if (signal.aborted) throw cancelled(signal)
    if (failed.signal.aborted) throw cancelled(failed.signal)
    try {
      const request = { text: passage.text, voiceId, signal: AbortSignal.any([signal, failed.signal]) }
      return { passage, sound: requireSound(await engine.speak(request)) }
    } catch (error) {
      if (error instanceof Problem && error.code === 'VOICE_CANNOT_SPEAK') return { passage, problem: error }
      failed.abort()
      throw error
    }
  }
  return Promise.all(passages.map((passage) => limit(speak, passage)))
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

/** A sentence sounds from the start of its first passage to the end of its last. */
function timeSentences(plan: NarrationPlan, heard: readonly PlannedPassage[], spans: FinishedAudio['spans']) {
  return plan.sentences.flatMap((text, sentence) => {
    const mine = spans.filter((_, index) => heard[index]?.sentence === sentence)
    const [first, last] = [mine[0], mine.at(-1)]
    return first && last ? [{ text, start_ms: first.startMs, end_ms: last.endMs }] : []
  })
}
