import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { chainProblem } from '../../../../platform/providers/chain-problem.ts'
import type { CallTimeouts } from '../../../../platform/providers/deadline.ts'
import type { Usage, WrittenAnswer } from '../answer/collect-answer.ts'
import { type AnswerSource, type OriginalAnswer, requestAnswer } from './request-answer.ts'
import type { AnswerRequest, OneModel } from './answer-request.ts'
import { authorOf, type Handover, modelOf, type Origin } from './origin.ts'

/** The calls for one piece. Once it has handed over, it stays with the next model, so that one author writes the rest. */
export interface ModelSession extends Required<AnswerSource> {
  /** Names of the models whose text is used, in the order of the chain. */
  readonly authors: readonly string[]
  readonly handovers: readonly Handover[]
}

/** Another model would not help. */
const stays = new Set<ProblemCode>(['CANCELLED', 'BUDGET_SPENT'])

/** The tokens of all calls so far, also of calls that were handed over. */
const sum = (a: Usage, b: Usage): Usage => ({ input: a.input + b.input, output: a.output + b.output })

/**
 * Asks the models in their order. A model that is down, out of money, refuses the key or the content hands over to the
 * next. A cancelled call does not.
 */
export function createModelSession(models: readonly OneModel[]): ModelSession {
  const credited = new Set<string>()
  const handovers: Handover[] = []
  /** The first model that has not handed over. The last one stays. */
  let current = 0

  /** Returns false if no model is left. */
  function handOver(index: number, problem: Problem): boolean {
    const [from, to] = [models[index], models[index + 1]]
    if (!from || !to) return false
    // A call beside this one may have handed over already.
    if (current <= index) {
      current = index + 1
      handovers.push({ from: from.model, to: to.model, because: storable(problem) })
    }
    return true
  }

  async function ask(
    request: AnswerRequest,
    timeouts: CallTimeouts,
    signal: AbortSignal | undefined,
  ): Promise<WrittenAnswer & OriginalAnswer> {
    const problems: Problem[] = []
    let usage: Usage = { input: 0, output: 0 }
    for (let index = current; ; index = Math.max(index + 1, current)) {
      const one = models[index]
      if (!one) throw chainProblem(problems) ?? new Problem('WRITER_FAILED')
      try {
        const answer = await requestAnswer(one, request, timeouts, signal)
        usage = sum(usage, answer.usage)
        const refused = answer.end === 'filtered' && handOver(index, new Problem('WRITER_REFUSED'))
        if (refused) continue
        return { ...answer, usage, origin: { author: authorOf(one), handovers: [...handovers] } }
      } catch (error) {
        if (!(error instanceof Problem) || signal?.aborted || stays.has(error.code)) throw error
        problems.push(error)
        if (!handOver(index, error)) throw chainProblem(problems) ?? new Problem('WRITER_FAILED')
      }
    }
  }

  function credit({ author, handovers: earlier }: Origin): void {
    credited.add(author)
    const isKnown = (one: Handover) => handovers.some(({ from, to }) => from === one.from && to === one.to)
    handovers.push(...earlier.filter((one) => !isKnown(one)))
  }

  return {
    requestAnswer: ask,
    credit,
    handOver: ({ author }, problem) =>
      handOver(
        models.findIndex((one) => authorOf(one) === author),
        problem,
      ),
    get authors() {
      const own = models.map(authorOf)
      // Kept answers may be those of a model that is not configured now.
      const others = [...credited].filter((author) => !own.includes(author))
      return [...new Set([...own.filter((author) => credited.has(author)), ...others])].map(modelOf)
    },
    handovers,
  }
}
