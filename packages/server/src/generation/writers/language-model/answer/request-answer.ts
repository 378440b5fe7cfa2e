import { Problem } from '@lectern/domain/problems/problems.ts'
import { type CallTimeouts, type Deadline, withinDeadline } from '../../../../platform/providers/deadline.ts'
import { meteredFetch } from '../../../../platform/providers/metered-fetch.ts'
import { providerProblem } from '../../../../platform/providers/provider-problem.ts'
import { noUsage, type WrittenAnswer } from './collect-answer.ts'
import { termsOf } from '../model-terms.ts'
import type { AnswerRequest, OneModel } from '../models/answer-request.ts'
import { callModel } from '../models/call-model.ts'
import { payForCall } from '../models/pay-for-call.ts'
import { refuseWebPages } from '../models/refuse-web-pages.ts'

export type { AnswerRequest, Turn } from '../models/answer-request.ts'

/** Answers requests with one model or several: see `createModelSession`. */
export interface AnswerSource {
  requestAnswer(
    request: AnswerRequest,
    timeouts: CallTimeouts,
    signal: AbortSignal | undefined,
  ): Promise<WrittenAnswer>
  /** The model that answers now declined in words. Returns whether another one is asked from now on. */
  handOver?(problem: Problem): boolean
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
): Promise<WrittenAnswer> {
  if ('requestAnswer' in access) return access.requestAnswer(request, timeouts, signal)
  try {
    return await withinDeadline(timeouts, tooSlow, signal, (deadline) =>
      access.guard.call(
        () => payForCall(access, request, deadline.signal, () => stream(access, request, deadline)),
        deadline.signal,
      ),
    )
  } catch (error) {
    if (error === tooLarge) return { text: '', end: 'too-large', usage: noUsage }
    throw providerProblem(error, termsOf(access.variable), signal)
  }
}

const tooLarge = new Problem('WRITER_FAILED')

function tooSlow(): Problem {
  return new Problem('WRITER_UNAVAILABLE', { reason: 'slow' })
}

/** Throws `Problem`s, as the guard needs them. */
async function stream(one: OneModel, request: AnswerRequest, deadline: Deadline): Promise<WrittenAnswer> {
  const fetch = meteredFetch(refuseWebPages(one.fetch), {
    maxBytes: (response) => (isJson(response) ? maxJsonBytes : maxStreamedBytes),
    heard: () => deadline.heard(),
    tooLarge: () => deadline.stop(tooLarge),
  })
  try {
    return await callModel(one, request, { fetch, signal: deadline.signal })
  } catch (error) {
    throw providerProblem(error, termsOf(one.variable), deadline.signal)
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') ?? false
}
