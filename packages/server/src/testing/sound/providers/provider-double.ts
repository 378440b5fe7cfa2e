import {
  type ReceivedRequest,
  type ScriptedAnswer,
  type ScriptedProvider,
  startScriptedProvider,
} from '../../network/scripted-provider.ts'
import { spokenSeconds } from '../../../audio/speech/text/spoken-length.ts'
import { toneWave } from '../tone-wave.ts'

/** The key of every double. Tests look for it where it must not be. */
export const plantedKey = 'planted-key-0b9f2c'

/** A service of voices as its documentation describes it. */
export interface ProviderShape {
  /** The voices call, of the whole list or of a page. */
  readonly list: (request: ReceivedRequest) => ScriptedAnswer
  /** Whether a request is the voices call, or one that it needs. */
  readonly isList: (request: ReceivedRequest) => boolean
  /** Speaks as the service does: it checks the request and answers with a sound of this text. */
  readonly speak: (request: ReceivedRequest) => ScriptedAnswer
  /** The response with a sound of 16 bits, as the service sends it. */
  readonly sound: (samples: Uint8Array) => ScriptedAnswer
  /** Sample rate of its sound. */
  readonly sampleRate: number
  /** The answer to a request with a wrong key. */
  readonly wrongKey: ScriptedAnswer
  readonly usedUp: ScriptedAnswer
  readonly forbidden: ScriptedAnswer
  readonly tooLong: ScriptedAnswer
  readonly voiceGone: ScriptedAnswer
  readonly tooOften: ScriptedAnswer
  readonly broken: ScriptedAnswer
}

export interface ProviderDouble {
  /** Base address, without a path. */
  readonly url: string
  readonly requests: readonly ReceivedRequest[]
  /** The requests for speech. */
  spoken(): readonly ReceivedRequest[]
  /** Answers of the next requests instead of those of the working service; undefined for its own. */
  next: { list: (ScriptedAnswer | undefined)[]; speak: (ScriptedAnswer | undefined)[] }
  close(): Promise<void>
}

export async function startProviderDouble(shape: ProviderShape): Promise<ProviderDouble> {
  const next: ProviderDouble['next'] = { list: [], speak: [] }
  const server: ScriptedProvider = await startScriptedProvider((request) =>
    shape.isList(request)
      ? (next.list.shift() ?? shape.list(request))
      : (next.speak.shift() ?? shape.speak(request)),
  )
  return {
    url: new URL(server.url).origin,
    requests: server.requests,
    spoken: () => server.requests.filter((request) => !shape.isList(request)),
    next,
    close: () => server.close(),
  }
}

/** The same without a network, for tests that set the clock. Only whole answers. */
export function doubleWithoutNetwork(shape: ProviderShape) {
  const spoken: ReceivedRequest[] = []
  const next: (ScriptedAnswer | undefined)[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = receivedOf(input instanceof Request ? input.url : String(input), init)
    if (shape.isList(request)) return responseOf(shape.list(request))
    spoken.push(request)
    return responseOf(next.shift() ?? shape.speak(request))
  }
  return { fetch, spoken, next }
}

function receivedOf(url: string, { method = 'GET', headers, body }: RequestInit = {}): ReceivedRequest {
  const { pathname, search } = new URL(url)
  const named = Object.fromEntries(new Headers(headers))
  const text = typeof body === 'string' ? body : ''
  return {
    method,
    path: pathname + search,
    authorization: named['authorization'],
    headers: { host: 'double', ...named },
    text,
    body: text.startsWith('{') ? JSON.parse(text) : undefined,
  }
}

function responseOf({ status = 200, headers = {}, body = '' }: ScriptedAnswer): Response {
  const plain = typeof body === 'string' || body instanceof Uint8Array
  return new Response(Buffer.from(plain ? body : JSON.stringify(body)), { status, headers })
}

/** Samples of a tone with the length of a spoken text. */
export const toneOf = (text: string, sampleRate: number): Uint8Array =>
  samplesOf(toneWave({ seconds: Math.max(0.3, spokenSeconds(text)), sampleRate }))

/** The samples of a wave file, without its header. */
export const samplesOf = (wave: Uint8Array): Uint8Array => wave.subarray(44)

/** A wave file of samples. */
export function waveOf(samples: Uint8Array, sampleRate: number): Uint8Array {
  const header = Buffer.from(toneWave({ seconds: 0, sampleRate }))
  header.writeUInt32LE(36 + samples.length, 4)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
