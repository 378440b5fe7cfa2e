import type { SavingActions } from '../session/editing-session.ts'
import type { ActionDeclaration } from './editor-action.ts'

/** State and functions of an editor that the actions of every editor can use. */
export interface OpenEditor {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  readonly saving: Pick<SavingActions, 'busy' | 'save' | 'complete'>
}

/** An action of every editor. */
export type EditingAction = ActionDeclaration<OpenEditor>
