import { useEffect, type ReactNode } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { useDraftsKept } from './drafts-kept.ts'

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
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children ||
        (kept
          ? 'Your changes are not saved. This browser keeps them, and offers them when you come back.'
          : 'Your changes are not saved, and this browser cannot store them. They are lost if you leave.')}
    </AlertDialog>
  )
}
