import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { createDocumentStore, hasUnsavedEdits, useOpenDocument } from '../document/document-store.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { storeDrafts, newDraftId } from '../drafts/drafts.ts'
import type { DraftId } from '../drafts/drafts.ts'
import type { EditableDocument, PageAddress } from '../document/editable-document.ts'
import { messages } from '../document/messages.ts'
import { saveAndReport, toastId } from '../saving/save-and-report.ts'
import { sentencesOf } from '../../messages/sentences.ts'
import { followWaiting } from '../saving/follow-waiting.ts'
import { createSaving } from '../saving/saving.ts'
import type { Saving } from '../saving/saving.ts'
import type { Waiting } from '../saving/saving-state.ts'
import type { LoadedDocument } from '../document/use-loaded-document.ts'

/** An open editor: the document, its saving and its draft. */
export interface EditingSession<Document> {
  readonly kind: EditableDocument<Document>
  readonly page: PageAddress
  readonly store: DocumentStore<Document>
  readonly saving: Saving
  /** Name of the draft with the unsaved edits of this editor. */
  readonly draftId: DraftId
}

/** Opens a loaded document for as long as the component lives, with the part of this key selected if it exists. */
export function useEditingSession<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
  { opened }: LoadedDocument<Document>,
  start?: string,
): EditingSession<Document> {
  const [session] = useState((): EditingSession<Document> => {
    const store = createDocumentStore(opened, (document) => kind.keysOf(document))
    if (start !== undefined) store.select(start)
    return { kind, page, store, saving: createSaving(kind, page, store), draftId: newDraftId(kind, page) }
  })
  useEffect(() => storeDrafts(session.store, session.draftId), [session])
  useEffect(() => session.saving.giveUp, [session])
  // Toasts are loaded at the first edit, so that they can report a failed save without a connection.
  useEffect(() => {
    const stop = session.store.subscribe(() => {
      stop()
      toast.prepare()
    })
    return stop
  }, [session])
  return session
}

export interface SavingActions {
  /** True while a save that the author asked for is running. */
  readonly busy: boolean
  /** True while any save is running, also an autosave. */
  readonly sending: boolean
  readonly unsaved: boolean
  /** True if the last save was refused or ended in a conflict. */
  readonly stopped: boolean
  /** Set while a failed save waits for its retry. */
  readonly waiting: Waiting | undefined
  readonly save: () => Promise<boolean>
  readonly complete: () => Promise<void>
}

/** The actions Save Changes and Complete, with their messages. */
export function useSavingActions<Document>(session: EditingSession<Document>): SavingActions {
  const { kind, page, store, saving } = session
  const { busy, sending, waiting, refused, conflict } = useStore(saving.state)
  const unsaved = useOpenDocument(store, hasUnsavedEdits)
  const [completing, setCompleting] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()

  async function save(): Promise<boolean> {
    const outcome = await saveAndReport(saving, kind.texts.notSaved, () => inBackground(save()))
    const isSaved = outcome === 'saved' || outcome === 'only saved'
    // The message of a completion contains that the document is saved.
    if (isSaved && !completing) toast.success(kind.texts.saved, { id: toastId })
    return isSaved
  }

  async function complete(): Promise<void> {
    const retryCompletion = () => inBackground(complete())
    const failure = messages.notSaved
    // The save is already scheduled. It is retried now.
    if (completing) {
      await saveAndReport(saving, failure, retryCompletion, saving.complete)
      return
    }
    setCompleting(true)
    const waits = followWaiting(saving)
    try {
      const outcome = await saveAndReport(saving, failure, retryCompletion, saving.complete)
      if (outcome === 'not completed') {
        const { failure: reason } = saving.state.getState()
        toast.error(kind.texts.notCompleted, {
          id: toastId,
          ...(reason !== undefined && { note: reason }),
          action: { label: messages.retry, onPress: retryCompletion },
        })
      }
      if (outcome === 'only saved')
        toast.success(kind.texts.saved, { id: toastId, note: messages.editedSinceComplete })
      if (outcome !== 'saved') return
      const gap = kind.completionNote(store.getState().history.present)?.sentence
      const note = sentencesOf([waits.happened() ? messages.completedLate : '', gap ?? ''].filter(Boolean))
      const next = kind.afterCompletion?.(page)
      toast.success(kind.texts.completed, {
        id: toastId,
        ...(note && { note }),
        ...(next && { action: { label: next.label, onPress: () => inBackground(navigate(next.path)) } }),
      })
      await queries.invalidateQueries({ refetchType: 'none' })
      // An author who has edited in the meantime stays in the editor. After a wait, leaving it would be a surprise.
      if (!waits.happened() && !hasUnsavedEdits(store.getState()))
        await navigate('/courses', { state: { completed: { ...page, format: kind.format } } })
    } finally {
      waits.stop()
      setCompleting(false)
    }
  }

  const completes = completing && !waiting
  return {
    busy: busy || completes,
    sending: sending || completes,
    unsaved,
    stopped: refused !== undefined || conflict !== undefined,
    waiting,
    save,
    complete,
  }
}
