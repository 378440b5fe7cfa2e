import { courseListKeys } from '../features/courses/course-list-keys.ts'
import { CoursesScreen } from '../features/courses/courses-screen.tsx'
import { GenerateDialog } from '../features/generate/dialog/generate-dialog.tsx'
import { GenerationSummaries } from '../features/generate/generation-summaries.tsx'
import { HelpMenu } from '../features/guide/help-menu.tsx'

/** The course list with the dialogs of generation, and the help menu. */
export function CoursesPage() {
  return (
    <>
      <CoursesScreen GenerateDialog={GenerateDialog} help={<HelpMenu hints={courseListKeys()} />} />
      <GenerationSummaries />
    </>
  )
}
