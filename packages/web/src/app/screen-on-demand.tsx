import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { inBackground } from '../ui/in-background.ts'
import { FailedScreen } from './failed-screen.tsx'

type Load = () => Promise<ComponentType>

/** Without an answer in this time, Lectern is not reachable. In milliseconds. */
const longestAnswerMs = 5000

/** Starts Lectern again in this tab. */
const reloadPage = (): void => window.location.reload()

/**
 * The `lazy` of a route whose code is loaded at its first visit. The error screen of the router can only load the whole page
 * again, which a browser without a connection cannot do. So a screen takes its place that loads the code again.
 */
export function screenOnDemand(
  load: Load,
  restart = reloadPage,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() }
    } catch {
      return { Component: screenLoadedLater(load, restart) }
    }
  }
}

function screenLoadedLater(load: Load, restart: () => void): ComponentType {
  let loaded: ComponentType | undefined

  return function ScreenLoadedLater() {
    const [Screen, setScreen] = useState(() => loaded)
    const [trying, setTrying] = useState(false)
    const navigate = useNavigate()

    async function tryAgain(): Promise<boolean> {
      setTrying(true)
      try {
        loaded ??= await load()
        setScreen(() => loaded)
        return true
      } catch {
        return false
      } finally {
        setTrying(false)
      }
    }

    async function tryAgainOrRestart(): Promise<void> {
      // Lectern answers, but not with this code: another version of Lectern has other files.
      if (!(await tryAgain()) && (await isLecternReachable())) restart()
    }

    const tryByItself = useEffectEvent(() => {
      if (!loaded) inBackground(tryAgain())
    })
    useEffect(() => {
      const listening = new AbortController()
      window.addEventListener('online', tryByItself, listening)
      tryByItself()
      return () => listening.abort()
    }, [])

    if (Screen) return <Screen />
    return (
      <FailedScreen
        trying={trying}
        onBack={() => inBackground(navigate('/courses'))}
        onTryAgain={() => inBackground(tryAgainOrRestart())}
      />
    )
  }
}

async function isLecternReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(longestAnswerMs),
    })
    return ok
  } catch {
    return false
  }
}
