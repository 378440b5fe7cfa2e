import type { ProviderTerms } from '../../../../platform/providers/provider-terms.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { withinDeadline } from '../../../../platform/providers/deadline.ts'
import { FailedAnswer } from '../../../../platform/providers/failed-answer.ts'
import { meteredFetch } from '../../../../platform/providers/metered-fetch.ts'
import { providerProblem } from '../../../../platform/providers/provider-problem.ts'

/** One request to a speech provider. */
export interface Question {
  readonly fetch: typeof fetch
  readonly url: string
  readonly init?: RequestInit
  /** Timeout of the whole request in milliseconds. */
  readonly totalMs: number
  /** More bytes than this cannot be the response. */
  readonly maxBytes: number
  readonly terms: ProviderTerms
  /** Recognises, in the body of a refusal, that the provider no longer has the voice. */
  readonly unknownVoice?: RegExp
}

/** A response with a status of success. */
export interface Answer {
  /** In lower case, without parameters: `audio/pcm`. Empty if there is none. */
  readonly type: string
  /** Samples per second, if the content type names them: `audio/pcm;rate=24000`. */
  readonly sampleRate?: number
  readonly bytes: Uint8Array
}

/** Timeout in milliseconds while no data arrives. */
const idleMs = 60_000

/**
 * Asks a speech provider. Throws the problems of the terms for every other status, for failures of the network, and for
 * a provider that does not answer in time; SPEECH_UNUSABLE for a response that is too large; UNKNOWN_VOICE. Redirects are not followed.
 * They lead to login pages, or send text and key to a server that is not configured.
 */
export async function ask(
  { fetch, url, init, totalMs, maxBytes, terms, unknownVoice }: Question,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const tooSlow = () => terms.failure('slow', { waitSeconds: undefined })
  try {
    return await withinDeadline({ totalMs, idleMs }, tooSlow, signal, async (deadline) => {
      const metered = meteredFetch(fetch, {
        maxBytes: () => maxBytes,
        heard: () => deadline.heard(),
        tooLarge: () => deadline.stop(new Problem('SPEECH_UNUSABLE', { reason: 'tooMuch' })),
      })
      const response = await metered(url, { ...init, redirect: 'manual', signal: deadline.signal })
      if (!response.ok) throw failureOf(response, await response.text(), unknownVoice)
      const header = (response.headers.get('content-type') ?? '').toLowerCase()
      const [type = ''] = header.split(';')
      const rate = sampleRateOf(header)
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { type: type.trim(), ...(rate !== undefined && { sampleRate: rate }), bytes }
    })
  } catch (error) {
    throw providerProblem(error, terms, signal)
  }
}

/** RFC 2586 names the rate of samples so. Rates that no voice has are ignored. */
function sampleRateOf(contentType: string): number | undefined {
  const rate = Number(/;\s*rate="?(\d+)/.exec(contentType)?.[1])
  return rate >= 8000 && rate <= 96_000 ? rate : undefined
}

/** A provider that is down or answers with a page never makes a voice unknown. */
function failureOf(response: Response, body: string, unknownVoice: RegExp | undefined): Error {
  const refused = [400, 404, 422].includes(response.status)
  return refused && unknownVoice?.test(body) ? new Problem('UNKNOWN_VOICE') : new FailedAnswer(response, body)
}
