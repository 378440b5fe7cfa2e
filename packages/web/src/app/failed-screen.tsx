import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Logo } from '../ui/mark.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { messages } from './messages.ts'

interface FailedScreenProps {
  trying?: boolean
  onBack: () => void
  onTryAgain: () => void
}

/** Replaces a screen that cannot be loaded or rendered. */
export function FailedScreen({ trying = false, onBack, onTryAgain }: FailedScreenProps) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6">
      <ScreenTitle of={[messages.somethingWentWrong]} />
      <Logo />
      <EmptyState
        title={messages.somethingWentWrong}
        actions={
          <>
            <Button onClick={onBack}>{messages.backToCourses}</Button>
            <Button look="primary" busy={trying} onClick={onTryAgain}>
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
