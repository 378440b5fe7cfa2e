import { FailedScreen } from './failed-screen.tsx'

/** Shown if a screen cannot be rendered. Its state may be the reason, so both buttons start Lectern again. */
export function RouteError() {
  return (
    <FailedScreen
      onBack={() => window.location.assign('/courses')}
      onTryAgain={() => window.location.reload()}
    />
  )
}
