import { absorb, record, redo, settle, startHistory, undo } from '@lectern/domain/editing/history.ts'
import type { History } from '@lectern/domain/editing/history.ts'
import { clampSelection } from '@lectern/domain/editing/list-edits.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type Mode = 'edit' | 'preview'

/** A document as the server has it, and the ETag that names that version. */
export interface SavedVersion<Document> {
  readonly document: Document
  readonly etag: string | undefined
}

export interface OpenDocument<Document> {
  readonly history: History<Document>
  /** Position of the selected slide or segment, always one that exists. */
  readonly selection: number
  readonly mode: Mode
  /** The newest version of the server that is known here. */
  readonly saved: SavedVersion<Document>
  /** Names the version that the edits rest on: that one, unless they come from a draft of an earlier one. */
  readonly basedOn: string | undefined
  /** Names the version that the edits rested on until another was taken over: what stood here may live on in both. */
  readonly besides: string | undefined
}

/** Typing goes on in the same step until it pauses for this long. */
const pauseMs = 1000

export type DocumentStore<Document> = ReturnType<typeof createDocumentStore<Document>>

/**
 * One open document. All edits go through `edit`; whoever saves, drafts or speaks listens. `countParts` is the number
 * of slides or segments, which keeps the selection in range.
 */
export function createDocumentStore<Document>(
  opened: SavedVersion<Document>,
  countParts: (document: Document) => number,
  now: () => number = Date.now,
) {
  const store = createStore<OpenDocument<Document>>(() => ({
    history: startHistory(opened.document),
    selection: 0,
    mode: 'edit',
    saved: opened,
    basedOn: opened.etag,
    besides: undefined,
  }))
  const { getState, setState, subscribe } = store
  let editedAt = 0

  function setHistory(change: (history: History<Document>) => History<Document>): void {
    setState(({ history, selection }) => {
      const next = change(history)
      return { history: next, selection: clampSelection(selection, countParts(next.present)) }
    })
  }

  return {
    ...store,
    getState,
    subscribe,

    /** The one writer. Edits of one gesture that follow each other without a pause are undone together. */
    edit(change: (document: Document) => Document, gesture?: string): void {
      const paused = now() - editedAt > pauseMs
      editedAt = now()
      setHistory((history) => record(paused ? settle(history) : history, change(history.present), gesture))
    },
    undo: (): void => setHistory(undo),
    redo: (): void => setHistory(redo),
    /** Ends a gesture, for instance when a field loses the focus. */
    settle: (): void => setHistory(settle),

    /** Takes in what the author did not do, such as audio arriving: it can be neither undone nor lost by undoing. */
    absorb(change: (document: Document) => Document): void {
      const once = remembering(change)
      setHistory((history) => absorb(history, once))
      setState(({ saved }) => ({ saved: { ...saved, document: once(saved.document) } }))
    },

    select: (selection: number): void =>
      setState(({ history }) => ({ selection: clampSelection(selection, countParts(history.present)) })),
    setMode: (mode: Mode): void => setState({ mode }),

    /** What was sent has become the version of the server. */
    markSaved: (saved: SavedVersion<Document>): void =>
      setState({ saved, basedOn: saved.etag, besides: undefined }),
    /** Edits that were made on an earlier version, in one step. Saving notices when someone else has saved since. */
    resume(document: Document, basedOn: string | undefined): void {
      setState({ basedOn })
      setHistory((history) => record(settle(history), document))
    },
    /**
     * The version of the server takes the place of what is open, as a step that can be undone; or what `merge` makes of
     * the two, which is yet to be saved.
     */
    takeOver(
      saved: SavedVersion<Document>,
      merge: (mine: Document) => Document = () => saved.document,
    ): void {
      setState(({ basedOn }) => ({ saved, basedOn: saved.etag, besides: basedOn }))
      setHistory((history) => settle(record(settle(history), merge(history.present))))
    },
  }
}

/** Whether something stands here that the server does not have. */
export function hasUnsavedEdits({ history, saved }: OpenDocument<unknown>): boolean {
  return history.present !== saved.document
}

/** What the edits started from, where that is known: of an earlier version only the name is. */
export function baseOf<Document>({ saved, basedOn }: OpenDocument<Document>): Document | undefined {
  return basedOn === saved.etag ? saved.document : undefined
}

/** All versions that what stands here rests on, as `If-Match` takes them. The server keeps the newest of several in the history. */
export function versionsUnder({ basedOn, besides }: OpenDocument<unknown>): string | undefined {
  const apart = basedOn !== undefined && besides !== undefined && besides !== basedOn
  return apart ? `${besides}, ${basedOn}` : basedOn
}

/** The part of an open document that a component shows. */
export function useOpenDocument<Document, Part>(
  store: DocumentStore<Document>,
  part: (open: OpenDocument<Document>) => Part,
): Part {
  return useStore(store, part)
}

/** Gives the same result for the same document, so that what was equal before an absorbed change is equal after it. */
function remembering<Document>(change: (document: Document) => Document): (document: Document) => Document {
  const changed = new Map<Document, Document>()
  return (document) => {
    const result = changed.get(document) ?? change(document)
    changed.set(document, result)
    return result
  }
}
