import { Play } from 'lucide-react'
import type { EditorAction } from '../commands/editor-action.ts'

/** An enabled action that does nothing. */
export const enabledAction = (label = 'Act'): EditorAction => ({
  name: label,
  label,
  icon: Play,
  enabled: true,
  run: () => undefined,
})
