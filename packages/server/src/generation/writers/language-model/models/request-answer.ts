import { Problem } from '@lectern/domain/problems/problems.ts'
import { type CallTimeouts, type Deadline, withinDeadline } from '../../../../platform/providers/deadline.ts'
import { meteredFetch } from '../../../../platform/providers/metered-fetch.ts'
import { providerProblem } from '../../../../platform/providers/provider-problem.ts'
import { refuseWebPages } from '../../../../platform/providers/refuse-web-pages.ts'
import { closeJson } from '../answer/close-json.ts'
import { findJson } from '../answer/find-json.ts'
import { stripThoughts } from '../answer/strip-thoughts.ts'
import { noUsage, type WrittenAnswer } from '../answer/collect-answer.ts'
import type { Answer } from '../answer/read-answer.ts'
import { callImmediately } from './limit-calls.ts'
import { termsOf } from '../model-terms.ts'
import type { AnswerRequest, OneModel } from '../models/answer-request.ts'
import { callModel } from '../models/call-model.ts'
import type { Origin } from '../models/origin.ts'
import { payForCall } from '../models/pay-for-call.ts'

export type { AnswerRequest, Turn } from './answer-request.ts'

/** An answer and where it comes from. Without an origin, the only model gave it. */
export interface OriginalAnswer extends Answer {
  readonly origin?: Origin
}

/** Answers requests with one model or several: see `createModelSession`. */
export interface AnswerSource {
  requestAnswer(
    request: AnswerRequest,
    timeouts: CallTimeouts,
    signal: AbortSignal | undefined,
  ): Promise<WrittenAnswer & OriginalAnswer>
  /** Names the author of a text that is used, also of one that an earlier attempt kept. */
  credit?(origin: Origin): void
  /** The model that gave this answer declined in words. Returns whether another one is asked from now on. */
  handOver?(origin: Origin, problem: Problem): boolean
}

/** Access to one model, or to a source that chooses a model. */
export type ModelAccess = OneModel | AnswerSource

/**
 * Every token of a stream is an event of about 300 bytes, and the thoughts of models have many more tokens than their
 * answers.
 */
const maxStreamedBytes = 16 * 1024 * 1024
const maxJsonBytes = 4 * 1024 * 1024

/**
 * Makes one call, which the provider may charge for. Throws a `Problem` if there is no answer. The problem contains
 * nothing of the request. The answer is read as it arrives, and stopped when it exceeds the requested length.
 */
export async function requestAnswer(
  access: ModelAccess,
  request: AnswerRequest,
  timeouts: CallTimeouts,
  signal: AbortSignal | undefined,
): Promise<WrittenAnswer & OriginalAnswer> {
  if ('requestAnswer' in access) return access.requestAnswer(request, timeouts, signal)
  let arrived = ''
  let isSent = false
  const collecting: AnswerRequest = {
    ...request,
    onText(chunk, text) {
      arrived += chunk
      request.onText?.(chunk, text)
    },
  }
  const inTurn = access.slots?.[request.task ?? 'part'] ?? callImmediately
  // The timeouts begin with the slot: a server that computes one answer at a time is not slow for the others.
  const call = () =>
    withinDeadline(timeouts, tooSlow, signal, (deadline) =>
      payForCall(
        access,
        request,
        { signal: deadline.signal, isSent: () => isSent, arrived: () => arrived },
        () =>
          access.guard.call(() => {
            isSent = true
            return stream(access, collecting, deadline)
          }, deadline.signal),
      ),
    )
  try {
    return await inTurn(call, signal)
  } catch (error) {
    if (error === tooLarge) return { text: '', end: 'too-large', usage: noUsage }
    // The stream and the guard throw problems. Another error is of the database that holds the budget, not of the model.
    if (!(error instanceof Problem) && !signal?.aborted) throw error
    const problem = providerProblem(error, termsOf(access.variable), signal)
    // The text that arrived before the connection broke or stalled is already paid for.
    if (problem.code === 'WRITER_UNAVAILABLE' && !signal?.aborted && hasCompleteItem(arrived))
      return { text: arrived, end: 'broken', usage: noUsage }
    throw problem
  }
}

/** Whether a text that broke off contains a whole item of a list. */
function hasCompleteItem(text: string): boolean {
  return findJson(stripThoughts(text)).some((json) => json.open && closeJson(json.text)?.shortened === true)
}

const tooLarge = new Problem('WRITER_FAILED')

function tooSlow(): Problem {
  return new Problem('WRITER_UNAVAILABLE', { reason: 'slow' })
}

/** Throws `Problem`s, as the guard needs them. */
async function stream(one: OneModel, request: AnswerRequest, deadline: Deadline): Promise<WrittenAnswer> {
  const fetch = meteredFetch(
    refuseWebPages(one.fetch, () => new Problem('WRITER_FAILED', { reason: 'webPage' })),
    {
      maxBytes: (response) => (isJson(response) ? maxJsonBytes : maxStreamedBytes),
      heard: () => deadline.heard(),
      tooLarge: () => deadline.stop(tooLarge),
    },
  )
  // Redirects lead to login pages, or send page and key to a server that is not configured.
  const direct: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })
  try {
    return await callModel(one, request, { fetch: direct, signal: deadline.signal })
  } catch (error) {
    throw providerProblem(error, termsOf(one.variable), deadline.signal)
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') ?? false
}
