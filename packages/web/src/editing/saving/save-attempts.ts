import { inBackground } from '../../ui/in-background.ts'
import { type DocumentStore, hasUnsavedEdits, baseVersions } from '../document/document-store.ts'
import type { EditableDocument, PageAddress } from '../document/editable-document.ts'
import { hasSameContent } from '../document/has-same-content.ts'
import { isConflict, readConflict, rethrowTemporary } from './save-problems.ts'
import type { Conflict, Waiting } from './saving-state.ts'

/** The result of a try. */
export type Answer = 'saved' | 'failed' | 'not completed' | 'only saved' | Conflict

/** The document that tries save or mark as complete, and the listeners of the tries. */
export interface SaveTarget<Document> {
  readonly kind: EditableDocument<Document>
  readonly page: PageAddress
  readonly store: DocumentStore<Document>
  /** Called before each request. */
  readonly step: (step: Waiting['step']) => void
  /** Called with a permanent problem other than a conflict. */
  readonly refused: (problem: unknown) => void
}

/** The tries of one save: the result is called for each. It throws temporary problems. */
export function createSaveAttempt<Document>(
  target: SaveTarget<Document>,
  etagOf: () => string | undefined,
): () => Promise<Answer> {
  const unanswered = new Set<() => Document>()
  async function sendPresent(present: () => Document): Promise<'saved' | 'failed' | Conflict> {
    unanswered.add(present)
    const answer = await send(target, etagOf())
    unanswered.delete(present)
    return answer
  }
  return async () => {
    const present = target.store.mark()
    const answer = await sendPresent(present)
    if (typeof answer !== 'object' || unanswered.size === 0) return answer
    const arrived = await findArrived(
      target,
      [...unanswered].map((sent) => sent()),
    )
    if (arrived === undefined) return answer
    return arrived === present() ? 'saved' : await sendPresent(present)
  }
}

/**
 * Tries to save if there are unsaved edits, and then marks the document as complete. Throws temporary problems. A try can
 * come minutes after the author pressed Complete. `wanted` returns the document of that moment: learners do not get one
 * that the author has edited since.
 */
export function createCompletionAttempt<Document>(
  target: SaveTarget<Document>,
  save: () => Promise<Answer>,
  wanted: () => Document,
): () => Promise<Answer> {
  const { store } = target
  let saved = false
  return async () => {
    const isWanted = wanted() === store.getState().history.present
    if (!saved || hasUnsavedEdits(store.getState())) {
      const answer = await save()
      if (answer !== 'saved') return answer
      saved = true
    }
    return isWanted ? await complete(target) : 'only saved'
  }
}

/** Throws temporary problems. */
async function send<Document>(
  { kind, page, store, step, refused }: SaveTarget<Document>,
  etag: string | undefined,
): Promise<'saved' | 'failed' | Conflict> {
  step('save')
  const sent = store.mark()
  try {
    const saved = await kind.save(page, sent(), etag)
    // `sent()` contains the audio that arrived in the meantime, which is no unsaved edit.
    store.markSaved({ ...saved, document: sent() })
    return 'saved'
  } catch (error) {
    rethrowTemporary(error)
    if (isConflict(error)) return readConflict(error)
    refused(error)
    return 'failed'
  }
}

/** Finds a document that the server saved although its answer was lost. It is no conflict. */
async function findArrived<Document>(
  { kind, page, store }: SaveTarget<Document>,
  unanswered: readonly Document[],
): Promise<Document | undefined> {
  const there = await kind.load(page, unanswered.at(-1)).catch(rethrowTemporary)
  const arrived = unanswered.find((sent) => there && hasSameContent(kind, there.document, sent))
  if (there && arrived) store.markSaved({ ...there, document: arrived })
  return arrived
}

/** Throws temporary problems. */
async function complete<Document>(target: SaveTarget<Document>): Promise<Answer> {
  target.step('complete')
  return await target.kind.complete(target.page, baseVersions(target.store.getState())).then(
    (): Answer => {
      inBackground(readPublication(target))
      return 'saved'
    },
    (error: unknown): Answer => {
      rethrowTemporary(error)
      if (isConflict(error)) return readConflict(error)
      target.refused(error)
      return 'not completed'
    },
  )
}

/** Completing publishes the document. It is complete also if its new state cannot be read. */
async function readPublication<Document>({ kind, page, store }: SaveTarget<Document>): Promise<void> {
  const publication = await kind.loadPublication(page).catch(() => undefined)
  if (publication) store.setPublication(publication)
}
