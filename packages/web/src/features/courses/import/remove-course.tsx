import { coursesApi } from '@lectern/domain/api/courses.ts'
import type { Course } from '@lectern/domain/courses/course.ts'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { RichMessage } from '../../../messages/rich-message.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { messages } from './messages.ts'
import { useCourseCache } from './use-course-cache.ts'

/** Removes an imported course from the list after a question, and offers to undo it. */
export function RemoveCourse({ course }: { course: Course }) {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { add, remove } = useCourseCache()
  const params = { courseId: course.id }

  async function restore(place: number) {
    try {
      await call(coursesApi.restore, { params })
      add(course, place)
    } catch (problem) {
      toast.error(sentenceOf(problem, messages.notRestored))
    }
  }

  async function removeCourse() {
    setAsking(false)
    try {
      await call(coursesApi.remove, { params })
      const next = neighbourOf(button.current)
      const place = remove(course)
      next?.focus({ preventScroll: true })
      toast.success(messages.removed(course.name), {
        action: { label: messages.undo, onPress: () => inBackground(restore(place)) },
      })
    } catch (problem) {
      toast.error(sentenceOf(problem, messages.notRemoved))
    }
  }

  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        icon={<Trash2 aria-hidden className="size-4" />}
        onClick={() => setAsking(true)}
      >
        {messages.removeCourse}
      </Button>
      <AlertDialog
        open={asking}
        title={messages.removeCourse}
        confirmLabel={messages.remove}
        onConfirm={() => inBackground(removeCourse())}
        onCancel={() => setAsking(false)}
      >
        {messages.removeQuestion}
        <span className="mt-1.5 block [overflow-wrap:anywhere]">
          <RichMessage text={messages.removal} parts={{ course: <>{course.name}</> }} />
        </span>
      </AlertDialog>
    </>
  )
}

/** The heading of the next or previous course, which receives the focus when this course is removed. */
function neighbourOf(inside: Element | null): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('article h2 button')]
  const own = headings.findIndex((heading) => inside?.closest('article')?.contains(heading))
  return headings[own + 1] ?? headings[own - 1]
}
