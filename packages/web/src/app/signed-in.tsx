import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { ApiProblem } from '../api/api-problem.ts'
import { endedElsewhere, onSessionChange, useSignedIn } from '../api/session.ts'
import { takeOutbox } from '../recording/take-outbox.ts'
import { toast } from '../ui/overlays/toast.ts'
import { TooltipProvider } from '../ui/overlays/tooltip.tsx'
import { ConnectionNotice } from './connection-notice.tsx'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // An answer that says no will say no again; only silence and passing trouble are worth a second try.
      retry: (failures, problem) =>
        failures < 1 && problem instanceof ApiProblem && (problem.status === 0 || problem.status >= 503),
    },
  },
})

// What one person was shown must not be there for the next.
onSessionChange(() => queries.clear())

/** The screens that need a login. Without one, now or later, the login screen remembers where the person was. */
export function SignedIn() {
  const signedIn = useSignedIn()
  const [wasSignedIn] = useState(signedIn)
  const location = useLocation()
  // Messages name pages of the person who was logged in: the next person must not see them.
  useEffect(() => {
    toast.allow(signedIn)
    return () => toast.allow(false)
  }, [signedIn])
  // Takes that were on their way when the browser was closed go on.
  useEffect(() => (signedIn ? takeOutbox.start() : undefined), [signedIn])
  if (!signedIn) {
    const ended = wasSignedIn && endedElsewhere()
    return <Navigate to="/login" replace state={{ from: location, ended }} />
  }
  return (
    <QueryClientProvider client={queries}>
      {/* Style elements of scripts are forbidden; `styles.css` has the rule that this one would bring. */}
      <CSPProvider disableStyleElements>
        <TooltipProvider>
          <Outlet />
          <ConnectionNotice />
        </TooltipProvider>
      </CSPProvider>
    </QueryClientProvider>
  )
}
