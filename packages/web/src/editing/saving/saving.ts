import { createStore, type StoreApi } from 'zustand/vanilla'
import { sentenceOf } from '../../api/api-problem.ts'
import { type DocumentStore, hasUnsavedEdits, baseVersions } from '../document/document-store.ts'
import type { EditableDocument, PageAddress } from '../document/editable-document.ts'
import { messages } from '../document/messages.ts'
import { waitForNextAttempt } from './next-attempt.ts'
import { createSaveQueue, waitUntilSent } from './run-saves.ts'
import { reasonOf } from './save-problems.ts'
import { type ReportFailure, createSaveRetries, cancelRetries } from './save-retries.ts'
import { createCompletionAttempt, type SaveTarget, createSaveAttempt } from './save-attempts.ts'
import { idleState, type SaveOutcome, type SavingState } from './saving-state.ts'

export type Saving = ReturnType<typeof createSaving>

/** Matches every version of the server. */
const anyVersion = '*'

/**
 * Saves an open document. If another user has saved in the meantime, the author decides which version to keep. If Lectern
 * cannot save, the save is retried with the document as it is then.
 */
export function createSaving<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
  store: DocumentStore<Document>,
  waitForAttempt: typeof waitForNextAttempt = waitForNextAttempt,
) {
  const state = createSavingState(store)
  const retries = createSaveRetries(state, waitForAttempt)
  const target: SaveTarget<Document> = {
    kind,
    page,
    store,
    step: (next) => (retries.step = next),
    refused: (problem) => showRefusal(state, problem),
  }
  const start = createSaveQueue(retries, () => outcomeWithoutSending(state, store))
  const saveBased = () => createSaveAttempt(target, () => baseVersions(store.getState()))
  /** The document when the author last pressed Complete. */
  let wanted = store.mark()
  let isCompleting = false

  /** Sends a save that waits for its retry, which ends without completing. Returns its outcome if it was not saved. */
  async function sendWaitingSave(complain: ReportFailure): Promise<SaveOutcome | undefined> {
    while (state.getState().waiting) {
      // oxlint-disable-next-line no-await-in-loop -- another save may wait after this one
      const outcome = await start(saveBased(), complain)
      if (outcome !== 'saved') return outcome
    }
    return undefined
  }

  async function complete(complain: ReportFailure): Promise<SaveOutcome> {
    wanted = store.mark()
    state.setState({ completing: true })
    try {
      const unsaved = isCompleting ? undefined : await sendWaitingSave(complain)
      if (unsaved) return unsaved
      isCompleting = true
      return await start(
        createCompletionAttempt(target, saveBased(), () => wanted()),
        complain,
      )
    } finally {
      isCompleting = false
      state.setState({ completing: false })
    }
  }

  return {
    state,
    /** Calls `complain` if Lectern cannot save now. A call while a save waits for its retry starts the retry immediately. */
    save: (complain: ReportFailure = () => undefined): Promise<SaveOutcome> => start(saveBased(), complain),
    /**
     * Saves without messages or questions. The state contains problems and conflicts. Nothing is sent while a conflict is
     * unresolved or if there are no unsaved edits.
     */
    autosave: (): Promise<SaveOutcome> => start(saveBased()),
    /** Resolves when no save is running. It does not wait for retries, because they can take long. */
    untilSent: (): Promise<void> => waitUntilSent(retries),
    /** Saves, and marks the page's document as complete, unless the author edits it during a wait. */
    complete,
    /** Saves over the other version, which stays in the page's history. */
    keepMine: (complain: ReportFailure = () => undefined): Promise<SaveOutcome> =>
      start(
        createSaveAttempt(target, () => anyVersion),
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
    giveUp: (): void => cancelRetries(retries),
  }
}

function createSavingState<Document>(store: DocumentStore<Document>): StoreApi<SavingState> {
  const state = createStore<SavingState>(() => idleState)
  // Edits that are based on another version no longer have the conflict.
  store.subscribe((open, before) => {
    if (open.basedOn !== before.basedOn) state.setState({ conflict: undefined, deciding: false })
  })
  return state
}

/** Shows why a save was refused: the answer to the author, or the state of autosave. */
function showRefusal(state: StoreApi<SavingState>, problem: unknown): void {
  state.setState(({ asked }) =>
    asked ? { failure: reasonOf(problem) } : { refused: sentenceOf(problem, messages.refused) },
  )
}

/**
 * The outcome of an autosave that does not need to send anything. The previous save may have sent all edits, or may have
 * found a conflict, which only the author resolves.
 */
function outcomeWithoutSending<Document>(
  state: StoreApi<SavingState>,
  store: DocumentStore<Document>,
): SaveOutcome | undefined {
  if (state.getState().conflict) return 'conflict'
  return hasUnsavedEdits(store.getState()) ? undefined : 'saved'
}
