import type { PublicationState } from '@lectern/domain/documents/publication.ts'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import {
  type DocumentStore,
  hasUnsavedEdits,
  useOpenDocument,
} from '../../editing/document/document-store.ts'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { comparePieces, type PieceChange } from './compare-pieces.ts'

/** How the open document differs from what learners get. */
export interface PublishedChanges {
  /** Undefined if the server has not said it. */
  readonly state: PublicationState | undefined
  /** Undefined until they are known. */
  readonly changes: readonly PieceChange[] | undefined
}

/** The version that learners get, loaded when it is needed. */
export function usePublishedDocument<Document>(session: EditingSession<Document>, needed: boolean) {
  const { kind, page, store } = session
  const published = useOpenDocument(store, ({ publication }) => publication?.published)
  return useQuery({
    queryKey: ['published', kind.format, page.courseId, page.pageId, published?.revision, published?.at],
    queryFn: () => kind.loadPublished(page, store.getState().saved.document),
    enabled: needed && Boolean(published),
    staleTime: Infinity,
    // A document is large, and keeps the identity of its parts.
    gcTime: 0,
    structuralSharing: false,
    networkMode: 'always',
  })
}

/** Returns the slides or segments of the version that learners get whose files cannot be read. */
export function useMissingMedia<Document>({ kind, page, store }: EditingSession<Document>) {
  const published = useOpenDocument(store, ({ publication }) => publication?.published)
  return useQuery({
    queryKey: ['missing media', kind.format, page.courseId, page.pageId, published?.revision, published?.at],
    queryFn: () => kind.loadMissingMedia(page),
    enabled: Boolean(published),
    // Audio that is generated again gets its file back without another version.
    gcTime: 0,
    networkMode: 'always',
  }).data
}

/** Returns the changes since the published version. The version is loaded only if something may have changed. */
export function usePublishedChanges<Document>(session: EditingSession<Document>): PublishedChanges {
  const { kind, store } = session
  const state = useOpenDocument(store, ({ publication }) => publication)
  const unsaved = useOpenDocument(store, hasUnsavedEdits)
  const differs = unsaved || state?.changed_since_published === true
  const { data: published } = usePublishedDocument(session, differs)
  const present = usePresentAfterPause(store)
  const changes = useMemo(() => {
    if (!differs) return []
    if (published === undefined) return undefined
    const pieces = (document: Document) => [kind.describeFrame(document), ...kind.describePieces(document)]
    return comparePieces(pieces(published), pieces(present))
  }, [kind, differs, published, present])
  return { state, changes }
}

/** The length of a pause in editing, in milliseconds. */
const pauseMs = 400

/** The open document after the last pause in editing, because comparing it on every keystroke would be slow. */
export function usePresentAfterPause<Document>(store: DocumentStore<Document>): Document {
  const [present, setPresent] = useState(() => store.getState().history.present)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => startTransition(() => setPresent(() => store.getState().history.present))
    const stop = store.subscribe((open, before) => {
      if (open.history.present === before.history.present) return
      clearTimeout(timer)
      timer = setTimeout(show, pauseMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store])
  return present
}
