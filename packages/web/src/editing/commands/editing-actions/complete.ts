import { Check } from 'lucide-react'
import { inBackground } from '../../../ui/in-background.ts'
import type { EditingAction } from '../editing-action.ts'
import { messages } from '../messages.ts'

/** Saves the document and marks it as complete. */
export const complete: EditingAction = {
  label: () => messages.complete,
  icon: () => Check,
  enabled: ({ saving }) => !saving.busy,
  run: ({ saving }) => inBackground(saving.complete()),
}
