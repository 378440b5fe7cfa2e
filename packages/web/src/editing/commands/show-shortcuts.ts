import { Keyboard } from 'lucide-react'
import type { EditorAction } from './editor-action.ts'
import { messages } from './messages.ts'

/** The action that opens the list of shortcuts, in editors and in the help menu. */
export const showShortcuts = (run: () => void, enabled = true): EditorAction => ({
  name: 'shortcuts',
  label: messages.keyboardShortcuts,
  icon: Keyboard,
  shortcuts: ['?'],
  enabled,
  run,
})
