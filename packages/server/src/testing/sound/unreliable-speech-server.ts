import { z } from 'zod'
import { type ScriptedAnswer, startScriptedProvider } from '../network/scripted-provider.ts'
import { toneWave } from './tone-wave.ts'

/**
 * How a request is treated: `speak` answers a tone in the length of the text, `silence` a wave file without sound,
 * `drop` disconnects, `hold` waits for `release`.
 */
type SpeechAct = 'speak' | 'silence' | 'drop' | 'hold'

/** A speech server with OpenAI's API that fails as real servers do. Its only voice is `openai:anna`. */
export interface UnreliableSpeechServer {
  readonly url: string
  /** The spoken texts, in order. */
  readonly spoken: readonly string[]
  /** Number of held requests. */
  held(): number
  /** Sets the acts of the next requests, and the act of all later ones. */
  set(next: readonly SpeechAct[], then: SpeechAct): void
  /** Disconnects held requests, for example those of a killed process. */
  dropHeld(): void
  /** Ends held requests with this act, and speaks from now on. */
  release(act: 'speak' | 'drop'): void
  close(): Promise<void>
}

export async function startUnreliableSpeechServer(): Promise<UnreliableSpeechServer> {
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

  function endHeld(act: SpeechAct): void {
    released.resolve(act)
    released = Promise.withResolvers()
    held = 0
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
    dropHeld: () => endHeld('drop'),
    release(act) {
      next = []
      then = 'speak'
      endHeld(act)
    },
    close: () => server.close(),
  }
}

const speechRequest = z.object({ input: z.string() })
/** A fast voice: little sound to process, but slow enough to be accepted. */
const secondsOfLetter = 0.03
const headerBytes = 44
