import { Check, CloudOff } from 'lucide-react'
import type { SavingActions } from './editing-session.ts'

export type SaveStateProps = Pick<SavingActions, 'busy' | 'unsaved' | 'waiting'>

/** Says whether what stands here is safe. */
export function SaveState({ busy, unsaved, waiting }: SaveStateProps) {
  const Icon = waiting ? CloudOff : !busy && !unsaved ? Check : undefined
  return (
    <span className="inline-flex items-center gap-1">
      {Icon && <Icon aria-hidden className="size-4" />}
      {waiting
        ? `Waiting to ${waiting.step}`
        : busy
          ? 'Saving...'
          : unsaved
            ? 'Unsaved changes'
            : 'All changes saved'}
    </span>
  )
}
