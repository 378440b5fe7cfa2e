import { CoursesScreen } from '../features/courses/courses-screen.tsx'
import { GenerateDialog } from '../features/generate/generate-dialog.tsx'
import { GenerationSummaries } from '../features/generate/generation-summaries.tsx'

/** The course list together with what generates from it. */
export function CoursesPage() {
  return (
    <>
      <CoursesScreen GenerateDialog={GenerateDialog} />
      <GenerationSummaries />
    </>
  )
}
