import { complete } from './editing-actions/complete.ts'
import { redo } from './editing-actions/redo.ts'
import { save } from './editing-actions/save.ts'
import { undo } from './editing-actions/undo.ts'

/** The actions of every editor. */
export const editingActions = { save, undo, redo, complete }
