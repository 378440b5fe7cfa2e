import { useEffect, type ReactNode } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { useQuestionBeforeUnload } from '../../ui/use-question-before-unload.ts'
import { useDraftsStored } from './drafts-stored.ts'
import { messages } from './leave-guard-messages.ts'

interface LeaveGuardProps {
  unsaved: boolean
  /** Says what happens to the edits. Undefined for the usual text. */
  children?: ReactNode
}

/** State of a navigation after which the edits have no document, because the user deleted it. The guard does not ask. */
export const leavesWithoutQuestion = { leavesWithoutQuestion: true } as const

/**
 * The navigation by which the user leaves a deleted document. The state stays in the history, where 'Back' finds it again. The
 * enum of the router is not imported: the login route is close to the limit of its scripts.
 */
const leaving: readonly string[] = ['PUSH']

const isWithoutQuestion = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leavesWithoutQuestion' in state

/** Asks before the user leaves the screen with unsaved edits. */
export function LeaveGuard({ unsaved, children }: LeaveGuardProps) {
  const { pathname } = useLocation()
  const kept = useDraftsStored()
  // The screen is still mounted for a moment after the user has left it. Navigation from then on is not blocked.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsaved &&
      currentLocation.pathname === pathname &&
      !(leaving.includes(historyAction) && isWithoutQuestion(nextLocation.state)),
  )

  useQuestionBeforeUnload(unsaved)

  // If autosave saves while the question is open, the question is no longer needed.
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
