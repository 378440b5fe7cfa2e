import { createStore } from 'zustand/vanilla'
import { sentenceOf } from '../../api/api-problem.ts'
import { messages } from './messages.ts'

/** A rewrite of one part of an open document. */
export interface PartToRewrite {
  /** The part's key. The outcome is shown beside the part. */
  readonly part: string
  /** Shown while another part is open: 'Rewriting slide 3...'. */
  readonly progress: string
  /** Requests a proposal and applies it. Rejects with the reason of `signal` if it is aborted. */
  readonly rewrite: (signal: AbortSignal) => Promise<Outcome>
}

/** The result of a rewrite. */
export interface Outcome {
  /** Sentences for the author. */
  readonly warnings: readonly string[]
}

interface RewritingState {
  readonly running: Pick<PartToRewrite, 'part' | 'progress'> | undefined
  readonly outcome: (Outcome & { readonly part: string; readonly failure?: string }) | undefined
}

export type Rewriting = ReturnType<typeof createRewriting>

/** Rewrites parts of one open document, one at a time. A rewrite continues while the author views other parts. */
export function createRewriting() {
  const store = createStore<RewritingState>(() => ({ running: undefined, outcome: undefined }))
  let controller: AbortController | undefined

  return {
    ...store,
    async start({ part, progress, rewrite }: PartToRewrite): Promise<void> {
      if (controller) return
      const own = new AbortController()
      controller = own
      store.setState({ running: { part, progress }, outcome: undefined })
      try {
        const { warnings } = await rewrite(own.signal)
        store.setState({ outcome: { part, warnings } })
      } catch (problem) {
        if (!own.signal.aborted) {
          const failure = sentenceOf(problem, messages.notRewritten)
          store.setState({ outcome: { part, warnings: [], failure } })
        }
      } finally {
        controller = undefined
        store.setState({ running: undefined })
      }
    },
    cancel: (): void => controller?.abort(),
  }
}
