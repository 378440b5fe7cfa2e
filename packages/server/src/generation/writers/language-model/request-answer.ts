import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { type CallTimeouts, type Deadline, withinDeadline } from '../../../providers/deadline.ts'
import { meteredFetch } from '../../../providers/metered-fetch.ts'
import type { ProviderGuard } from '../../../providers/provider-guard.ts'
import { providerProblem } from '../../../providers/provider-problem.ts'
import type { Answer } from './answer/read-answer.ts'
import { collectAnswer } from './collect-answer.ts'
import { jsonAsEvents } from './json-as-events.ts'
import { modelTerms } from './model-terms.ts'

/** Access to a model behind an OpenAI-compatible API. */
export interface ModelAccess {
  /** The server's name of the model. */
  readonly model: string
  /** Base URL, including the API's version. */
  readonly url: string
  readonly key: string
  readonly fetch: typeof fetch
  readonly guard: ProviderGuard
}

export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

export interface AnswerRequest {
  readonly instructions: string
  /** In order; the last one is the user's. */
  readonly turns: readonly Turn[]
  /** Characters after which the answer is stopped. */
  readonly maxCharacters: number
}

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
): Promise<Answer> {
  try {
    return await withinDeadline(timeouts, tooSlow, signal, (deadline) =>
      access.guard.call(() => stream(access, request, deadline), deadline.signal),
    )
  } catch (error) {
    if (error === tooLarge) return { text: '', end: 'too-large' }
    throw providerProblem(error, modelTerms, signal)
  }
}

const tooLarge = new Problem('WRITER_FAILED')

function tooSlow(): Problem {
  return new Problem('WRITER_UNAVAILABLE', { reason: 'slow' })
}

/** Throws `Problem`s, as the guard needs them. */
async function stream(
  { model, url, key, fetch }: ModelAccess,
  { instructions, turns, maxCharacters }: AnswerRequest,
  deadline: Deadline,
): Promise<Answer> {
  const metered = meteredFetch(fetch, {
    maxBytes: (response) => (isJson(response) ? maxJsonBytes : maxStreamedBytes),
    heard: () => deadline.heard(),
    tooLarge: () => deadline.stop(tooLarge),
  })
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: url,
    apiKey: key,
    fetch: jsonAsEvents(metered),
  })
  try {
    const { stream: parts } = await provider.chatModel(model).doStream({
      prompt: [
        { role: 'system', content: instructions },
        ...turns.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
      ],
      abortSignal: deadline.signal,
    })
    return await collectAnswer(parts, maxCharacters)
  } catch (error) {
    throw providerProblem(error, modelTerms, deadline.signal)
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') ?? false
}
