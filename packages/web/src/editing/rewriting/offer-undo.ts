import { toast } from '../../ui/overlays/toast.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { messages } from './messages.ts'

/**
 * Says what was just done to a document, and offers to undo it. After further edits `takeBack` takes back this one alone,
 * as a step of its own, and `tookBack` is said, if it is given. If it cannot, because the part was edited since, it gives
 * the same document, and the author is told.
 */
export function offerUndo<Document>(
  store: DocumentStore<Document>,
  text: string,
  takeBack: (document: Document) => Document,
  tookBack?: string,
): void {
  const after = store.mark()
  toast.success(text, { action: { label: messages.undo, onPress: undo } })

  function undo(): void {
    const now = present(store)
    if (now === after()) return store.undo()
    store.edit(takeBack)
    if (present(store) === now) toast.error(messages.editedSince)
    else if (tookBack !== undefined) toast.success(tookBack)
  }
}

function present<Document>(store: DocumentStore<Document>): Document {
  return store.getState().history.present
}
