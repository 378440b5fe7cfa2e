import { createStore } from 'zustand/vanilla'
import { sentenceOf } from '../../api/api-problem.ts'
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

interface RewritingState {
  readonly running: RunningRewrite | undefined
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
        }
      } finally {
        controller = undefined
        store.setState({ running: undefined })
      }
    },
    cancel: (): void => controller?.abort(),
  }
}
