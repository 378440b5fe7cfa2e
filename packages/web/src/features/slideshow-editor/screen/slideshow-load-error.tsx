import { CircleAlert } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { sentenceOf } from '../../../api/api-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { useRegeneration } from '../use-regeneration.ts'
import { messages } from '../messages.ts'

interface SlideshowLoadErrorProps {
  page: PageAddress
  problem: unknown
  onGenerated: () => Promise<unknown>
}

/** Shown if a slideshow cannot be loaded. Perhaps none exists, so it offers to generate one. */
export function SlideshowLoadError({ page, problem, onGenerated }: SlideshowLoadErrorProps) {
  const navigate = useNavigate()
  const { generating, generate } = useRegeneration(page, {
    onGenerated,
    onFailed: onGenerated,
    onFound: onGenerated,
  })
  return (
    <main className="grid min-h-dvh place-content-center">
      <ScreenTitle of={[messages.cannotLoad]} />
      <div role="alert">
        <EmptyState
          picture={<CircleAlert aria-hidden className="size-12 text-danger" />}
          title={messages.cannotLoad}
          actions={
            <>
              <Button onClick={() => inBackground(navigate('/courses'))}>{messages.backToCourses}</Button>
              <Button look="primary" busy={generating} onClick={() => inBackground(generate())}>
                {generating ? messages.generating : messages.generateNewContent}
              </Button>
            </>
          }
        >
          {sentenceOf(problem, messages.loadingFailed)}
        </EmptyState>
      </div>
    </main>
  )
}
