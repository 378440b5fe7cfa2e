import { useEffect, type ReactNode } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { useDraftsKept } from './drafts-kept.ts'
import { messages } from './leave-guard-messages.ts'

interface LeaveGuardProps {
  unsaved: boolean
  /** What becomes of the edits, if that is not the usual. */
  children?: ReactNode
}

/** Asks before the screen is left with unsaved edits. */
export function LeaveGuard({ unsaved, children }: LeaveGuardProps) {
  const { pathname } = useLocation()
  const kept = useDraftsKept()
  // Only ways out of this screen: it is still there for a moment when it has been left.
  const blocker = useBlocker(({ currentLocation }) => unsaved && currentLocation.pathname === pathname)

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  // Autosave may save while the question stands: then there is nothing left to ask.
  useEffect(() => {
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed()
  }, [blocker, unsaved])

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={messages.question}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children || (kept ? messages.changesAreKept : messages.changesAreLost)}
    </AlertDialog>
  )
}
