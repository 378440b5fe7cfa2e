import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { useCourseSystem } from './state/course-queries.ts'

interface CourseProblemProps {
  problem: unknown
  /** Whether pages are shown in spite of the problem. */
  known: boolean
  onRetry: () => void
}

/** Why the pages of a course could not be loaded. Not shown if the banner above the list has the same problem. */
export function CourseProblem({ problem, known, onRetry }: CourseProblemProps) {
  const { system } = useCourseSystem()
  if (known && problem instanceof ApiProblem && problem.code === system?.problem?.code) return null
  return (
    <Banner
      className="mx-3.5 mb-4 md:mx-5"
      action={
        <Button look="quiet" size="small" className="text-brand-text" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {sentenceOf(problem, messages.pagesNotLoaded)}
    </Banner>
  )
}
