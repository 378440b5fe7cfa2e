import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Logo } from '../ui/mark.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { messages } from './messages.ts'

/** Shown if a screen cannot be loaded or rendered. */
export function RouteError() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6">
      <ScreenTitle of={[messages.somethingWentWrong]} />
      <Logo />
      <EmptyState
        title={messages.somethingWentWrong}
        actions={
          <>
            <Button onClick={() => window.location.assign('/courses')}>{messages.backToCourses}</Button>
            <Button look="primary" onClick={() => window.location.reload()}>
              {messages.tryAgain}
            </Button>
          </>
        }
      >
        {messages.screenFailed}
      </EmptyState>
    </main>
  )
}
