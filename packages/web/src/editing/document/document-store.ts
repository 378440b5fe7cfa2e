import { absorb, record, redo, settle, startHistory, undo } from '@lectern/domain/editing/history.ts'
import type { History } from '@lectern/domain/editing/history.ts'
import { nearestKey } from '@lectern/domain/editing/selection.ts'
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
  /** Key of the selected slide or segment, which always exists. Edits go by this. */
  readonly selected: string
  /** Where it stands, from 0: to show a number, and to read the part. */
  readonly place: number
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
 * One open document. All edits go through `edit`; whoever saves, drafts or speaks listens. `keysOf` gives the keys of the
 * slides or segments in their order: the selection stays with its part through edits, undo and redo, or goes to the
 * nearest one that is left.
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
    basedOn: opened.etag,
    besides: undefined,
  }))
  const { getState, setState, subscribe } = store
  let editedAt = 0
  let marks: WeakRef<Mark<Document>>[] = []

  /** Another history, with the selection on its part, or on the nearest one that is left. */
  function changed(
    { history, selected, place }: OpenDocument<Document>,
    next: History<Document>,
  ): Partial<OpenDocument<Document>> {
    if (next.present === history.present) return { history: next }
    const order = keysOf(next.present)
    const there = order.indexOf(selected)
    if (there >= 0) return { history: next, place: there }
    const near = nearestKey(keysOf(history.present), new Set(order), selected)
    const at = near === undefined ? Math.max(0, Math.min(place, order.length - 1)) : order.indexOf(near)
    return { history: next, selected: order[at] ?? '', place: at }
  }

  const setHistory = (change: (history: History<Document>) => History<Document>): void =>
    setState((open) => changed(open, change(open.history)))

  function select(key: string): void {
    const place = keysOf(getState().history.present).indexOf(key)
    if (place >= 0) setState({ selected: key, place })
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

    /**
     * Takes in what the author did not do, such as audio arriving: it is no unsaved edit, and can be neither undone nor
     * lost by undoing.
     */
    absorb(change: (document: Document) => Document): void {
      const once = remembering(change)
      marks = marks.filter((mark) => {
        const marked = mark.deref()
        if (marked) marked.document = once(marked.document)
        return marked
      })
      setState((open) => ({
        ...changed(open, absorb(open.history, once)),
        saved: { ...open.saved, document: once(open.saved.document) },
      }))
    },

    /**
     * Remembers the document as it is now. The result gives it later, with what has been absorbed since, so that it can
     * be compared with the present by identity.
     */
    mark(): () => Document {
      const mark = { document: getState().history.present }
      marks.push(new WeakRef(mark))
      return () => mark.document
    },

    /** Selects a slide or segment by its key. A key that does not exist changes nothing. */
    select,
    /** Selects the part before or behind the selected one. */
    selectBeside(step: -1 | 1): void {
      const { history, place } = getState()
      select(keysOf(history.present)[place + step] ?? '')
    },
    selectLast: (): void => select(keysOf(getState().history.present).at(-1) ?? ''),
    /** The keys of the slides or segments, in their order. */
    keys: (): readonly string[] => keysOf(getState().history.present),
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

/** A document that somebody remembers. */
interface Mark<Document> {
  document: Document
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
