import type { CallTimeouts } from '../../../providers/deadline.ts'
import { type Answer, readAnswer, type Wanted } from './answer/read-answer.ts'
import { stripThoughts } from './answer/strip-thoughts.ts'
import { refusedAnswer, unusableAnswer } from './answer/unusable-answer.ts'
import { fill, prompts } from './prompts.ts'
import { type ModelAccess, requestAnswer, type Turn } from './request-answer.ts'

export interface Question<T> extends Wanted<T> {
  readonly instructions: string
  readonly prompt: string
}

/** What the answer is for: how long it may take, and what to do if it cannot be used, as a sentence. */
export interface Purpose {
  readonly timeouts: CallTimeouts
  readonly advice: string
}

/** Asks a model, and asks again once if the answer is not what the question wants. */
export type Ask = <T>(question: Question<T>, signal: AbortSignal | undefined) => Promise<T>

/** Calls for one question. Providers charge for each. */
const mostCalls = 2
/** Characters of an answer that a model is shown again to mend it. */
const mostRepaired = 64 * 1024
/** JSON of slides is about as long as the page they are made of. */
const mostCharactersFor = (prompt: string) => Math.min(1024 * 1024, 64 * 1024 + 8 * prompt.length)

/**
 * Asks for a JSON object: the answer is requested, freed of thoughts and read. If it cannot be used, the model is asked
 * once more, with the faults. Throws the `Problem`s of a provider; WRITER_FAILED and WRITER_REFUSED for unusable answers.
 */
export async function askModel<T>(
  access: ModelAccess,
  { timeouts, advice }: Purpose,
  question: Question<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { instructions, prompt } = question
  const mostCharacters = mostCharactersFor(prompt)
  const turns: Turn[] = [{ role: 'user', text: prompt }]
  for (let calls = 1; ; calls += 1) {
    const request = { instructions, turns, mostCharacters }
    const { text: written, end } = await requestAnswer(access, request, timeouts, signal)
    const answer: Answer = { text: stripThoughts(written), end }
    const reading = readAnswer(answer, question)
    if (reading.ok) return reading.value
    if (end === 'filtered') throw refusedAnswer(answer.text)
    if (calls === mostCalls) throw unusableAnswer(reading, answer.text, advice)
    turns.push(...repairTurns(answer.text, reading.faults))
  }
}

/** The answer and what is wrong with it. One that is too long is shown in part: the faults tell that too. */
function repairTurns(text: string, faults: readonly string[]): Turn[] {
  const shown = text.length > mostRepaired ? `${text.slice(0, mostRepaired)} […]` : text
  return [
    // Some servers refuse an empty message.
    { role: 'assistant', text: shown.trim() || '…' },
    { role: 'user', text: fill(prompts.repair, { faults: faults.map((fault) => `- ${fault}`).join('\n') }) },
  ]
}
