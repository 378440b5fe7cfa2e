import { toast } from '../../ui/toast.ts'
import type { DocumentStore } from '../document-store.ts'

/**
 * Says what was just done to a document, and offers to undo it. After further edits `takeBack` takes back this one alone;
 * where it cannot, because the part was edited since, it answers the document as it is, and that is said.
 */
export function offerUndo<Document>(
  store: DocumentStore<Document>,
  text: string,
  takeBack: (document: Document) => Document,
): void {
  const after = present(store)
  toast.success(text, { action: { label: 'Undo', onPress: undo } })

  function undo(): void {
    const now = present(store)
    if (now === after) return store.undo()
    store.edit(takeBack)
    if (present(store) === now) toast.error('This was edited since. Undo goes back step by step.')
  }
}

function present<Document>(store: DocumentStore<Document>): Document {
  return store.getState().history.present
}
