import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { draftKey, forgetDraft } from './drafts.ts'
import type { Draft } from './drafts.ts'
import type { EditingSession } from './editing-session.ts'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

interface DraftOfferProps<Document> {
  session: EditingSession<Document>
  draft: Draft<Document> | undefined
}

/** Offers the unsaved edits that were left behind. Taking them is an edit like any other: undo takes it back. */
export function DraftOffer<Document>({ session, draft }: DraftOfferProps<Document>) {
  const [offered, setOffered] = useState(draft)
  if (!offered) return null

  function restore(draftToRestore: Draft<Document>): void {
    session.store.resume(draftToRestore.document, draftToRestore.etag)
    setOffered(undefined)
  }

  function dismiss(): void {
    void forgetDraft(draftKey(session.kind, session.page))
    setOffered(undefined)
  }

  return (
    <Banner
      kind="info"
      onDismiss={dismiss}
      action={
        <Button look="quiet" size="small" className="-my-1 text-brand-text" onClick={() => restore(offered)}>
          Restore
        </Button>
      }
    >
      You have unsaved edits from {when.format(offered.keptAt)}.
    </Banner>
  )
}
