import { interfaceLanguages } from '@lectern/domain/interface-languages/interface-languages.ts'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { ApiProblem } from '../api/api-problem.ts'
import { useRememberAccountLanguage } from '../api/preferences.ts'
import { isSessionEndedElsewhere, onSessionChange, useSignedIn } from '../api/session.ts'
import { useInterfaceLanguage } from '../messages/interface-language.ts'
import { takeOutbox } from '../recording/outbox/take-outbox.ts'
import { toast } from '../ui/overlays/toast.ts'
import { TooltipProvider } from '../ui/overlays/tooltip.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { retryStyles } from './retry-styles.ts'
import { retryUnansweredQueries } from './retry-unanswered-queries.ts'
import { ScreenError } from './screen-error.tsx'

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The server would refuse a refused request again. Only a missing response or a temporary problem is retried.
      retry: (failures, problem) =>
        failures < 1 && problem instanceof ApiProblem && (problem.status === 0 || problem.status >= 503),
    },
  },
})

retryStyles()
retryUnansweredQueries(queries)

// The next user must not see data of the previous one.
onSessionChange(() => queries.clear())

/** The screens that need a login. Without a session they redirect to the login screen, which remembers their address. */
function SignedIn() {
  const signedIn = useSignedIn()
  const [wasSignedIn] = useState(signedIn)
  const location = useLocation()
  const { direction } = interfaceLanguages[useInterfaceLanguage()]
  // Messages name pages of the user who was logged in. The next user must not see them.
  useEffect(() => {
    toast.allow(signedIn)
    return () => toast.allow(false)
  }, [signedIn])
  // Continues uploads of recordings that were interrupted when the browser was closed.
  useEffect(() => (signedIn ? takeOutbox.start() : undefined), [signedIn])
  if (!signedIn) {
    const ended = wasSignedIn && isSessionEndedElsewhere()
    return <Navigate to="/login" replace state={{ from: location, ended }} />
  }
  return (
    <QueryClientProvider client={queries}>
      {/* The policy forbids style elements that scripts create. `styles.css` has their rule. */}
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={direction}>
          <TooltipProvider>
            <AccountLanguage />
            <Outlet />
            <ConnectionNotice />
          </TooltipProvider>
        </DirectionProvider>
      </CSPProvider>
    </QueryClientProvider>
  )
}

function AccountLanguage() {
  useRememberAccountLanguage()
  return null
}

// The names that the router reads. A boundary in the code of the login screen would make it larger.
export { SignedIn as Component, ScreenError as ErrorBoundary }
