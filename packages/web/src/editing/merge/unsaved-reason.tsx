import { useStore } from 'zustand'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { conflictText } from './conflict-text.ts'
import { hasUnsavedEdits, useOpenDocument } from '../document/document-store.ts'
import { useDraftsStored, draftLocation } from '../drafts/drafts-stored.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { messages } from './messages.ts'

/** A banner with the reason why edits are not saved, if saving is not retried automatically, and an action. */
export function UnsavedReason<Document>({ session }: { session: EditingSession<Document> }) {
  const { saving, store } = session
  const { conflict, deciding, refused } = useStore(saving.state)
  const unsaved = useOpenDocument(store, hasUnsavedEdits)
  const kept = useDraftsStored()
  if (deciding || !unsaved) return null
  if (conflict) {
    return (
      <Banner
        kind="warn"
        action={
          <Button look="quiet" size="small" className="-my-1" onClick={saving.decide}>
            {messages.decide}
          </Button>
        }
      >
        {kept
          ? messages.undecided(conflictText(conflict))
          : messages.undecidedAndNotKept(conflictText(conflict), draftLocation(kept))}
      </Banner>
    )
  }
  if (refused === undefined) return null
  return (
    <RetryBanner
      reason={messages.notSaved(refused, draftLocation(kept))}
      onRetry={() => inBackground(saving.autosave())}
    />
  )
}
