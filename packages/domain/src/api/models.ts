import { z } from 'zod/mini'
import { storedProblem } from '../problems/codes/problem-reason.ts'
import { endpoint } from './endpoint/endpoint.ts'

/** The checks of a model, in their order: an answer and its speed, an answer in a form, and the language. */
export const modelChecks = ['answer', 'form', 'language'] as const
const modelCheck = z.enum(modelChecks)
export type ModelCheck = z.infer<typeof modelCheck>

/** US dollars per million tokens. */
const price = z.object({ input: z.number(), output: z.number() })

/** A model of a chain, and whether it is asked now. */
export const modelInChain = z.object({
  /** Place in the chain, from 0. */
  index: z.number(),
  /** Name of the provider. */
  provider: z.string(),
  model: z.string(),
  /**
   * `ready`: the next request is sent. `askedToWait`: the provider asked for a pause. `resting`: it did not answer several
   * times.
   */
  state: z.enum(['ready', 'askedToWait', 'resting']),
  /** Seconds until the next request is sent; 0 if it is ready. */
  wait_seconds: z.number(),
})
export type ModelInChain = z.infer<typeof modelInChain>

const listedModel = z.extend(modelInChain, { price: z.optional(price) })
export type ListedModel = z.infer<typeof listedModel>

const modelFinding = z.object({
  /** Whether the check succeeded. */
  ok: z.boolean(),
  /** Why there was no answer. */
  problem: z.optional(storedProblem),
  /** The defect of the answer. */
  fault: z.optional(z.enum(['empty', 'cutOff', 'refused', 'form', 'language'])),
  /** How the form was asked for: a schema, a tool, any JSON, or only the words of the prompt. */
  mode: z.optional(z.enum(['schema', 'tool', 'json', 'words'])),
  /** The language that was asked for. */
  language: z.optional(z.string()),
  seconds: z.number(),
  /** Seconds until the first words. */
  first_seconds: z.optional(z.number()),
  tokens_per_second: z.optional(z.number()),
  /** Tokens as the provider counted them; 0 if it did not. */
  tokens: z.object({ input: z.number(), output: z.number() }),
  /** The price of this check in US dollars, if the price of the model is known. */
  dollars: z.optional(z.number()),
})
export type ModelFinding = z.infer<typeof modelFinding>

export const modelsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/models',
    summary: 'The language models of this installation in their order, without keys. For its owners.',
    access: 'user',
    answer: z.object({
      models: z.array(listedModel),
      /** Whether the built-in writer writes if no model does. */
      fallback: z.boolean(),
    }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/models/{index}/checks',
    summary: 'Send one small request to a language model, and report on its answer. For the owners.',
    access: 'user',
    slow: true,
    params: z.object({ index: z.string() }),
    body: z.object({ check: modelCheck }),
    answer: modelFinding,
  }),
} as const
