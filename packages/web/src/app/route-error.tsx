import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/mark.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { messages } from './messages.ts'

/** Shown if a screen cannot be loaded or rendered. It is in the code of the login screen, so it is short. */
export function RouteError() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <ScreenTitle of={[messages.somethingWentWrong]} />
      <Logo />
      <h1 className="text-lg font-strong">{messages.somethingWentWrong}</h1>
      <p className="text-ink-2">{messages.screenFailed}</p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button onClick={() => window.location.assign('/courses')}>{messages.backToCourses}</Button>
        <Button look="primary" onClick={() => window.location.reload()}>
          {messages.tryAgain}
        </Button>
      </div>
    </main>
  )
}
