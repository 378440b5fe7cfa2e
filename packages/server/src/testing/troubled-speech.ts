import { z } from 'zod'
import { type ScriptedAnswer, startScriptedProvider } from './scripted-provider.ts'
import { toneWave } from './tone-wave.ts'

/**
 * What becomes of a request: `speak` answers a tone as long as the text takes, `silence` a wave file without a sound,
 * `drop` hangs up, `hold` waits for `release`.
 */
type SpeechAct = 'speak' | 'silence' | 'drop' | 'hold'

/** A speech server that speaks as OpenAI's does, and misbehaves as real ones do. Its only voice is `openai:anna`. */
export interface TroubledSpeech {
  readonly url: string
  /** The texts that it has spoken, in order. */
  readonly spoken: readonly string[]
  /** Requests that are held. */
  held(): number
  /** The acts of the next requests, and of all after these. */
  set(next: readonly SpeechAct[], then: SpeechAct): void
  /** Ends what is held in this way, and speaks from now on. */
  release(act: 'speak' | 'drop'): void
  close(): Promise<void>
}

export async function startTroubledSpeech(): Promise<TroubledSpeech> {
  const spoken: string[] = []
  let next: SpeechAct[] = []
  let then: SpeechAct = 'speak'
  let released = Promise.withResolvers<SpeechAct>()
  let held = 0

  async function answer(text: string, act: SpeechAct): Promise<ScriptedAnswer> {
    if (act === 'hold') {
      held += 1
      return answer(text, await released.promise)
    }
    if (act === 'drop') return { dropped: true }
    const tone = Buffer.from(toneWave({ seconds: text.length * secondsOfLetter }))
    if (act === 'silence') return { body: tone.fill(0, headerBytes) }
    spoken.push(text)
    return { body: tone }
  }

  const server = await startScriptedProvider(({ path, body }) =>
    path.endsWith('/voices')
      ? { body: { voices: ['anna'] } }
      : answer(speechRequest.parse(body).input, next.shift() ?? then),
  )
  return {
    url: server.url,
    spoken,
    held: () => held,
    set(acts, later) {
      next = [...acts]
      then = later
    },
    release(act) {
      next = []
      then = 'speak'
      released.resolve(act)
      released = Promise.withResolvers()
      held = 0
    },
    close: () => server.close(),
  }
}

const speechRequest = z.object({ input: z.string() })
/** A hurried voice: less sound to work on, and not yet too fast to be true. */
const secondsOfLetter = 0.03
const headerBytes = 44
