import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { expressedTone, type SpokenTone, spokenTones } from '@lectern/domain/voices/spoken-tone.ts'
import { sortVoices, type Voice } from '@lectern/domain/voices/voice.ts'
import { chooseLanguage } from '../../../platform/languages/recognise-language.ts'
import type { Logger } from '../../../platform/runtime/logger.ts'
import type { FinishedAudio } from '../audio/finish-audio.ts'
import { unlimitedSpending } from '../../../platform/providers/spending.ts'
import { type Claims, createClaims } from '../../../platform/providers/claims.ts'
import { noSpeechCache, type SpeechCache } from '../reliability/speech-cache.ts'
import { passagesOfPlan, planNarration, type PlannedSentence } from '../text/narration-plan.ts'
import type { Narrator } from './narrator.ts'
import { requireFittingVoice } from '../text/require-fitting-voice.ts'
import type { Script } from '../script.ts'
import { createPassageSpeaker, type Heard } from './speak-passages.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import { identify } from './spoken-identity.ts'
import { spokenSeconds } from '../text/spoken-length.ts'
import { markupOfLine } from '../reliability/billed-characters.ts'
import { createVoiceList } from '../reliability/voice-list.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** The narrator over these engines. It owns them and the pool: closing it closes them. */
export function createNarrator({
  engines,
  pool,
  logger,
  kept = noSpeechCache,
  claims = createClaims(),
}: {
  engines: readonly SpeechEngine[]
  pool: WorkerPool
  logger: Logger
  /** Stores paid speech until its audio is stored. */
  kept?: SpeechCache
  /** Lets concurrent requests for the same audio wait for each other. */
  claims?: Claims
}): Narrator {
  const speakers = engines.map((engine) => ({
    engine,
    listVoices: createVoiceList(engine, logger),
    speakPassages: createPassageSpeaker(engine, kept),
  }))

  function speakerOf(voiceId: string) {
    const speaker = speakers.find(({ engine }) => voiceId.startsWith(`${engine.id}:`))
    if (!speaker) throw new Problem('UNKNOWN_VOICE')
    return speaker
  }

  async function voices(): Promise<readonly Voice[]> {
    const lists = await Promise.all(speakers.map(({ listVoices }) => listVoices()))
    return sortVoices(lists.flatMap((known) => known.voices.map(withMarks)))
  }

  function withMarks(voice: Voice): Voice {
    const marks = marksOf(voice.id)
    return marks.length > 0 ? { ...voice, marks: [...marks] } : voice
  }

  /** An unknown voice does not exist. But if its engine could not be asked, throws the engine's problem. */
  async function voiceOf(voiceId: string): Promise<Voice> {
    const possible = await possibleVoice(voiceId)
    if (!possible.voice) throw possible.problem
    return possible.voice
  }

  /** A voice, or why it is unknown while it may exist. Throws UNKNOWN_VOICE if it does not exist. */
  async function possibleVoice(voiceId: string): Promise<PossibleVoice> {
    const { voices: listed, problem } = await speakerOf(voiceId).listVoices()
    const voice = listed.find(({ id }) => id === voiceId)
    if (voice) return { voice }
    if (!problem) throw new Problem('UNKNOWN_VOICE')
    return { problem }
  }

  async function languageOfScript({ text, voiceId, language }: Script): Promise<string> {
    if (language) return language
    const known = await speakerOf(voiceId).listVoices()
    const voice = known.voices.find(({ id }) => id === voiceId)
    return chooseLanguage(spokenWords(text), voice?.languages === 'any' ? undefined : voice?.language)
  }

  /** The tone in which a voice speaks a script. Only the list of its engine has the tones that it expresses. */
  async function toneOf({ voiceId, tone }: Script): Promise<SpokenTone | undefined> {
    const { engine, listVoices } = speakerOf(voiceId)
    if (!engine.remote || engine.remote.ignoresTones || !expressedTone(tone, spokenTones)) return undefined
    const { voices: listed, problem } = await listVoices()
    const voice = listed.find(({ id }) => id === voiceId)
    // Without the tones, this would be the identity of speech without a tone.
    if (!voice && problem) throw problem
    return expressedTone(tone, voice?.tones)
  }

  const marksOf = (voiceId: string): readonly WordMark[] => speakerOf(voiceId).engine.marksOf?.(voiceId) ?? []

  return {
    voices,
    marksOf,
    takesOf: (voiceId) =>
      speakers.find(({ engine }) => voiceId.startsWith(`${engine.id}:`))?.engine.takesOf?.(voiceId),
    isBuiltIn: (voiceId) =>
      speakers.some(({ engine }) => voiceId.startsWith(`${engine.id}:`) && engine.remote === undefined),
    voice: voiceOf,
    async requireVoices(voiceIds) {
      const named = [...new Set(voiceIds)].filter((id) => id !== undefined)
      await Promise.all(named.map(possibleVoice))
    },
    async charge(voiceId, characters, lines = 0) {
      const { voice } = await possibleVoice(voiceId)
      const { engine } = speakerOf(voiceId)
      if (!engine.charge) return undefined
      const markup = voice && lines > 0 ? lines * (await markupOfLine(engine, voice)) : 0
      return engine.charge(characters + markup)
    },
    async identityOf(script) {
      const { engine } = speakerOf(script.voiceId)
      const language = await languageOfScript(script)
      const marks = marksOf(script.voiceId)
      return identify(engine, { ...script, language, marks, tone: await toneOf(script) })
    },
    async narrate({ sampleRate, signal, spending = unlimitedSpending, ...script }) {
      const { engine, speakPassages } = speakerOf(script.voiceId)
      const voice = await voiceOf(script.voiceId)
      const language = await languageOfScript(script)
      const marks = marksOf(script.voiceId)
      const plan = await planNarration(script.text, language, script.glossary, marks)
      if (!plan.length) throw new Problem('EMPTY_SCRIPT')
      requireFittingVoice(voice, { ...script, text: spokenWords(script.text) }, await voices())
      const passages = passagesOfPlan(plan, {
        joinsUpTo: engine.remote?.longestRequest,
        mixesMarks: engine.remote !== undefined,
      })
      const tone = expressedTone(script.tone, voice.tones)
      const speaker = { voiceId: script.voiceId, language, tone, take: script.take }
      const seconds = passages.reduce((sum, { text }) => sum + spokenSeconds(text), markedSilence(plan))
      const minutes = {
        provider: engine.name,
        expected: { seconds, dollars: 0 },
        used: ({ audio }: { audio: FinishedAudio }) => ({ seconds: audio.durationMs / 1000, dollars: 0 }),
      }
      const { heard, leftOut, keys, audio } = await spending.call(minutes, async () => {
        const spoken = await speakPassages(passages, speaker, { signal, spending })
        const silence = { before: plan[0]?.lead ?? 0, after: plan.at(-1)?.pause ?? 0 }
        const finished = { passages: spoken.heard.map(toFinish), silence, sampleRate }
        return { ...spoken, audio: await pool.finish(finished, { signal }) }
      })
      return {
        mp3: audio.mp3,
        durationMs: audio.durationMs,
        sentences: timeSentences(plan, heard, audio.spans),
        engine: engine.name,
        tone,
        tones: voice.tones,
        leftOut,
        stored: () => kept.forget(keys),
      }
    },
    buyOnce({ voiceId, key, signal }, work) {
      const isRemote = speakers.some(({ engine }) => engine.remote && voiceId.startsWith(`${engine.id}:`))
      return isRemote ? claims.alone(key, signal, () => work(true)) : work(false)
    },
    warmUp: () => pool.warmUp(),
    async close() {
      await Promise.all([...engines.map((engine) => engine.close()), pool.close()])
    },
  }
}

type PossibleVoice = { readonly voice: Voice } | { readonly voice?: never; readonly problem: Problem }

/** Seconds of silence that the author marked. */
function markedSilence(plan: readonly PlannedSentence[]): number {
  return plan.reduce((sum, { lead = 0, pause = 0 }) => sum + lead + pause, 0)
}

function toFinish({ sound, passage: { pause, parts } }: Heard) {
  return { sound, pause, shares: parts.map(({ text }) => spokenSeconds(text)) }
}

/** A sentence lasts from the start of its first part to the end of its last. */
function timeSentences(
  plan: readonly PlannedSentence[],
  heard: readonly Heard[],
  spans: FinishedAudio['spans'],
) {
  const parts = heard.flatMap(({ passage }) => passage.parts)
  return plan.flatMap(({ written: text }, sentence) => {
    const mine = spans.filter((_, index) => parts[index]?.sentence === sentence)
    const [first, last] = [mine[0], mine.at(-1)]
    return first && last ? [{ text, start_ms: first.startMs, end_ms: last.endMs }] : []
  })
}
