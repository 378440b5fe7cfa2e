import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Logo } from '../ui/mark.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'

/** What is shown when a screen could not be fetched or drawn. */
export function RouteError() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6">
      <ScreenTitle of={['Something went wrong']} />
      <Logo />
      <EmptyState
        title="Something went wrong"
        actions={
          <>
            <Button onClick={() => window.location.assign('/courses')}>Back to Courses</Button>
            <Button look="primary" onClick={() => window.location.reload()}>
              Try again
            </Button>
          </>
        }
      >
        This screen could not be shown. What you saved is safe.
      </EmptyState>
    </main>
  )
}
