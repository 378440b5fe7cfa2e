import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import type { Saving } from './saving.ts'

/** Says what becomes of a save that could not be sent, and ends the waiting when that is wanted. */
export function WaitingToSave({ saving }: { saving: Saving }) {
  const waiting = useStore(saving.state, (state) => state.waiting)
  const online = useSyncExternalStore(onLineChange, () => navigator.onLine)
  if (!waiting) return null
  return (
    <Banner
      kind="warn"
      action={
        <Button look="quiet" size="small" className="-my-1" onClick={saving.giveUp}>
          Cancel
        </Button>
      }
    >
      {online
        ? 'Lectern does not answer. Your changes are kept in this browser and will be saved when it does.'
        : 'Offline. Your changes are kept in this browser and will be saved when you are back online.'}
    </Banner>
  )
}

function onLineChange(changed: () => void): () => void {
  const listening = new AbortController()
  window.addEventListener('online', changed, listening)
  window.addEventListener('offline', changed, listening)
  return () => listening.abort()
}
