import { z } from 'zod'
import type { AnswerCache } from '../../generation/answer-cache/answer-cache.ts'
import type { Writer } from '../../generation/writer.ts'
import { createLanguageModels, createWriter } from '../../generation/writers.ts'
import { answerFromPrompt } from './answer-from-prompt.ts'
import type { DoubleResponse } from './model-double.ts'
import { compatible } from './model-doubles/compatible.ts'

/** How one model of a chain answers a request with this body. `undefined` answers from the page alone. */
export type ChainAnswer = (body: unknown) => DoubleResponse | undefined

export interface ScriptedChain extends Writer {
  /** Names of the models that were asked, in order. */
  readonly asked: readonly string[]
  /** The bodies of the requests, in order. */
  readonly bodies: readonly unknown[]
}

/** A text as a compatible server streams it. */
export const chatText = (text: string): DoubleResponse => compatible.answer([text])
export const chatFault = compatible.fault

/** The writer of a chain of models on one compatible server, in this order. */
export function scriptedChain(
  answers: Readonly<Record<string, ChainAnswer>>,
  { fallback = false } = {},
): ScriptedChain {
  const asked: string[] = []
  const bodies: unknown[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const sent: unknown = await new Request(input, init).json()
    const { model } = z.object({ model: z.string() }).parse(sent)
    asked.push(model)
    bodies.push(sent)
    const answer = answers[model]?.(sent) ?? chatText(JSON.stringify(answerFromPrompt(sent)))
    return new Response(answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} })
  }
  const models = Object.keys(answers).map((model) => ({
    provider: 'compatible' as const,
    model,
    label: model,
    url: 'http://127.0.0.1:9/v1',
    key: 'k',
    price: undefined,
    parallel: 4,
    variable: 'LECTERN_LANGUAGE_MODEL_KEY',
  }))
  return { ...createWriter(createLanguageModels({ models, fallback }, fetch)), asked, bodies }
}

/** Kept answers in memory. */
export function rememberedAnswers(): AnswerCache & { readonly size: number } {
  const all = new Map<string, string>()
  return {
    get size() {
      return all.size
    },
    find: async (key) => all.get(key),
    keep: async (key, answer) => void all.set(key, answer),
    forget: async (keys) => {
      for (const key of keys) all.delete(key)
    },
  }
}
