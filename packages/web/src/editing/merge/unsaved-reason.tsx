import { useStore } from 'zustand'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { whoAndWhen } from './conflict-words.ts'
import { hasUnsavedEdits, useOpenDocument } from '../document/document-store.ts'
import { useDraftsKept, whereKept } from '../document/drafts-kept.ts'
import type { EditingSession } from '../document/editing-session.ts'

/** Says why edits are not saved, where nothing is tried again by itself, and what the author can do. */
export function UnsavedReason<Document>({ session }: { session: EditingSession<Document> }) {
  const { saving, store } = session
  const { conflict, deciding, refused } = useStore(saving.state)
  const unsaved = useOpenDocument(store, hasUnsavedEdits)
  const kept = useDraftsKept()
  if (deciding || !unsaved) return null
  if (conflict) {
    return (
      <Banner kind="warn" action={<Action label="Decide" onPress={saving.decide} />}>
        {whoAndWhen(conflict)}{' '}
        {kept
          ? 'Your changes are kept in this browser, and are not saved until you decide.'
          : `Please decide, so that your changes are saved. ${whereKept(kept)}`}
      </Banner>
    )
  }
  if (refused === undefined) return null
  return (
    <Banner action={<Action label="Retry" onPress={() => inBackground(saving.autosave())} />}>
      Not saved. {refused} {whereKept(kept)}
    </Banner>
  )
}

function Action({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button look="quiet" size="small" className="-my-1" onClick={onPress}>
      {label}
    </Button>
  )
}
