import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { RetryBanner } from '../../ui/retry-banner.tsx'
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
    <RetryBanner
      className="mx-3.5 mb-4 md:mx-5"
      reason={sentenceOf(problem, messages.pagesNotLoaded)}
      onRetry={onRetry}
    />
  )
}
