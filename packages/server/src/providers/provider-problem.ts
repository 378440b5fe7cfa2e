import { Problem, type ProblemCode } from '@lectern/domain/problems/problems.ts'
import { APICallError } from 'ai'
import { cancelled } from '../speech/cancelled.ts'

/** How failures of one kind of provider are told. */
export interface ProviderTerms {
  /** At the start of a sentence: 'The language model'. */
  readonly subject: string
  readonly failed: ProblemCode
  readonly unavailable: ProblemCode
  /** The settings to look at, by the first part of their names: LECTERN_LANGUAGE_MODEL. */
  readonly setting: string
}

/** What went wrong with a provider, as a problem: whether trying again helps, and what to do where it does not. */
export function providerProblem(
  cause: unknown,
  terms: ProviderTerms,
  signal: AbortSignal | undefined,
): Problem {
  if (cause instanceof Problem) return cause
  if (signal?.aborted) return cancelled(signal)
  if (isUnanswered(cause)) return new Problem(terms.unavailable, { cause })
  if (!APICallError.isInstance(cause)) return new Problem(terms.failed, { cause })
  if (cause.isRetryable) {
    return new Problem(terms.unavailable, { cause, ...retryAfter(cause.responseHeaders?.['retry-after']) })
  }
  return new Problem(terms.failed, { cause, ...refusal(cause.statusCode, terms) })
}

function refusal(status: number | undefined, { subject, setting }: ProviderTerms): { sentence?: string } {
  if (status === 401 || status === 403) {
    return {
      sentence: `${subject} does not accept the key of this Lectern. Its administrator should check ${setting}_KEY.`,
    }
  }
  if (status === 404) {
    return {
      sentence: `${subject} does not exist at its address. The administrator of this Lectern should check ${setting} and ${setting}_URL.`,
    }
  }
  return {}
}

/** Time ran out, or (a TypeError, by the standard of fetch) the network failed. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error instanceof TypeError)
}

/** `Retry-After` holds seconds or a date. */
function retryAfter(header: string | undefined): { retryAfterSeconds?: number } {
  if (!header) return {}
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, Math.ceil(seconds)) } : {}
}
