import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { toast } from '../ui/toast.ts'
import { createDocumentStore, hasUnsavedEdits, useOpenDocument } from './document-store.ts'
import type { DocumentStore } from './document-store.ts'
import { draftKey, keepDrafts } from './drafts.ts'
import type { EditableDocument, PageAddress } from './editable-document.ts'
import { createSaving } from './saving.ts'
import type { Saving } from './saving.ts'
import type { LoadedDocument } from './use-loaded-document.ts'

/** An open editor: the document, and what listens to it. */
export interface EditingSession<Document> {
  readonly kind: EditableDocument<Document>
  readonly page: PageAddress
  readonly store: DocumentStore<Document>
  readonly saving: Saving
}

/** Opens a loaded document for as long as the component lives. */
export function useEditingSession<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
  { opened }: LoadedDocument<Document>,
): EditingSession<Document> {
  const [session] = useState((): EditingSession<Document> => {
    const store = createDocumentStore(opened, (document) => kind.countParts(document))
    return { kind, page, store, saving: createSaving(kind, page, store) }
  })
  useEffect(() => keepDrafts(session.store, draftKey(session.kind, session.page)), [session])
  return session
}

export interface SavingActions {
  readonly busy: boolean
  readonly unsaved: boolean
  readonly save: () => Promise<boolean>
  readonly complete: () => Promise<void>
}

/** Save Changes and Complete, and what they say. */
export function useSavingActions<Document>(session: EditingSession<Document>): SavingActions {
  const { kind, page, store, saving } = session
  const busy = useStore(saving.state, (state) => state.busy)
  const unsaved = useOpenDocument(store, hasUnsavedEdits)
  const [completing, setCompleting] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()

  /** Whether it is saved. A conflict says so in a dialog of its own. */
  async function push(failure: string, retry: () => void): Promise<boolean> {
    const outcome = await saving.save()
    if (outcome === 'failed') toast.error(failure, { action: { label: 'Retry', onPress: retry } })
    return outcome === 'saved'
  }

  async function save(): Promise<boolean> {
    const saved = await push(kind.texts.notSaved, () => void save())
    if (saved) toast.success(kind.texts.saved)
    return saved
  }

  async function complete(): Promise<void> {
    setCompleting(true)
    try {
      if (!(await push('Failed to save changes. Please try again.', () => void complete()))) return
      await kind.complete(page)
      toast.success(kind.texts.completed)
      await queries.invalidateQueries({ refetchType: 'none' })
      await navigate('/courses')
    } catch {
      toast.error(kind.texts.notCompleted, { action: { label: 'Retry', onPress: () => void complete() } })
    } finally {
      setCompleting(false)
    }
  }

  return { busy: busy || completing, unsaved, save, complete }
}
