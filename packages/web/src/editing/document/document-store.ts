import type { PublicationState } from '@lectern/domain/documents/publication.ts'
import { absorb, record, redo, endGesture, startHistory, undo } from '@lectern/domain/editing/history.ts'
import type { History } from '@lectern/domain/editing/history.ts'
import { nearestKey } from '@lectern/domain/editing/selection.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type Mode = 'edit' | 'preview'

/** A document as the server has it, and the ETag of this version. */
export interface SavedVersion<Document> {
  readonly document: Document
  readonly etag: string | undefined
  /**
   * The state of the version that learners see. It is no part of the document, so edits, drafts and merges never
   * contain it.
   */
  readonly publication?: PublicationState | undefined
}

export interface OpenDocument<Document> {
  readonly history: History<Document>
  /** Key of the selected slide or segment, which always exists. Edits use it. */
  readonly selected: string
  /** Index of the selected slide or segment, to show its number and to read it. */
  readonly place: number
  readonly mode: Mode
  /** The newest known version of the server. */
  readonly saved: SavedVersion<Document>
  /** The state of the version that learners see. Undefined if the server has not said it. */
  readonly publication: PublicationState | undefined
  /** ETag of the version that the edits are based on: that of `saved`, or of an earlier version for edits of a draft. */
  readonly basedOn: string | undefined
  /** ETag of the version that the edits were based on before another was taken over. A merge contains content of both. */
  readonly mergedFrom: string | undefined
}

/** A pause of this length in typing ends a step, in milliseconds. */
const pauseMs = 1000

export type DocumentStore<Document> = ReturnType<typeof createDocumentStore<Document>>

/**
 * One open document. All edits use `edit`; saving, drafts and audio subscribe to the store. `keysOf` returns the keys of
 * the slides or segments in their order. The selection stays with its part through edits, undo and redo. If the part is
 * deleted, the nearest part is selected.
 */
