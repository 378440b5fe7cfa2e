import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { APICallError, generateText, type ModelMessage } from 'ai'
import type { z } from 'zod'
import { type ProviderTerms, providerProblem } from '../../../providers/provider-problem.ts'
import { fill, prompts } from './prompts.ts'
import { readAnswer, type Reading } from './read-answer.ts'

/** How a model behind an OpenAI-compatible API is reached. */
export interface ModelAccess {
  /** As the server calls it. */
  readonly model: string
  /** Up to and with the API's version. */
  readonly url: string
  readonly key: string
  readonly fetch: typeof fetch
  /** Milliseconds that one answer may take. */
  readonly timeoutMs: number
}

export interface Question<T> {
  readonly instructions: string
  readonly prompt: string
  /** What the answer must be; its messages are told to the model. */
  readonly schema: z.ZodType<T>
}

/** Asks a model, and asks again until the answer is what the question wants. */
export type Ask = <T>(question: Question<T>, signal: AbortSignal | undefined) => Promise<T>

const mostRepairs = 2

const terms: ProviderTerms = {
  subject: 'The language model',
  failed: 'WRITER_FAILED',
  unavailable: 'WRITER_UNAVAILABLE',
  setting: 'LECTERN_LANGUAGE_MODEL',
}

/**
 * Asks for a JSON object. An answer that is not what was asked for is given back with its faults, at most twice; then it
 * is WRITER_FAILED with the first fault as its reason and all of them as details.
 */
export async function askModel<T>(
  access: ModelAccess,
  { instructions, prompt, schema }: Question<T>,
  signal?: AbortSignal,
): Promise<T> {
  const messages: ModelMessage[] = [{ role: 'user', content: prompt }]
  for (let repairs = 0; ; repairs += 1) {
    const { answer, reading } = await askOnce(access, { instructions, messages, schema }, signal)
    if (reading.ok) return reading.value
    if (repairs === mostRepairs) throw unusable(reading.faults)
    messages.push(
      // Some servers refuse an empty message.
      { role: 'assistant', content: answer || '…' },
      {
        role: 'user',
        content: fill(prompts.repair, { faults: reading.faults.map((fault) => `- ${fault}`).join('\n') }),
      },
    )
  }
}

async function askOnce<T>(
  { model, url, key, fetch, timeoutMs }: ModelAccess,
  {
    instructions,
    messages,
    schema,
  }: { instructions: string; messages: ModelMessage[]; schema: z.ZodType<T> },
  signal: AbortSignal | undefined,
): Promise<{ answer: string; reading: Reading<T> }> {
  const provider = createOpenAICompatible({ name: 'language-model', baseURL: url, apiKey: key, fetch })
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const { text, finishReason } = await generateText({
      model: provider.chatModel(model),
      instructions,
      messages,
      abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      // Jobs try again with patience; trying again here as well would multiply the calls.
      maxRetries: 0,
    })
    const reading = readAnswer(text, schema)
    if (finishReason !== 'length' || reading.ok) return { answer: text, reading }
    return {
      answer: text,
      reading: { ok: false, faults: ['It was cut off. Write less, so that it gets to its end.'] },
    }
  } catch (error) {
    if (isGarbled(error)) return { answer: '', reading: { ok: false, faults: ['It did not arrive whole.'] } }
    throw providerProblem(error, terms, signal)
  }
}

/** The provider said that all is well, yet what it sent cannot be read. */
function isGarbled(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 200 && !error.isRetryable
}

function unusable(faults: readonly string[]): Problem {
  return new Problem('WRITER_FAILED', {
    sentence: `The language model did not write anything usable, even when its faults were pointed out. The last one: ${faults[0] ?? ''}`,
    details: { faults },
  })
}
