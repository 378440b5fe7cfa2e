import { del, get, set } from 'idb-keyval'
import { sessionUser } from '../api/session.ts'
import { hasUnsavedEdits } from './document-store.ts'
import type { DocumentStore } from './document-store.ts'
import type { EditableDocument, PageAddress } from './editable-document.ts'

/** Unsaved edits, as this browser keeps them through crashes, closed tabs and expired sessions. */
export interface Draft<Document> {
  readonly document: Document
  /** The version that the edits were made on. */
  readonly etag: string | undefined
  /** When, in milliseconds since 1970. */
  readonly keptAt: number
}

/** Between two writes there is at least so much time. */
const writeEveryMs = 250

/** The draft of a page. Browsers are shared, so it belongs to the user too. */
export function draftKey(kind: EditableDocument<unknown>, { courseId, pageId }: PageAddress): string {
  return ['draft', sessionUser().id, kind.format, courseId, pageId].join('/')
}

/** A draft that was left behind. A browser that keeps nothing, or keeps nonsense, has none. */
export async function findDraft<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
): Promise<Draft<Document> | undefined> {
  try {
    const kept = await get<Partial<Draft<unknown>>>(draftKey(kind, page))
    const document = kind.read(kept?.document)
    return document && kept && { document, etag: kept.etag, keptAt: Number(kept.keptAt) }
  } catch {
    return undefined
  }
}

/**
 * Keeps a draft as long as there are unsaved edits: the first at once, those that follow it closely a little later
 * together, and the last when the page goes away. Returns what stops it. Nothing is touched before the first edit, so
 * that a found draft stays until the author goes on without it.
 */
export function keepDrafts<Document>(store: DocumentStore<Document>, key: string): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let writtenAt = -Infinity

  function write(): void {
    if (waiting === undefined) return
    clearTimeout(waiting)
    waiting = undefined
    writtenAt = Date.now()
    const open = store.getState()
    const draft = { document: open.history.present, etag: open.basedOn, keptAt: Date.now() }
    // Where the browser keeps nothing (private windows), editing goes on without the net.
    void (hasUnsavedEdits(open) ? set(key, draft) : del(key)).catch(() => undefined)
  }

  const unsubscribe = store.subscribe((open, before) => {
    if (open.history.present === before.history.present && open.saved === before.saved) return
    // Never within the edit itself, which has to be painted first.
    waiting ??= setTimeout(write, Math.max(0, writtenAt + writeEveryMs - Date.now()))
  })
  window.addEventListener('pagehide', write)
  return () => {
    unsubscribe()
    window.removeEventListener('pagehide', write)
    write()
  }
}

/** Forgets a draft that the author does not want back. */
export async function forgetDraft(key: string): Promise<void> {
  await del(key).catch(() => undefined)
}
