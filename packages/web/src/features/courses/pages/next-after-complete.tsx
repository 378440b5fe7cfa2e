import type { Course } from '@lectern/domain/courses/course.ts'
import { type Format, formatNames, formats } from '@lectern/domain/courses/formats.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { RichMessage } from '../../../messages/rich-message.tsx'
import { blankAfter } from '../../../messages/sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { selectPages } from '../state/course-list-store.ts'
import { usePages } from '../state/course-queries.ts'
import { messages } from './messages.ts'
import { nextPageWithout } from './next-page-without.ts'

/** The state that an editor puts into the history entry of the course list after *Complete*. */
const completionState = z.object({
  completed: z.object({ courseId: z.string(), pageId: z.string(), format: z.enum(formatNames) }),
})

interface NextAfterCompleteProps {
  courses: readonly Course[]
  onGenerate: () => void
  /** Called before the message is removed. The focus is still in it. */
  onDismiss: () => void
}

/** Shown after *Complete*: the completed content and the next step. */
export function NextAfterComplete({ courses, ...actions }: NextAfterCompleteProps) {
  const { completed } = completionState.safeParse(useLocation().state).data ?? {}
  const course = courses.find(({ id }) => id === completed?.courseId)
  if (!completed || !course) return null
  return <NextStep course={course} pageId={completed.pageId} format={completed.format} {...actions} />
}

interface NextStepProps extends Omit<NextAfterCompleteProps, 'courses'> {
  course: Course
  pageId: string
  format: Format
}

function NextStep({ course, pageId, format, onGenerate, onDismiss }: NextStepProps) {
  const { data: pages } = usePages(course)
  const navigate = useNavigate()
  const page = pages?.find((one) => one.page_id === pageId)
  const message = useFocusAfterEditor(page !== undefined)
  if (!pages || !page) return null
  const next = nextPageWithout(pages, pageId, format)
  const words = messages[format]
  // Removes the state from the history entry, so that the message does not return on going back.
  const dismiss = () => {
    onDismiss()
    inBackground(navigate('.', { replace: true, state: null }))
  }

  function generate(nextId: string): void {
    dismiss()
    selectPages(course.id, [nextId], true)
    onGenerate()
  }

  return (
    <Banner kind="good" className="mb-3" onDismiss={dismiss}>
      <p ref={message} tabIndex={-1}>
        <RichMessage
          text={words.complete}
          parts={{ page: <bdi className="font-strong">{page.page_title}</bdi> }}
        />
        {blankAfter(words.complete)}
        {next ? (
          <RichMessage
            text={words.next}
            parts={{ page: <bdi className="font-strong">{next.page_title}</bdi> }}
          />
        ) : (
          <RichMessage text={words.allComplete} parts={{ course: <bdi>{course.name}</bdi> }} />
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {next && (
          <Button size="small" onClick={() => generate(next.page_id)}>
            {words.generateNext}
          </Button>
        )}
        {formats[format].hasFeed && (
          <Button
            size="small"
            onClick={() =>
              inBackground(
                navigate(`/courses?feed=${encodeURIComponent(course.id)}`, { replace: true, state: null }),
              )
            }
          >
            {messages.openFeed}
          </Button>
        )}
      </div>
    </Banner>
  )
}

/**
 * The element that gets the focus when it is shown. The button that was pressed has gone with the editor, so the keyboard
 * would start at the top of the page. A focus that the author has moved in the meantime stays.
 */
function useFocusAfterEditor(isShown: boolean) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isShown && document.activeElement === document.body) ref.current?.focus()
  }, [isShown])
  return ref
}
