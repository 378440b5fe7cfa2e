import { createStore } from 'zustand/vanilla'
import { ApiProblem } from '../api/api-problem.ts'
import type { DocumentStore } from './document-store.ts'
import type { EditableDocument, PageAddress } from './editable-document.ts'

export type SaveOutcome = 'saved' | 'failed' | 'conflict'

export interface SavingState {
  readonly busy: boolean
  /** What the server says when someone else has saved since this was opened. */
  readonly conflict: string | undefined
}

export type Saving = ReturnType<typeof createSaving>

/** Saves an open document, and lets the author decide when someone else was faster. */
export function createSaving<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
  store: DocumentStore<Document>,
) {
  const state = createStore<SavingState>(() => ({ busy: false, conflict: undefined }))
  let running: Promise<SaveOutcome> | undefined

  async function send(etag: string | undefined): Promise<SaveOutcome> {
    const { present } = store.getState().history
    state.setState({ busy: true, conflict: undefined })
    try {
      const saved = await kind.save(page, present, etag)
      store.markSaved({ document: present, etag: saved.etag })
      return 'saved'
    } catch (error) {
      if (!isConflict(error)) return 'failed'
      state.setState({ conflict: error.sentence })
      return 'conflict'
    } finally {
      state.setState({ busy: false })
    }
  }

  const sendOnSaved = () => send(store.getState().saved.etag)

  /** One save at a time: who asks while one runs waits for it, and then saves what is newer. */
  function save(): Promise<SaveOutcome> {
    running = running ? running.then(sendOnSaved) : sendOnSaved()
    return running
  }

  return {
    state,
    save,
    /** Saves over the other version, which stays in the page's history. */
    keepMine: (): Promise<SaveOutcome> => send(undefined),
    /** Takes the other version. Undo brings back what stood here. */
    async loadTheirs(): Promise<void> {
      store.takeOver(await kind.load(page))
      state.setState({ conflict: undefined })
    },
    decideLater: (): void => state.setState({ conflict: undefined }),
  }
}

function isConflict(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status === 412
}
