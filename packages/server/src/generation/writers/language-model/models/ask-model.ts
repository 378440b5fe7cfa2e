import { Problem } from '@lectern/domain/problems/problems.ts'
import type { AnswerCache } from '../../../answer-cache/answer-cache.ts'
import type { CallTimeouts } from '../../../../platform/providers/deadline.ts'
import type { Spending } from '../../../../platform/providers/spending.ts'
import type { Answer, FailedReading, Reading, Usable } from '../answer/read-answer.ts'
import { stripThoughts } from '../answer/strip-thoughts.ts'
import { refusedAnswer, type Task, unusableAnswer } from '../answer/unusable-answer.ts'
import { asData } from '../as-data.ts'
import { findCachedAnswer, cacheAnswer, keyOf } from './cached-answer.ts'
import { fillPrompt, prompts } from '../prompts.ts'
import type { AnswerForm } from './model-provider.ts'
import { type ModelAccess, type OriginalAnswer, requestAnswer, type Turn } from './request-answer.ts'

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

export interface Asking {
  readonly signal?: AbortSignal | undefined
  /** Answers of an earlier attempt. */
  readonly kept?: AnswerCache | undefined
  /** Pays for the calls. Kept answers cost nothing. */
  readonly spending?: Spending | undefined
  /** Called with all of an answer that has arrived, each time more arrives. Another call begins a new answer. */
  readonly onArrived?: ((answer: string) => void) | undefined
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
  { timeouts, task, model = '' }: Purpose & { readonly model?: string },
  question: Question<T>,
  { signal, kept, spending, onArrived }: Asking = {},
): Promise<T> {
  const { instructions, prompt, form } = question
  const maxCharacters = maxCharactersFor(prompt)
  const turns: Turn[] = [{ role: 'user', text: prompt }]
  const keys: string[] = []
  const answers: OriginalAnswer[] = []
  /** Keys of kept answers that were read. Another model does not get the answer of the one that declined. */
  const used = new Set<string>()
  let instead: Usable<T> | undefined
  for (let calls = 1; ; calls += 1) {
    const key = keyOf({ model, instructions, turns, form })
    const request = {
      instructions,
      turns: [...turns],
      task,
      maxCharacters,
      spending,
      ...(form && { form }),
      // A request may be several calls: another model may continue after one that broke off.
      ...(onArrived && { onText: (_chunk: string, text: string) => onArrived(text) }),
    }
    const earlier = used.has(key) ? undefined : await findCachedAnswer(kept, key)
    used.add(key)
    const answered =
      earlier ??
      (await requestAnswer(access, request, timeouts, signal).catch((error: unknown) => {
        if (instead && error instanceof Problem && !signal?.aborted) return undefined
        throw error
      }))
    if (!answered) break
    const answer = earlier ?? withoutThoughts(answered)
    keys.push(key)
    answers.push(answer)
    const reading = question.read(answer, calls === maxCalls)
    const refusal = reading.ok ? undefined : answer.end === 'filtered' ? answer.text : reading.refusal
    if (reading.ok || calls < maxCalls) await cacheAnswer(kept, key, answer)
    if (reading.ok) {
      credit(access, reading.from ?? [answer], answers)
      return reading.value
    }
    if (refusal !== undefined || calls === maxCalls) {
      const problem =
        refusal === undefined ? unusableAnswer(reading, answer.text, task) : refusedAnswer(refusal)
      const isOver = !isHandedOver(access, answer, problem)
      await kept?.forget(reading.keeps && !isOver ? keys.splice(-1) : keys.splice(0))
      if (isOver) throw problem
      // The next model gets the question as it was, or is asked for what is still missing.
      if (!reading.keeps) turns.length = 1
      calls = 0
      continue
    }
    instead = reading.instead
    turns.push(...repairTurns(answer.text, reading))
  }
  if (!instead) throw new Error('Only a question with a usable answer ends without another one.')
  credit(access, instead.from ?? [], answers)
  return instead.value
}

function isHandedOver(access: ModelAccess, { origin }: OriginalAnswer, problem: Problem): boolean {
  if (problem.code !== 'WRITER_REFUSED' || !origin || !('requestAnswer' in access)) return false
  return access.handOver?.(origin, problem) === true
}

function withoutThoughts({ text, end, origin }: OriginalAnswer): OriginalAnswer {
  return { text: stripThoughts(text), end, ...(origin && { origin }) }
}

/** Names the authors of the answers that the result consists of. */
function credit(access: ModelAccess, used: readonly Answer[], answers: readonly OriginalAnswer[]): void {
  if (!('requestAnswer' in access)) return
  for (const answer of answers) if (answer.origin && used.includes(answer)) access.credit?.(answer.origin)
}

/** The answer and its faults. A long answer is repeated in part: the faults say so too. */
function repairTurns(text: string, { faults, repair }: FailedReading): Turn[] {
  const shown = text.length > maxRepaired ? `${text.slice(0, maxRepaired)} […]` : text
  const listed = faults.map((fault) => `- ${fault}`).join('\n')
  return [
    // Some servers refuse an empty message.
    { role: 'assistant', text: shown.trim() || '…' },
    { role: 'user', text: repair ?? fillPrompt(prompts.repair, { faults: asData(listed) }) },
  ]
}
