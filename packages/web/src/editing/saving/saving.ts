import { createStore } from 'zustand/vanilla'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { type DocumentStore, hasUnsavedEdits, versionsUnder } from '../document/document-store.ts'
import type { EditableDocument, PageAddress } from '../document/editable-document.ts'
import { messages } from '../document/messages.ts'
import { untilNextTry } from './next-try.ts'
import { onlyTemporary, reasonOf } from './save-problems.ts'
import { type Answer, createSaveTries } from './save-tries.ts'
import { atRest, type SaveOutcome, type SavingState, type Waiting } from './saving-state.ts'

export type Saving = ReturnType<typeof createSaving>

/** Matches every version of the server. */
const overAnything = '*'

/**
 * Saves an open document. If another user has saved in the meantime, the author decides which version to keep. If Lectern
 * cannot save, the save is retried with the document as it is then.
 */
export function createSaving<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
  store: DocumentStore<Document>,
  nextTry: typeof untilNextTry = untilNextTry,
) {
  const state = createStore<SavingState>(() => atRest)
  // Edits that are based on another version no longer have the conflict.
  store.subscribe((open, before) => {
    if (open.basedOn !== before.basedOn) state.setState({ conflict: undefined, deciding: false })
  })
  let running: Promise<SaveOutcome> | undefined
  let step: Waiting['step'] = 'save'
  /** The pause before the next try. */
  let pause = new AbortController()
  let givenUp = false
  /** Called when a try to save fails. */
  let complaints: (() => void)[] = []

  const { saveTry, completeTry } = createSaveTries(kind, page, store, {
    step: (next) => (step = next),
    refused: (problem) =>
      state.setState(({ asked }) =>
        asked ? { failure: reasonOf(problem) } : { refused: sentenceOf(problem, messages.refused) },
      ),
  })

  async function untilAnswered(attempt: () => Promise<Answer>): Promise<SaveOutcome> {
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt().catch(onlyTemporary)
      if (answer instanceof ApiProblem) {
        if (!(await waitForNextTry(tries, answer))) return 'given up'
      } else if (typeof answer === 'object') {
        // Autosave must not open a question while the author types.
        state.setState(({ asked }) => ({ conflict: answer, deciding: asked, refused: undefined }))
        return 'conflict'
      } else return answer
    }
  }

  /** Resolves to false if the author cancelled the waiting. */
  async function waitForNextTry(tries: number, problem: ApiProblem): Promise<boolean> {
    pause = new AbortController()
    state.setState({ busy: false, sending: false, refused: undefined, waiting: { step, problem } })
    if (step === 'save') for (const complain of complaints.splice(0)) complain()
    if (!givenUp) await nextTry(tries, pause.signal, problem.retryAfterSeconds)
    return !givenUp
  }

  /** `complain` is undefined for autosave, which the author did not ask for. */
  async function runOnce(
    attempt: () => Promise<Answer>,
    complain: (() => void) | undefined,
  ): Promise<SaveOutcome> {
    givenUp = false
    complaints = complain ? [complain] : []
    const asked = complain !== undefined
    state.setState({
      sending: true,
      asked,
      failure: undefined,
      conflict: undefined,
      deciding: false,
      ...(asked && { busy: true }),
    })
    const outcome = await untilAnswered(attempt)
    // If the author asked for another save in the meantime, it runs next and has set `busy`.
    const next = { sending: false, waiting: undefined, ...(asked && { busy: false }) }
    state.setState(outcome === 'saved' ? { ...next, refused: undefined } : next)
    return outcome
  }

  /**
   * The outcome of an autosave that does not need to send anything. The previous save may have sent all edits, or may have
   * found a conflict, which only the author resolves.
   */
  function withoutSending(): SaveOutcome | undefined {
    if (state.getState().conflict) return 'conflict'
    return hasUnsavedEdits(store.getState()) ? undefined : 'saved'
  }

  /** Runs one save at a time. A later save waits for the earlier one, and then sends the newer edits. */
  function start(attempt: () => Promise<Answer>, complain?: () => void): Promise<SaveOutcome> {
    if (running && state.getState().waiting) {
      if (complain) retryNow(complain)
      return running
    }
    if (complain) state.setState({ busy: true })
    const run = async () => (complain ? undefined : withoutSending()) ?? (await runOnce(attempt, complain))
    running = running ? running.then(run) : run()
    return running
  }

  function retryNow(complain: () => void): void {
    complaints.push(complain)
    state.setState({ asked: true })
    pause.abort()
  }

  const saveBased = () => saveTry(() => versionsUnder(store.getState()))

  return {
    state,
    /** Calls `complain` if Lectern cannot save now. A call while a save waits for its retry starts the retry immediately. */
    save: (complain: () => void = () => undefined): Promise<SaveOutcome> => start(saveBased(), complain),
    /**
     * Saves without messages or questions. The state contains problems and conflicts. Nothing is sent while a conflict is
     * unresolved or if there are no unsaved edits.
     */
    autosave: (): Promise<SaveOutcome> => start(saveBased()),
    /** Resolves when no save is running. It does not wait for retries, because they can take long. */
    untilSent: (): Promise<void> =>
      new Promise((resolve) => {
        const isSending = ({ sending, busy }: SavingState) => sending || busy
        if (!isSending(state.getState())) return resolve()
        const stop = state.subscribe((now) => {
          if (isSending(now)) return
          stop()
          resolve()
        })
      }),
    /** Saves, and marks the page's document as complete. */
    complete: (complain: () => void): Promise<SaveOutcome> => start(completeTry(saveBased()), complain),
    /** Saves over the other version, which stays in the page's history. */
    keepMine: (complain: () => void = () => undefined): Promise<SaveOutcome> =>
      start(
        saveTry(() => overAnything),
        complain,
      ),
    /** Opens the other version. Undo restores the author's version. */
    async keepTheirs(): Promise<void> {
      store.takeOver(await kind.load(page, store.getState().saved.document))
      state.setState({ conflict: undefined, deciding: false })
    },
    /** Asks which version to keep. */
    decide: (): void => state.setState({ deciding: true }),
    /** Closes the question. The conflict remains. */
    decideLater: (): void => state.setState({ deciding: false }),
    /** Cancels the retries of a save. */
    giveUp: (): void => {
      givenUp = true
      pause.abort()
    },
  }
}
