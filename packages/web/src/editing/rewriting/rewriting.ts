import { createStore } from 'zustand/vanilla'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { messages } from './messages.ts'

/** A rewrite of one part of an open document. */
export interface PartToRewrite {
  /** The part's key. The outcome is shown beside the part. */
  readonly part: string
  /** Shown while another part is open: 'Rewriting slide 3...'. */
  readonly progress: string
  /**
   * Requests a proposal and applies it. Reports the texts that are written so far. Rejects with the reason of `signal`
   * if it is aborted.
   */
  readonly rewrite: (signal: AbortSignal, onWritten: (texts: readonly string[]) => void) => Promise<Outcome>
}

/** The result of a rewrite. */
export interface Outcome {
  /** Sentences for the author. */
  readonly warnings: readonly string[]
}

interface RunningRewrite extends Pick<PartToRewrite, 'part' | 'progress'> {
  /** The texts that are written so far, not yet compared with the page. */
  readonly written: readonly string[]
}

/** Browsers run a longer timer at once. */
const longestTimerMs = 2 ** 31 - 1

interface RewritingState {
  readonly running: RunningRewrite | undefined
  /** The server asked for a pause, which is not over. */
  readonly pausing: boolean
  readonly outcome: (Outcome & { readonly part: string; readonly failure?: string }) | undefined
}

export type Rewriting = ReturnType<typeof createRewriting>

/** Rewrites parts of one open document, one at a time. A rewrite continues while the author views other parts. */
export function createRewriting() {
  const store = createStore<RewritingState>(() => ({
    running: undefined,
    pausing: false,
    outcome: undefined,
  }))
  let controller: AbortController | undefined

  /** Starts no rewrite for some seconds. The sentence of the failure says how long. */
  function pause(seconds = 0): void {
    if (seconds <= 0) return
    store.setState({ pausing: true })
    setTimeout(() => store.setState({ pausing: false }), Math.min(seconds * 1000, longestTimerMs))
  }

  return {
    ...store,
    async start({ part, progress, rewrite }: PartToRewrite): Promise<void> {
      if (controller || store.getState().pausing) return
      const own = new AbortController()
      controller = own
      const show = (written: readonly string[]) => {
        // A cancelled request may still report.
        if (controller === own) store.setState({ running: { part, progress, written } })
      }
      store.setState({ running: { part, progress, written: [] }, outcome: undefined })
      try {
        const { warnings } = await rewrite(own.signal, show)
        store.setState({ outcome: { part, warnings } })
      } catch (problem) {
        if (!own.signal.aborted) {
          const failure = sentenceOf(problem, messages.notRewritten)
          store.setState({ outcome: { part, warnings: [], failure } })
          if (problem instanceof ApiProblem) pause(problem.retryAfterSeconds)
        }
      } finally {
        controller = undefined
        store.setState({ running: undefined })
      }
    },
    cancel: (): void => controller?.abort(),
  }
}
