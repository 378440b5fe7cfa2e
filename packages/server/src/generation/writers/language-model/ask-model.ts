import { createHash } from 'node:crypto'
import type { Problem } from '@lectern/domain/problems/problems.ts'
import type { KeptAnswers } from '../../kept-answers/kept-answers.ts'
import type { Spending } from '../../../platform/providers/spending.ts'
import type { CallTimeouts } from '../../../platform/providers/deadline.ts'
import { type Answer, answerSchema, type Reading } from './answer/read-answer.ts'
import { stripThoughts } from './answer/strip-thoughts.ts'
import { refusedAnswer, type Task, unusableAnswer } from './answer/unusable-answer.ts'
import { fill, prompts } from './prompts.ts'
import type { AnswerForm } from './models/model-provider.ts'
import { type ModelAccess, requestAnswer, type Turn } from './answer/request-answer.ts'

export interface Question<T> {
  readonly instructions: string
  readonly prompt: string
  /** The form of the answer, for providers that can require one. */
  readonly form?: AnswerForm
  /** Reads an answer. After the last call, what can be used of it is used. */
  readonly read: (answer: Answer, isLast: boolean) => Reading<T>
}

/** The purpose of the answer, and its limits. */
export interface Purpose {
  readonly timeouts: CallTimeouts
  readonly task: Task
}

/** Makes a call when fewer calls than allowed are running. */
export type InTurn = <T>(call: () => Promise<T>, signal: AbortSignal | undefined) => Promise<T>

export interface Asking {
  readonly signal?: AbortSignal | undefined
  /** Answers of an earlier attempt. */
  readonly kept?: KeptAnswers | undefined
  /** Pays for the calls. Kept answers cost nothing. */
  readonly spending?: Spending | undefined
}

/** Asks a model, and asks a second time if the answer does not meet the requirements. */
export type Ask = <T>(question: Question<T>, asking: Asking) => Promise<T>

/** Calls for one question. Providers charge for each. */
const maxCalls = 2
/** Maximum number of characters of an answer that a model gets back to fix. */
const maxRepaired = 64 * 1024
/** JSON of slides is about as long as the page they are made of. */
const maxCharactersFor = (prompt: string) => Math.min(1024 * 1024, 64 * 1024 + 8 * prompt.length)

/**
 * Requests a JSON object, removes the thoughts from the answer and parses it. If it cannot be used, the model is asked
 * a second time, with the faults. Throws the `Problem`s of a provider; WRITER_FAILED and WRITER_REFUSED for unusable
 * answers. Answers are kept until the work succeeds. If the last one is unusable, they are forgotten, so that the next
 * attempt asks again. `model` identifies the model of kept answers.
 */
export async function askModel<T>(
  access: ModelAccess,
  {
    timeouts,
    task,
    model = '',
    inTurn = atOnce,
  }: Purpose & { readonly model?: string; readonly inTurn?: InTurn },
  question: Question<T>,
  { signal, kept, spending }: Asking = {},
): Promise<T> {
  const { instructions, prompt, form } = question
  const maxCharacters = maxCharactersFor(prompt)
  const turns: Turn[] = [{ role: 'user', text: prompt }]
  const keys: string[] = []
  for (let calls = 1; ; calls += 1) {
    const key = keyOf({ model, instructions, turns, form })
    const request = { instructions, turns: [...turns], maxCharacters, spending, ...(form && { form }) }
    const answer =
      (await find(kept, key)) ??
      (await inTurn(async () => {
        const { text, end } = await requestAnswer(access, request, timeouts, signal)
        return { text: stripThoughts(text), end }
      }, signal))
    keys.push(key)
    const reading = question.read(answer, calls === maxCalls)
    if (reading.ok || calls < maxCalls) await kept?.keep(key, JSON.stringify(answer))
    if (reading.ok) return reading.value
    if (answer.end === 'filtered' || calls === maxCalls) {
      await kept?.forget(keys.splice(0))
      const problem =
        answer.end === 'filtered' ? refusedAnswer(answer.text) : unusableAnswer(reading, answer.text, task)
      if (!isHandedOver(access, problem)) throw problem
      // The next model gets the question as it was.
      turns.length = 1
      calls = 0
      continue
    }
    turns.push(...repairTurns(answer.text, reading))
  }
}

function isHandedOver(access: ModelAccess, problem: Problem): boolean {
  return problem.code === 'WRITER_REFUSED' && 'requestAnswer' in access && access.handOver?.(problem) === true
}

const atOnce: InTurn = (call) => call()

/** Everything on which the answer depends, as SHA-256 in hexadecimal digits. */
function keyOf(asked: object): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex')
}

async function find(kept: KeptAnswers | undefined, key: string): Promise<Answer | undefined> {
  const text = await kept?.find(key)
  return text === undefined ? undefined : answerSchema.parse(JSON.parse(text))
}

/** The answer and its faults. A long answer is repeated in part: the faults say so too. */
function repairTurns(text: string, { faults, repair }: Extract<Reading<never>, { ok: false }>): Turn[] {
  const shown = text.length > maxRepaired ? `${text.slice(0, maxRepaired)} […]` : text
  const listed = faults.map((fault) => `- ${fault}`).join('\n')
  return [
    // Some servers refuse an empty message.
    { role: 'assistant', text: shown.trim() || '…' },
    { role: 'user', text: repair ?? fill(prompts.repair, { faults: listed }) },
  ]
}
