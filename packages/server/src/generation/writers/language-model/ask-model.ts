import type { CallTimeouts } from '../../../providers/deadline.ts'
import { type Answer, readAnswer, type Wanted } from './answer/read-answer.ts'
import { stripThoughts } from './answer/strip-thoughts.ts'
import { refusedAnswer, type Task, unusableAnswer } from './answer/unusable-answer.ts'
import { fill, prompts } from './prompts.ts'
import { type ModelAccess, requestAnswer, type Turn } from './request-answer.ts'

export interface Question<T> extends Wanted<T> {
  readonly instructions: string
  readonly prompt: string
}

/** The purpose of the answer, and its timeouts. */
export interface Purpose {
  readonly timeouts: CallTimeouts
  readonly task: Task
}

/** Asks a model, and asks a second time if the answer does not meet the requirements. */
export type Ask = <T>(question: Question<T>, signal: AbortSignal | undefined) => Promise<T>

/** Calls for one question. Providers charge for each. */
const maxCalls = 2
/** Maximum number of characters of an answer that a model gets back to fix. */
const maxRepaired = 64 * 1024
/** JSON of slides is about as long as the page they are made of. */
const maxCharactersFor = (prompt: string) => Math.min(1024 * 1024, 64 * 1024 + 8 * prompt.length)

/**
 * Requests a JSON object, removes the thoughts from the answer and parses it. If it cannot be used, the model is asked
 * a second time, with the faults. Throws the `Problem`s of a provider; WRITER_FAILED and WRITER_REFUSED for unusable
 * answers.
 */
export async function askModel<T>(
  access: ModelAccess,
  { timeouts, task }: Purpose,
  question: Question<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { instructions, prompt } = question
  const maxCharacters = maxCharactersFor(prompt)
  const turns: Turn[] = [{ role: 'user', text: prompt }]
  for (let calls = 1; ; calls += 1) {
    const request = { instructions, turns, maxCharacters }
    const { text: written, end } = await requestAnswer(access, request, timeouts, signal)
    const answer: Answer = { text: stripThoughts(written), end }
    const reading = readAnswer(answer, question)
    if (reading.ok) return reading.value
    if (end === 'filtered') throw refusedAnswer(answer.text)
    if (calls === maxCalls) throw unusableAnswer(reading, answer.text, task)
    turns.push(...repairTurns(answer.text, reading.faults))
  }
}

/** The answer and its faults. A long answer is repeated in part: the faults say so too. */
function repairTurns(text: string, faults: readonly string[]): Turn[] {
  const shown = text.length > maxRepaired ? `${text.slice(0, maxRepaired)} […]` : text
  return [
    // Some servers refuse an empty message.
    { role: 'assistant', text: shown.trim() || '…' },
    { role: 'user', text: fill(prompts.repair, { faults: faults.map((fault) => `- ${fault}`).join('\n') }) },
  ]
}
