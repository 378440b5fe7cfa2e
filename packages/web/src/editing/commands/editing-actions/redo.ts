import { Redo2 } from 'lucide-react'
import type { EditingAction } from '../editing-action.ts'
import { messages } from '../messages.ts'

export const redo: EditingAction = {
  label: () => messages.redo,
  icon: () => Redo2,
  shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
  enabled: ({ canRedo }) => canRedo,
  run: (editor) => editor.redo(),
}
