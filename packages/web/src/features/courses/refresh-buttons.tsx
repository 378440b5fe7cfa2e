import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { RichMessage } from '../../messages/rich-message.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { useCoursesBeingRead } from './state/course-queries.ts'
import { useRefresh } from './state/use-refresh.ts'
import { messages } from './messages.ts'

/** Loads the courses again. A course system that does not answer takes long, so this can be cancelled then. */
export function RefreshButtons({ courses }: { courses: number }) {
  const { running, cancellable, refresh, cancel } = useRefresh()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        busy={running}
        icon={<RefreshCw aria-hidden className="size-4" />}
        onClick={() => inBackground(refresh())}
      >
        {running ? <RefreshProgress courses={courses} /> : messages.refresh}
      </Button>
      {cancellable && (
        <Button
          look="quiet"
          size="small"
          aria-label={messages.cancelRefreshing}
          onClick={() => {
            // This button disappears.
            button.current?.focus()
            inBackground(cancel())
          }}
        >
          {messages.cancel}
        </Button>
      )}
    </>
  )
}

function RefreshProgress({ courses }: { courses: number }) {
  const left = useCoursesBeingRead()
  return (
    <span className="tabular-nums">
      {courses === 0 ? (
        messages.refreshing
      ) : (
        <RichMessage
          text={messages.refreshingCourses(Math.max(0, courses - left), courses)}
          parts={{ count: <span className="max-md:hidden" /> }}
        />
      )}
    </span>
  )
}
