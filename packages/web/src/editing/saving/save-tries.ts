import { type DocumentStore, hasUnsavedEdits } from '../document/document-store.ts'
import type { EditableDocument, PageAddress } from '../document/editable-document.ts'
import { saysTheSame } from '../document/says-the-same.ts'
import { isConflict, readConflict, rethrowTemporary } from './save-problems.ts'
import type { Conflict, Waiting } from './saving-state.ts'

/** What the server answers to a try. */
export type Answer = 'saved' | 'failed' | 'not completed' | Conflict

interface Report {
  /** Called before each request. */
  readonly step: (step: Waiting['step']) => void
  /** Called with a permanent problem other than a conflict. */
  readonly refused: (problem: unknown) => void
}

/** The requests that save an open document or mark it as complete. A function that they return is called for each try. */
export function createSaveTries<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
  store: DocumentStore<Document>,
  report: Report,
) {
  /** Throws temporary problems. */
  async function send(etag: string | undefined): Promise<'saved' | 'failed' | Conflict> {
    report.step('save')
    const sent = store.mark()
    try {
      const saved = await kind.save(page, sent(), etag)
      // `sent()` contains the audio that arrived in the meantime, which is no unsaved edit.
      store.markSaved({ document: sent(), etag: saved.etag })
      return 'saved'
    } catch (error) {
      rethrowTemporary(error)
      if (isConflict(error)) return readConflict(error)
      report.refused(error)
      return 'failed'
    }
  }

  /** Finds a document that the server saved although its answer was lost. It is no conflict. */
  async function findArrived(unanswered: readonly Document[]): Promise<Document | undefined> {
    const there = await kind.load(page, unanswered.at(-1)).catch(rethrowTemporary)
    const arrived = unanswered.find((sent) => there && saysTheSame(kind, there.document, sent))
    if (there && arrived) store.markSaved({ document: arrived, etag: there.etag })
    return arrived
  }

  /** Tries to save. Throws temporary problems. */
  function saveTry(etagOf: () => string | undefined): () => Promise<Answer> {
    const unanswered = new Set<() => Document>()
    async function sendPresent(present: () => Document): Promise<'saved' | 'failed' | Conflict> {
      unanswered.add(present)
      const answer = await send(etagOf())
      unanswered.delete(present)
      return answer
    }
    return async () => {
      const present = store.mark()
      const answer = await sendPresent(present)
      if (typeof answer !== 'object' || unanswered.size === 0) return answer
      const arrived = await findArrived([...unanswered].map((sent) => sent()))
      if (arrived === undefined) return answer
      return arrived === present() ? 'saved' : await sendPresent(present)
    }
  }

  /** Tries to save if there are unsaved edits, and then marks the document as complete. Throws temporary problems. */
  function completeTry(save: () => Promise<Answer>): () => Promise<Answer> {
    let saved = false
    return async () => {
      if (!saved || hasUnsavedEdits(store.getState())) {
        const answer = await save()
        if (answer !== 'saved') return answer
        saved = true
      }
      report.step('complete')
      return await kind.complete(page).then(
        () => 'saved',
        (error: unknown) => {
          rethrowTemporary(error)
          report.refused(error)
          return 'not completed'
        },
      )
    }
  }

  return { saveTry, completeTry }
}
