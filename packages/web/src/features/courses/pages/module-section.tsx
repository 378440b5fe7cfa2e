import type { Course } from '@lectern/domain/courses/course.ts'
import type { CourseModule } from '@lectern/domain/courses/modules.ts'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import {
  moduleKey,
  selectPages,
  toggleFolded,
  useCourseList,
  useShareSelected,
} from '../state/course-list-store.ts'
import { messages } from './messages.ts'
import { ModuleRows } from './module-rows.tsx'
import type { OnTick } from '../state/row-range.ts'

interface ModuleSectionProps {
  course: Course
  module: CourseModule
  onTick: OnTick
}

/** A module: a dark header that stays visible, and its pages. */
export function ModuleSection({ course, module, onTick }: ModuleSectionProps) {
  const open = useCourseList((list) => !list.folded.has(moduleKey(course.id, module.id)))
  const share = useShareSelected(course.id, module.pages)
  const listId = useId()
  const pageIds = () => module.pages.map((page) => page.page_id)
  return (
    <section aria-label={module.name}>
      <header className="sticky top-(--bar) z-1 flex min-h-10.5 items-center gap-2 bg-band ps-2 pe-3.5 text-on-band shadow-[0_3px_6px_-1px_oklch(0.25_0.03_250/0.3)] md:gap-3.5 md:ps-3.5 md:pe-5">
        <Checkbox
          label={messages.selectModule(module.name)}
          checked={share === 'all'}
          mixed={share === 'some'}
          onChange={(chosen) => selectPages(course.id, pageIds(), chosen)}
          look="band"
          className="ms-1 md:ms-1.5"
        />
        <h3 className="min-w-0 flex-1 md:ms-1.5">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => toggleFolded(course.id, module.id)}
            className="flex min-h-10.5 w-full items-center gap-2 rounded-1 text-start text-sm leading-snug font-strong focus-visible:-outline-offset-2 focus-visible:outline-on-band"
          >
            {open ? (
              <ChevronDown aria-hidden className="size-4 text-on-band-2" />
            ) : (
              <ChevronRight aria-hidden className="size-4 text-on-band-2 rtl:-scale-x-100" />
            )}
            <span className="py-2" dir="auto">
              {module.name}
            </span>
          </button>
        </h3>
        <span className="text-xs whitespace-nowrap text-on-band-2 tabular-nums">
          {messages.pageCount(module.pages.length)}
        </span>
      </header>
      {/* The items of the list are in blocks. A <ul> may contain only <li>. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="list" id={listId} hidden={!open}>
        {open && <ModuleRows course={course} module={module} onTick={onTick} />}
      </div>
    </section>
  )
}
