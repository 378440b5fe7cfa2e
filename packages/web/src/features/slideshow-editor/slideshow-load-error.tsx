import { CircleAlert } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { PageAddress } from '../../editing/document/editable-document.ts'
import { sentenceOf } from '../../api/api-problem.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useRegeneration } from './use-regeneration.ts'

interface SlideshowLoadErrorProps {
  page: PageAddress
  problem: unknown
  onGenerated: () => Promise<unknown>
}

/** What stands in place of a slideshow that could not be loaded: perhaps there is none yet, and one can be made. */
export function SlideshowLoadError({ page, problem, onGenerated }: SlideshowLoadErrorProps) {
  const navigate = useNavigate()
  const { generating, generate } = useRegeneration(page, { onGenerated, onFound: onGenerated })
  return (
    <main className="grid min-h-dvh place-content-center">
      <ScreenTitle of={['Error Loading Slideshow']} />
      <div role="alert">
        <EmptyState
          picture={<CircleAlert aria-hidden className="size-12 text-danger" />}
          title="Error Loading Slideshow"
          actions={
            <>
              <Button onClick={() => inBackground(navigate('/courses'))}>Back to Courses</Button>
              <Button look="primary" busy={generating} onClick={() => inBackground(generate())}>
                {generating ? 'Generating...' : 'Generate New Content'}
              </Button>
            </>
          }
        >
          {sentenceOf(
            problem,
            'Failed to load slideshow. The slideshow might not exist or there was an error fetching it.',
          )}
        </EmptyState>
      </div>
    </main>
  )
}
