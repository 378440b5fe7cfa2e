import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { ApiProblem } from '../../api/api-problem.ts'
import { useDraftsKept, whereKept } from './drafts-kept.ts'
import type { Saving, Waiting } from './saving.ts'

/** Says what becomes of a save that could not be sent, and ends the waiting when that is wanted. */
export function WaitingToSave({ saving }: { saving: Saving }) {
  const { waiting, asked } = useStore(saving.state)
  const online = useSyncExternalStore(onLineChange, () => navigator.onLine)
  const kept = useDraftsKept()
  if (!waiting) return null
  return (
    <Banner
      kind="warn"
      // Autosave would only come again after the next edit.
      action={
        asked && (
          <Button look="quiet" size="small" className="-my-1" onClick={saving.giveUp}>
            Cancel
          </Button>
        )
      }
    >
      {online ? reasonOf(waiting.problem) : 'Offline.'} {whatFollows(waiting.step, online, kept)}
    </Banner>
  )
}

/** Why it is not saved. Without 'try again', since that is done already. */
function reasonOf({ status, code, sentence }: ApiProblem): string {
  switch (code) {
    case 'DATABASE_UNAVAILABLE':
      return 'Lectern cannot reach its database at the moment.'
    case 'STORAGE_FULL':
    case 'STORAGE_READ_ONLY':
      return sentence
    default:
      return status === 0 || code === 'UNREADABLE_ANSWER'
        ? 'Lectern does not answer.'
        : 'Lectern cannot save at the moment.'
  }
}

function whatFollows(step: Waiting['step'], online: boolean, kept: boolean): string {
  const when = online ? 'as soon as that is possible' : 'when you are back online'
  if (step === 'complete') return `Your changes are saved, and will be marked as complete ${when}.`
  return kept
    ? `Your changes are kept in this browser and will be saved ${when}.`
    : `${whereKept(kept)} They will be saved ${when}.`
}

function onLineChange(changed: () => void): () => void {
  const listening = new AbortController()
  window.addEventListener('online', changed, listening)
  window.addEventListener('offline', changed, listening)
  return () => listening.abort()
}
