import { healthApi } from '@lectern/domain/api/health.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRouteError } from 'react-router'
import { ApiProblem } from '../api/api-problem.ts'
import { call } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { inBackground } from '../ui/in-background.ts'
import { Logo } from '../ui/mark.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { messages as appMessages } from './messages.ts'
import { RouteError } from './route-error.tsx'
import { messages } from './screen-error-messages.ts'
import { StartingScreen } from './starting-screen.tsx'

interface ScreenErrorProps {
  reload?: () => void
}

/** Shown in place of a screen behind the login that cannot be loaded or rendered. */
export function ScreenError(props: ScreenErrorProps) {
  return isNotLoaded(useRouteError()) ? <CodeNotLoaded {...props} /> : <RouteError />
}

/** Browsers have only messages for code that cannot be loaded: those of Chrome, Firefox and Safari, and Vite's for styles. */
function isNotLoaded(error: unknown): boolean {
  const known = /dynamically imported module|importing a module script failed|unable to preload/i
  return error instanceof Error && known.test(error.message)
}

/** Says whether Lectern is away or has other code by now. A page that is loaded again gets the new code. */
function CodeNotLoaded({ reload = () => window.location.reload() }: ScreenErrorProps) {
  const [found, setFound] = useState<'away' | 'notLoaded'>()
  const [asking, setAsking] = useState(false)
  const [failedAttempts, setFailedAttempts] = useState(0)
  const tryAgain = async () => {
    setAsking(true)
    // Without a connection, loading the page would show an error of the browser.
    const reachable = await isReachable()
    setAsking(false)
    if (reachable) return reload()
    setFound('away')
    setFailedAttempts((before) => before + 1)
  }
  const onOnline = useEffectEvent(() => inBackground(tryAgain()))
  useEffect(() => {
    let left = false
    const ask = async () => {
      const reachable = await isReachable()
      if (!left) setFound(reachable ? 'notLoaded' : 'away')
    }
    inBackground(ask())
    const online = () => onOnline()
    window.addEventListener('online', online)
    return () => {
      left = true
      window.removeEventListener('online', online)
    }
  }, [])
  if (!found) return <StartingScreen />
  const title = messages[found]
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6">
      <ScreenTitle of={[title]} />
      <h1>
        <Logo />
      </h1>
      {/* Screen readers announce a new alert after each attempt, also if it says the same. */}
      <div key={failedAttempts} role="alert">
        <EmptyState
          title={title}
          actions={
            <>
              {found === 'notLoaded' && (
                <Button onClick={() => window.location.assign('/courses')}>
                  {appMessages.backToCourses}
                </Button>
              )}
              <Button ref={focus} look="primary" busy={asking} onClick={() => inBackground(tryAgain())}>
                {appMessages.tryAgain}
              </Button>
            </>
          }
        >
          {found === 'away' ? messages.whileAway : messages.afterLoss}
        </EmptyState>
      </div>
    </main>
  )
}

/** The control that opened the screen was removed with its screen. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** A proxy in front of a Lectern that restarts answers with an error, which counts as no answer. */
async function isReachable(): Promise<boolean> {
  try {
    await call(healthApi.get)
    return true
  } catch (problem) {
    if (problem instanceof ApiProblem) return false
    throw problem
  }
}
