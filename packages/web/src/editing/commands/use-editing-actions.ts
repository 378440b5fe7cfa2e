import { useOpenDocument } from '../document/document-store.ts'
import type { EditingSession, SavingActions } from '../session/editing-session.ts'
import { editingActions } from './editing-actions.ts'
import { bindActions } from './editor-action.ts'

/** The actions of every editor, for an open document. */
export function useEditingActions<Document>({ store }: EditingSession<Document>, saving: SavingActions) {
  const canUndo = useOpenDocument(store, ({ history }) => history.past.length > 0)
  const canRedo = useOpenDocument(store, ({ history }) => history.future.length > 0)
  return bindActions(editingActions, { canUndo, canRedo, undo: store.undo, redo: store.redo, saving })
}
