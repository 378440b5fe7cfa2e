import { newPartKey } from '@lectern/domain/documents/part-keys.ts'
import { del, get, keys, set } from 'idb-keyval'
import { sessionUser } from '../../api/session.ts'
import { inBackground } from '../../ui/in-background.ts'
import { hasUnsavedEdits } from '../document/document-store.ts'
import { draftsStored } from './drafts-stored.ts'
import type { DocumentStore } from '../document/document-store.ts'
import type { EditableDocument, PageAddress } from '../document/editable-document.ts'
import { liveTabs } from './live-tabs.ts'
import type { LiveTabs } from './live-tabs.ts'

/** Unsaved edits in the storage of this browser. They survive crashes, closed tabs and expired sessions. */
export interface Draft<Document> {
  /** The edited document. Its parts may lack keys. */
  readonly document: Document
  /** ETag of the version that the edits are based on. */
  readonly etag: string | undefined
  /** Time of the write, in milliseconds since 1970. */
  readonly keptAt: number
}

/** A draft of an editor that is no longer open, with its name in the storage. */
export interface ClosedEditorDraft<Document> extends Draft<Document> {
  readonly id: DraftId
}

/** Name of a draft. Each open editor has its own draft, so two tabs of one page do not overwrite each other's. */
export type DraftId = readonly string[]

/** Minimum time between two writes, in milliseconds. */
const writeEveryMs = 250

/** Drafts are kept for 30 days, and at most 50 of them. */
const draftLifetimeMs = 30 * 24 * 60 * 60 * 1000
const maxDrafts = 50

/** The format of a document, or the name of other edited data of a course. */
interface HasFormat {
  readonly format: string
}

/** Reads drafts of its format. Throws if the value is none. */
type DraftKind<Document> = HasFormat & Pick<EditableDocument<Document>, 'read'>

/** The prefix of the names of all drafts of a page. Users may share a browser, so it contains the user. */
function draftsOf({ format }: HasFormat, { courseId, pageId }: PageAddress): DraftId {
  return ['draft', sessionUser().id, format, courseId, pageId]
}

/** A new name for the draft of an editor that opens now. */
export function newDraftId(kind: HasFormat, page: PageAddress, now = Date.now()): DraftId {
  return [...draftsOf(kind, page), `${now}-${newPartKey()}`]
}

/**
 * Stores a draft while there are unsaved edits. It writes the first edit immediately, later edits in batches, and the last
 * edits when the page is hidden. Other tabs do not use the draft until the result is called.
 */
export function storeDrafts<Document>(
  store: DocumentStore<Document>,
  id: DraftId,
  tabs: LiveTabs = liveTabs(),
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let writtenAt = -Infinity
  let written: Promise<unknown> = Promise.resolve()
  const release = holdDraft(id, tabs)

  function write(): void {
    if (waiting === undefined) return
    clearTimeout(waiting)
    waiting = undefined
    writtenAt = Date.now()
    const open = store.getState()
    const draft = { document: open.history.present, etag: open.basedOn, keptAt: Date.now() }
    written = hasUnsavedEdits(open)
      ? storeDraft(id, draft).then((kept) => draftsStored.setState(kept, true))
      : deleteDraft(id)
  }

  const unsubscribe = store.subscribe((open, before) => {
    if (open.history.present === before.history.present && open.saved === before.saved) return
    // Never during the edit itself, so that the edit is painted first.
    waiting ??= setTimeout(write, Math.max(0, writtenAt + writeEveryMs - Date.now()))
  })
  window.addEventListener('pagehide', write)
  return () => {
    unsubscribe()
    window.removeEventListener('pagehide', write)
    write()
    inBackground(written.finally(release))
  }
}

/** Marks a draft as that of an open editor until the result is called. */
export function holdDraft(id: DraftId, tabs: LiveTabs = liveTabs()): () => void {
  return tabs.hold(nameOf(id))
}

/** Stores a draft. False if the browser cannot store it, for example if its disk is full. */
export async function storeDraft(id: DraftId, draft: Draft<unknown>): Promise<boolean> {
  try {
    // A browser without storage throws before there is a promise.
    await set([...id], draft)
    return true
  } catch {
    return false
  }
}

/** Deletes a draft that the author dismissed or no longer needs. */
export async function deleteDraft(id: DraftId): Promise<void> {
  try {
    await del(id.length === 1 ? (id[0] ?? '') : [...id])
  } catch {
    // Without storage there is no draft.
  }
}

/**
 * Calls `onFound` with each draft of the page whose editor has closed, newest first. It continues to wait for the editors
 * that are still open. `own` is the draft of this editor. Stops when `signal` is aborted.
 */
export async function findClosedEditorDrafts<Document>(
  kind: DraftKind<Document>,
  page: PageAddress,
  own: DraftId,
  onFound: (draft: ClosedEditorDraft<Document>) => void,
  signal: AbortSignal,
  tabs: LiveTabs = liveTabs(),
): Promise<void> {
  const all = await draftIds()
  inBackground(deleteOldDrafts(all, own, signal, tabs))
  const prefix = draftsOf(kind, page)
  const ofPage = all.filter((id) => isDraftOf(id, prefix) && nameOf(id) !== nameOf(own))
  await Promise.all(
    ofPage.map(async (id) => {
      if (!(await tabs.waitUntilFree(nameOf(id), signal))) return
      const draft = await readDraft(kind, id)
      if (draft && !signal.aborted) onFound(draft)
    }),
  )
}

/** Deletes drafts of closed editors that are too old or exceed the limit. */
async function deleteOldDrafts(
  all: readonly DraftId[],
  own: DraftId,
  signal: AbortSignal,
  tabs: LiveTabs,
): Promise<void> {
  const dated = all.filter((id) => id.length > 1 && nameOf(id) !== nameOf(own))
  const old = dated.filter((id, at) => at >= maxDrafts || openedAt(id) < Date.now() - draftLifetimeMs)
  await Promise.all(old.map(async (id) => (await tabs.waitUntilFree(nameOf(id), signal)) && deleteDraft(id)))
}

async function readDraft<Document>(
  kind: DraftKind<Document>,
  id: DraftId,
): Promise<ClosedEditorDraft<Document> | undefined> {
  try {
    const kept = await get<Partial<Draft<unknown>>>(id.length === 1 ? (id[0] ?? '') : [...id])
    const document = kind.read(kept?.document)
    return kept && { id, document, etag: kept.etag, keptAt: Number(kept.keptAt) }
  } catch {
    return undefined
  }
}

/** The names of all drafts in this browser, newest first. */
async function draftIds(): Promise<DraftId[]> {
  const kept: IDBValidKey[] = await keys().catch(() => [])
  return kept
    .map((key) => (Array.isArray(key) ? key.map(String) : typeof key === 'string' ? [key] : []))
    .filter(([first = '']) => first === 'draft' || first.startsWith('draft/'))
    .toSorted((one, other) => openedAt(other) - openedAt(one))
}

/** Older versions of Lectern had one draft for each page, with a string as its name. */
function isDraftOf(id: DraftId, prefix: DraftId): boolean {
  if (id.length === 1) return id[0] === prefix.join('/')
  return id.length === prefix.length + 1 && prefix.every((part, at) => part === id[at])
}

/** Time when the editor of the draft was opened. 0 for drafts of older versions of Lectern. */
function openedAt(id: DraftId): number {
  return id.length === 1 ? 0 : Number.parseInt(id.at(-1) ?? '0', 10) || 0
}

function nameOf(id: DraftId): string {
  return id.map(encodeURIComponent).join('/')
}
