import { Save } from 'lucide-react'
import { inBackground } from '../../../ui/in-background.ts'
import type { EditingAction } from '../editing-action.ts'
import { messages } from '../messages.ts'

export const save: EditingAction = {
  label: () => messages.saveChanges,
  icon: () => Save,
  shortcuts: ['Mod+S'],
  enabled: ({ saving }) => !saving.busy,
  run: ({ saving }) => inBackground(saving.save()),
}
