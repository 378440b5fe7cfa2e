import type { PageAnswer } from '@lectern/domain/api/documents/asking.ts'
import { createStore } from 'zustand/vanilla'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { messages } from './asking-panel-messages.ts'

/** Why a question has no answer. */
interface Failure {
  readonly sentence: string
  /** True if the model declined. Then the same question would be declined again. */
  readonly isRefusal: boolean
}

interface AskingState {
  /** The question that was asked last, without space around it. */
  readonly question: string | undefined
  readonly isAsking: boolean
  readonly answer: PageAnswer | undefined
  readonly failure: Failure | undefined
}

export type Asking = ReturnType<typeof createAsking>

const noQuestion: AskingState = {
  question: undefined,
  isAsking: false,
  answer: undefined,
  failure: undefined,
}

/** Asks questions, one at a time. A new question cancels the one before, and a late answer to that is ignored. */
export function createAsking(request: (question: string, signal: AbortSignal) => Promise<PageAnswer>) {
  const store = createStore<AskingState>(() => noQuestion)
  let controller: AbortController | undefined

  function cancel(): void {
    controller?.abort()
    controller = undefined
    if (store.getState().isAsking) store.setState(noQuestion)
  }

  return {
    ...store,
    cancel,
    async ask(question: string): Promise<void> {
      cancel()
      const own = new AbortController()
      controller = own
      store.setState({ ...noQuestion, question, isAsking: true })
      const outcome = await request(question, own.signal).then(
        (answer) => ({ answer }),
        (problem: unknown) => ({ failure: failureOf(problem) }),
      )
      if (controller !== own) return
      controller = undefined
      store.setState({ ...noQuestion, question, ...outcome })
    },
  }
}

function failureOf(problem: unknown): Failure {
  const isRefusal = problem instanceof ApiProblem && problem.code === 'WRITER_REFUSED'
  if (!isRefusal) return { sentence: sentenceOf(problem, messages.notAnswered), isRefusal }
  const words = problem.values?.['words']
  if (typeof words === 'string') return { sentence: messages.refusedInWords(words), isRefusal }
  // The provider's own rules have a sentence of their own.
  return { sentence: problem.reason === undefined ? messages.refused : problem.sentence, isRefusal }
}
