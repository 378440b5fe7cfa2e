import { Undo2 } from 'lucide-react'
import type { EditingAction } from '../editing-action.ts'
import { messages } from '../messages.ts'

export const undo: EditingAction = {
  label: () => messages.undo,
  icon: () => Undo2,
  shortcuts: ['Mod+Z'],
  enabled: ({ canUndo }) => canUndo,
  run: (editor) => editor.undo(),
}
