import { Check, CircleAlert, CloudOff } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { SavingActions } from './editing-session.ts'
import { messages } from '../document/messages.ts'

export type SaveStateProps = Pick<SavingActions, 'sending' | 'unsaved' | 'waiting' | 'stopped'>

/** Shows whether the document is saved. It is no live region, because autosave changes it often. */
export function SaveState(props: SaveStateProps) {
  const { text, icon: Icon } = stateOf(props)
  return (
    <span className="inline-flex items-center gap-1">
      {Icon && <Icon aria-hidden className="size-4" />}
      {text}
    </span>
  )
}

function stateOf({ sending, unsaved, waiting, stopped }: SaveStateProps): {
  text: string
  icon?: LucideIcon
} {
  if (waiting) return { text: messages.waitingTo[waiting.step], icon: CloudOff }
  if (sending) return { text: messages.saving }
  if (!unsaved) return { text: messages.allSaved, icon: Check }
  return stopped ? { text: messages.stopped, icon: CircleAlert } : { text: messages.unsaved }
}
