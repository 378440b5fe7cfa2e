import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { groupIntoModules, type CourseModule } from '@lectern/domain/courses/modules.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import { AudioLines } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useCheckPages } from '../../editing/page-changes/changed-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RenderNearViewport } from '../../ui/viewport/render-near-viewport.tsx'
import {
  moduleKey,
  selectPages,
  togglePage,
  useCourseList,
  useShareSelected,
} from './state/course-list-store.ts'
import { CoursePronunciation } from './course-pronunciation.tsx'
import { messages } from './messages.ts'
import { RemoveCourse } from './import/remove-course.tsx'
import { ModuleSection } from './pages/module-section.tsx'
import { NoModulesPicture } from './pictures.tsx'
import { PodcastFeed } from './feed/podcast-feed.tsx'
import { PublishCourse } from './publish-course.tsx'
import { ShareCourse } from './share-course.tsx'
import { rowsOf, type OnTick } from './state/row-range.ts'
import { statusOf } from './status/status-counts.ts'
import { Dot } from './status/status-dot.tsx'

interface CoursePagesProps {
  course: Course
  pages: readonly CoursePage[]
  /** When the pages were read. */
  readAt: number
  onGenerate: () => void
}

/** The body of an expanded course: actions for all of its pages, and the pages by module. */
export function CoursePages({ course, pages, readAt, onGenerate }: CoursePagesProps) {
  useCheckPages(course.id, readAt, pages.some(hasContent))
  const modules = useMemo(() => groupIntoModules(pages), [pages])
  const tickRow: OnTick = useCallback(
    (row, chosen, ranged) =>
      togglePage(course.id, row, chosen, { ranged, rows: rowsOf(unfolded(course.id, modules)) }),
    [course.id, modules],
  )
  return (
    <RenderNearViewport
      id={`course ${course.id}`}
      estimate={estimatedHeight(course.id, modules)}
      ahead={2400}
    >
      <CourseActions course={course} pages={pages} onGenerate={onGenerate} />
      {modules.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState picture={<NoModulesPicture />} title={messages.noModules}>
            {messages.noModulesYet}
          </EmptyState>
        </div>
      ) : (
        modules.map((module) => (
          <ModuleSection key={module.id} course={course} module={module} onTick={tickRow} />
        ))
      )}
    </RenderNearViewport>
  )
}

const hasContent = (page: CoursePage): boolean =>
  formatNames.some((format) => statusOf(page, format) !== 'Not_Started')

function unfolded(courseId: string, modules: readonly CourseModule[]): CourseModule[] {
  const { folded } = useCourseList.getState()
  return modules.filter((module) => !folded.has(moduleKey(courseId, module.id)))
}

/** Height before the first rendering: the line of actions, the headers of the modules, and a row for each page. */
function estimatedHeight(courseId: string, modules: readonly CourseModule[]): string {
  const rows = unfolded(courseId, modules).reduce((sum, module) => sum + module.pages.length, 0)
  return `calc(3.25rem + ${modules.length} * 2.625rem + ${rows} * var(--page-row))`
}

function CourseActions({ course, pages, onGenerate }: Omit<CoursePagesProps, 'readAt'>) {
  const share = useShareSelected(course.id, pages)
  const pageIds = () => pages.map((page) => page.page_id)
  return (
    <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2.5 border-t border-line px-3.5 py-2.5 text-sm text-ink-2 md:px-5">
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the Checkbox inside is the control */}
      <label className="inline-flex cursor-pointer items-center gap-3 font-medium">
        <Checkbox
          label={messages.selectAllPages(course.name)}
          checked={share === 'all'}
          mixed={share === 'some'}
          disabled={pages.length === 0}
          onChange={(chosen) => selectPages(course.id, pageIds(), chosen)}
          className="md:ms-0.25"
        />
        {messages.selectAll}
      </label>
      <StatusKey />
      {/* The group wraps as a whole, so the main button stays at the end of its line. */}
      <div className="ms-auto flex flex-wrap items-center justify-end gap-x-4.5 gap-y-2 max-md:contents">
        <div className="flex flex-wrap gap-x-1 gap-y-2 max-md:order-last max-md:-mx-3">
          <CoursePronunciation course={course} />
          <ShareCourse course={course} />
          <PublishCourse course={course} pages={pages} />
          <PodcastFeed course={course} />
          {course.imported && <RemoveCourse course={course} />}
        </div>
        <Button
          data-tour="generate"
          look="primary"
          size="small"
          className="max-md:ms-auto"
          icon={<AudioLines aria-hidden className="size-4" />}
          onClick={onGenerate}
        >
          {messages.generateContent}
        </Button>
      </div>
    </div>
  )
}

/** The legend of the dots. */
function StatusKey() {
  return (
    <span className="flex gap-4.5 text-xs text-ink-3 max-lg:hidden">
      <span className="inline-flex items-center gap-1.5">
        <Dot status="Completed" className="size-3" />
        {messages.completed}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Dot status="In_Progress" className="size-3" />
        {messages.inProgress}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Dot status="Not_Started" className="size-3" />
        {messages.notStarted}
      </span>
    </span>
  )
}
