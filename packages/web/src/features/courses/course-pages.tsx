import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { groupIntoModules } from '@lectern/domain/courses/modules.ts'
import { AudioLines } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { select, useShareSelected } from './course-list-store.ts'
import { ModuleSection } from './module-section.tsx'
import { NoModulesPicture } from './pictures.tsx'
import { Dot } from './status-dot.tsx'

interface CoursePagesProps {
  course: Course
  pages: readonly CoursePage[]
  onGenerate: () => void
}

/** The body of an expanded course: what can be done with all of its pages, and the pages by module. */
export function CoursePages({ course, pages, onGenerate }: CoursePagesProps) {
  const share = useShareSelected(course.id, pages)
  const modules = groupIntoModules(pages)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2.5 border-t border-line px-3.5 py-2.5 text-sm text-ink-2 md:px-5">
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the Checkbox inside is the control */}
        <label className="inline-flex cursor-pointer items-center gap-3 font-medium">
          <Checkbox
            label={`Select all pages of ${course.name}`}
            checked={share === 'all'}
            mixed={share === 'some'}
            disabled={pages.length === 0}
            onChange={(chosen) => select(course, pages, chosen)}
            className="md:ms-0.25"
          />
          Select all
        </label>
        <StatusKey />
        <Button
          look="primary"
          size="small"
          className="ms-auto"
          icon={<AudioLines aria-hidden className="size-4" />}
          onClick={onGenerate}
        >
          Generate Content
        </Button>
      </div>
      {modules.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState picture={<NoModulesPicture />} title="No modules found">
            This course doesn't have any modules yet.
          </EmptyState>
        </div>
      ) : (
        modules.map((module) => <ModuleSection key={module.id} course={course} module={module} />)
      )}
    </>
  )
}

/** What the dots mean. */
function StatusKey() {
  return (
    <span className="flex gap-4.5 text-xs text-ink-3 max-md:hidden">
      <span className="inline-flex items-center gap-1.5">
        <Dot status="Completed" className="size-3" />
        Completed
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Dot status="In_Progress" className="size-3" />
        In progress
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Dot status="Not_Started" className="size-3" />
        Not started
      </span>
    </span>
  )
}
