import { toast } from '../../ui/overlays/toast.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { messages } from './messages.ts'

/**
 * Shows what was just done to a document, with Undo. If there were more edits since, `takeBack` reverts only this one, as a
 * new step, and `tookBack` is shown if it is given. If the part was edited since, `takeBack` returns the same document, and
 * the author gets an error message.
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
    const now = currentDocument(store)
    if (now === after()) return store.undo()
    store.edit(takeBack)
    if (currentDocument(store) === now) toast.error(messages.editedSince)
    else if (tookBack !== undefined) toast.success(tookBack)
  }
}

function currentDocument<Document>(store: DocumentStore<Document>): Document {
  return store.getState().history.present
}
