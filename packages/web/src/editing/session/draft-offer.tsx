import { useEffect, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { dateAndTime } from '../../messages/moments.ts'
import { findClosedEditorDrafts, deleteDraft, storeDraft } from '../drafts/drafts.ts'
import type { ClosedEditorDraft } from '../drafts/drafts.ts'
import type { EditingSession } from './editing-session.ts'
import { messages } from '../document/messages.ts'
import { hasSameContent } from '../document/has-same-content.ts'

/**
 * Offers the unsaved edits of closed tabs, one draft at a time, newest first. Restoring a draft is an edit that can be
 * undone.
 */
export function DraftOffer<Document>({ session }: { session: EditingSession<Document> }) {
  const [drafts, setDrafts] = useState<readonly ClosedEditorDraft<Document>[]>([])
  const { kind, page, store, draftId } = session

  useEffect(() => {
    const leaving = new AbortController()
    const add = (found: ClosedEditorDraft<Document>) => {
      // The edits were saved, but the tab was closed before the answer arrived.
      if (hasSameContent(kind, found.document, store.getState().saved.document))
        return inBackground(deleteDraft(found.id))
      setDrafts((before) => [...before, found].toSorted((one, other) => other.keptAt - one.keptAt))
    }
    inBackground(findClosedEditorDrafts(kind, page, draftId, add, leaving.signal))
    return () => {
      leaving.abort()
      setDrafts([])
    }
  }, [kind, page, store, draftId])

  const [offered] = drafts
  if (!offered) return null
  const withdraw = () => setDrafts((before) => before.filter(({ id }) => id !== offered.id))

  async function restore({ id, document, etag, keptAt }: ClosedEditorDraft<Document>): Promise<void> {
    const keyed = kind.withKeys(document, store.getState().saved.document)
    store.resume(keyed, etag)
    withdraw()
    // The old draft is deleted after this editor has stored the edits in its own draft.
    if (await storeDraft(draftId, { document: keyed, etag, keptAt })) await deleteDraft(id)
  }

  function dismiss({ id }: ClosedEditorDraft<Document>): void {
    inBackground(deleteDraft(id))
    withdraw()
  }

  return (
    <Banner
      kind="info"
      onDismiss={() => dismiss(offered)}
      action={
        <Button
          look="quiet"
          size="small"
          className="-my-1 text-brand-text"
          onClick={() => inBackground(restore(offered))}
        >
          {messages.restore}
        </Button>
      }
    >
      {messages.unsavedEditsFrom(dateAndTime(new Date(offered.keptAt)))}
    </Banner>
  )
}
