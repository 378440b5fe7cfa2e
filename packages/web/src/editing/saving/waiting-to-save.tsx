import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { ApiProblem } from '../../api/api-problem.ts'
import { useDraftsStored, draftLocation } from '../drafts/drafts-stored.ts'
import { messages } from '../document/messages.ts'
import type { Saving } from './saving.ts'
import type { Waiting } from './saving-state.ts'

/** Shows that a save waits for its retry, with a button to cancel it. */
export function WaitingToSave({ saving }: { saving: Pick<Saving, 'state' | 'giveUp'> }) {
  const { waiting, asked, completing } = useStore(saving.state)
  const online = useSyncExternalStore(onLineChange, () => navigator.onLine)
  const kept = useDraftsStored()
  if (!waiting) return null
  return (
    <Banner
      kind="warn"
      // An autosave has no button, because the next edit would start it again.
      action={
        asked && (
          <Button look="quiet" size="small" className="-my-1" onClick={saving.giveUp}>
            {messages.cancel}
          </Button>
        )
      }
    >
      {messages.reasonAndNext(
        online ? reasonOf(waiting.problem) : messages.offline,
        whatFollows(waiting.step, { online, kept, completing }),
      )}
    </Banner>
  )
}

/** Why the document is not saved. It does not ask to try again, because retries are automatic. */
function reasonOf({ status, code, sentence }: ApiProblem): string {
  switch (code) {
    case 'DATABASE_UNAVAILABLE':
      return messages.databaseUnavailable
    case 'STORAGE_FULL':
    case 'STORAGE_READ_ONLY':
      return sentence
    default:
      return status === 0 || code === 'UNREADABLE_ANSWER' ? messages.noAnswer : messages.cannotSave
  }
}

interface Circumstances {
  readonly online: boolean
  /** Whether the browser stores drafts. */
  readonly kept: boolean
  /** Whether the author has pressed Complete. */
  readonly completing: boolean
}

function whatFollows(step: Waiting['step'], { online, kept, completing }: Circumstances): string {
  const next = online ? messages.whenPossible : messages.whenOnline
  if (step === 'complete') return next.complete
  const saves = kept ? next.save : next.saveNotKept(draftLocation(kept))
  return completing ? messages.reasonAndNext(saves, messages.thenComplete) : saves
}

function onLineChange(changed: () => void): () => void {
  const listening = new AbortController()
  window.addEventListener('online', changed, listening)
  window.addEventListener('offline', changed, listening)
  return () => listening.abort()
}