export function createDocumentStore<Document>(
  opened: SavedVersion<Document>,
  keysOf: (document: Document) => readonly string[],
  now: () => number = Date.now,
) {
  const store = createStore<OpenDocument<Document>>(() => ({
    history: startHistory(opened.document),
    selected: keysOf(opened.document)[0] ?? '',
    place: 0,
    mode: 'edit',
    saved: opened,
    publication: opened.publication,
    basedOn: opened.etag,
    mergedFrom: undefined,
  }))
  const { getState, setState, subscribe } = store
  let editedAt = 0
  let marks: WeakRef<Mark<Document>>[] = []

  /** Replaces the history. The selection stays with its part, or moves to the nearest part if it was deleted. */
  function withHistory(
    { history, selected, place }: OpenDocument<Document>,
    next: History<Document>,
  ): Partial<OpenDocument<Document>> {
    if (next.present === history.present) return { history: next }
    const order = keysOf(next.present)
    const there = order.indexOf(selected)
    if (there >= 0) return { history: next, place: there }
    const nearest = nearestKey(keysOf(history.present), new Set(order), selected)
    const at = nearest === undefined ? Math.max(0, Math.min(place, order.length - 1)) : order.indexOf(nearest)
    return { history: next, selected: order[at] ?? '', place: at }
  }

  const setHistory = (change: (history: History<Document>) => History<Document>): void =>
    setState((open) => withHistory(open, change(open.history)))

  function select(key: string): void {
    const place = keysOf(getState().history.present).indexOf(key)
    if (place >= 0) setState({ selected: key, place })
  }

  return {
    ...store,
    getState,
    subscribe,

    /** All edits of the author use it. Edits of one gesture without a pause between them are undone together. */
    edit(change: (document: Document) => Document, gesture?: string): void {
      const paused = now() - editedAt > pauseMs
      editedAt = now()
      setHistory((history) =>
        record(paused ? endGesture(history) : history, change(history.present), gesture),
      )
    },
    undo: (): void => setHistory(undo),
    redo: (): void => setHistory(redo),
    /** Ends a gesture, for example when a field loses the focus. */
    settle: (): void => setHistory(endGesture),

    /**
     * Applies a change that the author did not make, for example new audio. It is no unsaved edit. Undo neither reverts
     * nor loses it.
     */
    absorb(change: (document: Document) => Document): void {
      const once = memoized(change)
      marks = marks.filter((mark) => {
        const marked = mark.deref()
        if (marked) marked.document = once(marked.document)
        return marked
      })
      setState((open) => ({
        ...withHistory(open, absorb(open.history, once)),
        saved: { ...open.saved, document: once(open.saved.document) },
      }))
    },

    /**
     * Remembers the current document. The result returns it with the changes that were absorbed since, so that it can be
     * compared with the present document by identity.
     */
    mark(): () => Document {
      const mark = { document: getState().history.present }
      marks.push(new WeakRef(mark))
      return () => mark.document
    },

    /** Selects a slide or segment by its key. A key that does not exist changes nothing. */
    select,
    /** Selects the previous or the next part. */
    selectBeside(step: -1 | 1): void {
      const { history, place } = getState()
      select(keysOf(history.present)[place + step] ?? '')
    },
    selectLast: (): void => select(keysOf(getState().history.present).at(-1) ?? ''),
    /** The keys of the slides or segments, in their order. */
    keys: (): readonly string[] => keysOf(getState().history.present),
    setMode: (mode: Mode): void => setState({ mode }),

    /** The document that was sent is now the version of the server. */
    markSaved: (saved: SavedVersion<Document>): void =>
      setState(({ publication }) => ({
        saved,
        publication: saved.publication ?? publication,
        basedOn: saved.etag,
        mergedFrom: undefined,
      })),
    /** The document was published or unpublished. */
    setPublication: (publication: PublicationState): void => setState({ publication }),
    /** Applies edits of a draft in one step. Saving detects a conflict if another user has saved since `basedOn`. */
    resume(document: Document, basedOn: string | undefined): void {
      setState({ basedOn })
      setHistory((history) => record(endGesture(history), document))
    },
    /**
     * Replaces the open document with the version of the server, as a step that can be undone. With `merge`, the result of
     * the merge replaces it, and is an unsaved edit.
     */
    takeOver(
      saved: SavedVersion<Document>,
      merge: (mine: Document) => Document = () => saved.document,
    ): void {
      setState(({ basedOn, publication }) => ({
        saved,
        publication: saved.publication ?? publication,
        basedOn: saved.etag,
        mergedFrom: basedOn,
      }))
      setHistory((history) => endGesture(record(endGesture(history), merge(history.present))))
    },
  }
}

/** A document that `mark` remembers. */
interface Mark<Document> {
  document: Document
}

/** True if the open document differs from that of the server. */
export function hasUnsavedEdits({ history, saved }: OpenDocument<unknown>): boolean {
  return history.present !== saved.document
}

/** The document that the edits are based on. Undefined for an earlier version, of which only the ETag is known. */
export function baseOf<Document>({ saved, basedOn }: OpenDocument<Document>): Document | undefined {
  return basedOn === saved.etag ? saved.document : undefined
}

/** ETags of all versions that the open document is based on, for `If-Match`. The server keeps the newest in the history. */
export function baseVersions({ basedOn, mergedFrom }: OpenDocument<unknown>): string | undefined {
  const apart = basedOn !== undefined && mergedFrom !== undefined && mergedFrom !== basedOn
  return apart ? `${mergedFrom}, ${basedOn}` : basedOn
}

/** The part of an open document that a component shows. */
export function useOpenDocument<Document, Part>(
  store: DocumentStore<Document>,
  part: (open: OpenDocument<Document>) => Part,
): Part {
  return useStore(store, part)
}

/** Returns the same result for the same document, so that equal documents are equal after an absorbed change. */
function memoized<Document>(change: (document: Document) => Document): (document: Document) => Document {
  const changed = new Map<Document, Document>()
  return (document) => {
    const result = changed.get(document) ?? change(document)
    changed.set(document, result)
    return result
  }
}
