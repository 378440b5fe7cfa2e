import { applyGlossary } from '@lectern/domain/narration/glossary/glossary.ts'
import { soundOf } from '@lectern/domain/narration/marks/sound-of.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { choiceLanguage } from '@lectern/domain/voices/voice-role.ts'
import { expressedTone, type SpokenTone } from '@lectern/domain/voices/spoken-tone.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { type Claims, createClaims } from '../../platform/providers/claims.ts'
import { unlimitedSpending } from '../../platform/providers/spending.ts'
import type { NarratedAudio, Narrator } from '../../audio/speech/narrator/narrator.ts'

export interface FakeNarrator extends Narrator {
  /** Every spoken text, in order. */
  readonly spoken: string[]
  /** Texts that contain `part` fail with this sentence or problem from now on; undefined ends that. */
  failOn(part: string | undefined, failure?: string | Problem): void
  /** The service of Lucía is away from now on, with this problem; undefined ends that. */
  takeLuciaAway(problem: Problem | undefined): void
  /** Lucía has these tones from now on; undefined removes her from the list. */
  giveTones(tones: readonly SpokenTone[] | undefined): void
  /** The voices of Lucía's service are unknown from now on, as after a start while it is away; false ends that. */
  forgetLucia(forgotten: boolean): void
  /** Holds every narration until the returned function is called. */
  hold(): () => void
}

const voices: readonly Voice[] = [
  { id: 'fake:clara', name: 'Clara', language: 'en-US' },
  { id: 'fake:edward', name: 'Edward', language: 'en-GB' },
  { id: 'fake:lucia', name: 'Lucía', language: 'es-ES', tones: ['enthusiastic', 'curious'] },
]

/** Lucía can speak slowly. */
const marksOf = (voiceId: string): WordMark[] => (voiceId === 'fake:lucia' ? ['slow'] : [])

/** Lucía is a paid voice: ten dollars per million characters. */
const charges = ({ id, name }: Voice, characters: number) =>
  id === 'fake:lucia' ? { by: name, dollars: characters / 100_000 } : undefined

/** A narrator without sound: its "audio" is the text and lasts 60 ms per character. */
export function createFakeNarrator(claims: Claims = createClaims()): FakeNarrator {
  const spoken: string[] = []
  let failing: { part: string; problem: Problem } | undefined
  let gate: Promise<void> | undefined
  let away: Problem | undefined

  let listed = voices

  let forgotten = false

  const isForgotten = (voiceId: string) => forgotten && voiceId === 'fake:lucia'

  const voice = async (voiceId: string): Promise<Voice> => {
    const found = listed.find(({ id }) => id === voiceId)
    if (isForgotten(voiceId)) throw new Problem('SPEECH_UNAVAILABLE')
    if (!found) throw new Problem('UNKNOWN_VOICE')
    return found
  }

  return {
    spoken,
    voice,
    voices: async () => listed.filter(({ id }) => !isForgotten(id)),
    async requireVoices(voiceIds) {
      for (const id of voiceIds) if (id !== undefined && !isForgotten(id)) await voice(id)
    },
    marksOf,
    // Edward always speaks a text in the same way. Clara claims to vary, but repeats her third take.
    takesOf: (voiceId) => (voiceId === 'fake:edward' ? undefined : 'manner'),
    isBuiltIn: (voiceId) => voiceId.startsWith('fake:') && voiceId !== 'fake:lucia',
    charge: async (voiceId, characters) =>
      isForgotten(voiceId) ? undefined : charges(await voice(voiceId), characters),
    // Lucía is bought.
    buyOnce: ({ voiceId, key, signal }, work) =>
      voiceId === 'fake:lucia' ? claims.alone(key, signal, () => work(true)) : work(false),
    warmUp() {},
    close: async () => {},
    failOn(part, failure = 'The voice engine lost its voice.') {
      failing = part === undefined ? undefined : { part, problem: problemOf(failure) }
    },
    takeLuciaAway(problem) {
      away = problem
    },
    forgetLucia(now) {
      forgotten = now
    },
    giveTones(tones) {
      listed = voices.flatMap((one) => (one.tones ? (tones ? [{ ...one, tones: [...tones] }] : []) : [one]))
    },
    hold() {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return () => {
        gate = undefined
        open()
      }
    },
    async identityOf({ text, voiceId, language, tone, take, glossary = [] }) {
      const speaker = listed.find(({ id }) => id === voiceId)
      const expressed = expressedTone(tone, speaker?.tones)
      const own = language ?? (await voice(voiceId)).language
      return {
        spokenText: applyGlossary(soundOf(text, marksOf(voiceId)), glossary, own).trim(),
        voiceId,
        language: choiceLanguage(own),
        engine: 'fake',
        engineVersion: 'fake 1',
        settings: { ...(expressed && { tone: expressed }), ...(take && { take }) },
      }
    },
    async narrate({ text: written, language, glossary = [], spending = unlimitedSpending, ...request }) {
      const { voiceId, signal } = request
      if (away && voiceId === 'fake:lucia') throw away
      const speaker = await voice(voiceId)
      const text = applyGlossary(spokenWords(written), glossary, language ?? speaker.language)
      return spending.call(purchaseOf(speaker, text), () =>
        speak(text, {
          written,
          voiceId,
          signal,
          take: request.take,
          tone: expressedTone(request.tone, speaker.tones),
          tones: speaker.tones,
        }),
      )
    },
  }

  async function speak(
    text: string,
    {
      written,
      voiceId,
      signal,
      take,
      tone,
      tones,
    }: {
      written: string
      voiceId: string
      signal: AbortSignal | undefined
      take: number | undefined
      tone: SpokenTone | undefined
      tones: readonly SpokenTone[] | undefined
    },
  ): Promise<NarratedAudio> {
    if (gate) await Promise.race([gate, aborted(signal)])
    signal?.throwIfAborted()
    if (failing && text.includes(failing.part)) throw failing.problem
    spoken.push(text)
    const durationMs = text.length * 60
    return {
      mp3: new TextEncoder().encode(
        `${voiceId} says${tone ? `, ${tone}` : ''}${take === 2 ? ', again' : ''}: ${text}`,
      ),
      tone,
      tones,
      durationMs,
      sentences: [{ text: spokenWords(written), start_ms: 0, end_ms: durationMs }],
      engine: 'fake',
      leftOut: [],
      stored: async () => undefined,
    }
  }
}

/** Returns the cost of a narration: minutes, and a call for Lucía. */
function purchaseOf(voice: Voice, text: string) {
  const charge = charges(voice, text.length)
  const minutes = { seconds: (text.length * 60) / 1000, dollars: charge?.dollars ?? 0 }
  const use = charge ? { ...minutes, calls: 1, characters: text.length } : minutes
  return { provider: voice.name, expected: use, used: () => use }
}

const problemOf = (failure: string | Problem): Problem =>
  typeof failure === 'string' ? new Problem('SPEECH_FAILED', { copyOf: { error: failure } }) : failure

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
}
