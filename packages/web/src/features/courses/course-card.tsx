import type { Course } from '@lectern/domain/courses/course.ts'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { memo, useId, useMemo, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { inBackground } from '../../ui/in-background.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toggleExpanded, useCourseList } from './state/course-list-store.ts'
import { CoursePages } from './course-pages.tsx'
import { CourseProblem } from './course-problem.tsx'
import { usePages } from './state/course-queries.ts'
import { useTrackVisibility } from './state/visible-courses.ts'
import { ImportedChip } from './import/imported-chip.tsx'
import { messages } from './messages.ts'
import { StatusBars } from './status/status-bars.tsx'
import { distinctPages } from './status/status-counts.ts'

interface CourseCardProps {
  course: Course
  onGenerate: () => void
}

/** A course with its progress and, if expanded, its pages. */
export const CourseCard = memo(function CourseCard({ course, onGenerate }: CourseCardProps) {
  const { data, dataUpdatedAt, isPending, error, refetch } = usePages(course)
  const expanded = useCourseList((list) => list.expanded.has(course.id))
  const card = useRef<HTMLElement>(null)
  useTrackVisibility(course.id, card)
  const titleId = useId()
  const bodyId = useId()
  const pages = useMemo(() => data && distinctPages(data), [data])
  return (
    <article
      ref={card}
      aria-labelledby={titleId}
      className={classes(
        'min-w-0 overflow-clip rounded-3 border border-line bg-surface shadow-1',
        // Browsers skip the layout of closed cards outside the viewport. Open cards limit their rows themselves.
        !expanded && '[content-visibility:auto] [contain-intrinsic-block-size:auto_5rem]',
      )}
    >
      <header
        data-tour="course"
        className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-2 gap-y-2 py-3.5 ps-2 pe-3.5 hover:bg-hover/45 md:grid-cols-[2rem_minmax(0,1fr)_minmax(18.75rem,40%)] md:gap-3.5 md:py-4 md:ps-3.5 md:pe-5"
      >
        <span className="grid place-items-center text-ink-2">
          {expanded ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden className="rtl:-scale-x-100" />}
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg leading-snug font-strong">
            <button
              type="button"
              aria-expanded={expanded}
              aria-controls={bodyId}
              onClick={() => toggleExpanded(course.id)}
              className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1 rounded-1 text-start after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {course.name}
              </span>
              <span className="rounded-1 bg-sunken px-1.75 py-1.25 font-mono text-xs leading-none font-medium text-ink-2 empty:hidden">
                {course.course_code}
              </span>
            </button>
          </h2>
          {pages ? (
            <p className="mt-0.75 text-sm text-ink-3">{messages.pageCount(pages.length)}</p>
          ) : (
            isPending && <Skeleton className="mt-2 h-3 w-40" />
          )}
          {course.imported && <ImportedChip courseId={course.id} imported={course.imported} />}
        </div>
        <div data-tour="status" className="max-md:col-start-2">
          {pages ? <StatusBars pages={pages} /> : isPending && <BarsSkeleton />}
        </div>
      </header>
      {error && (
        <CourseProblem problem={error} known={data !== undefined} onRetry={() => inBackground(refetch())} />
      )}
      <div id={bodyId} hidden={!expanded}>
        {expanded && data && (
          <CoursePages course={course} pages={data} readAt={dataUpdatedAt} onGenerate={onGenerate} />
        )}
      </div>
    </article>
  )
})

function BarsSkeleton() {
  return (
    <div className="grid gap-4 py-1">
      <Skeleton className="h-2" />
      <Skeleton className="h-2" />
    </div>
  )
}
