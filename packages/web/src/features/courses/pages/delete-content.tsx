import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { create } from 'zustand'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { formatViews } from '../../../formats/format-views.ts'
import { PageStaysNote } from '../../../sharing/published/page-stays-note.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useReadPagesAgain } from '../state/course-queries.ts'
import { messages } from './messages.ts'

interface Content {
  readonly course: Course
  readonly page: CoursePage
  readonly format: Format
}

/** The content that the question is about. It stays while the dialog closes. */
const useQuestion = create<{ open: boolean; content?: Content }>(() => ({ open: false }))

/** Asks whether to delete the content of a page. */
export function askToDelete(content: Content): void {
  useQuestion.setState({ open: true, content })
}

function closeQuestion(): void {
  useQuestion.setState({ open: false })
}

/** Asks, deletes the content and offers to undo it. Used once on the screen. */
export function DeleteContent() {
  const { open, content } = useQuestion()
  const readAgain = useReadPagesAgain()
  if (!content) return null

  const { course, page, format } = content
  const words = messages[format]
  const { calls } = formatViews[format]
  const params = { courseId: course.id, pageId: page.page_id }

  async function restore() {
    try {
      await call(calls.restore, { params })
    } catch (problem) {
      toast.error(sentenceOf(problem, words.notRestored))
    }
    await readAgain(course.id)
  }

  async function deleteContent() {
    closeQuestion()
    try {
      await call(calls.delete, { params })
      toast.success(words.deleted, {
        action: { label: messages.undo, onPress: () => inBackground(restore()) },
      })
    } catch (problem) {
      toast.error(sentenceOf(problem, words.notDeleted))
    }
    await readAgain(course.id)
  }

  return (
    <AlertDialog
      open={open}
      title={words.deleteTitle}
      confirmLabel={messages.delete}
      onConfirm={() => inBackground(deleteContent())}
      onCancel={closeQuestion}
    >
      {words.deleteQuestion}
      {open && <PageStaysNote {...params} format={format} />}
    </AlertDialog>
  )
}
