import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import { memo } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { classes } from '../../../ui/classes.ts'
import { AvailabilityChip } from '../status/availability-chip.tsx'
import { PageChangedChip } from '../status/page-changed-chip.tsx'
import { ContentCell } from './content-cell.tsx'
import { messages } from './messages.ts'
import { useIsSelected } from '../state/course-list-store.ts'
import type { OnTick } from '../state/row-range.ts'

interface PageRowProps {
  course: Course
  page: CoursePage
  moduleId: string
  /** Position in the module and number of its pages. Not all of them are in the document. */
  place: number
  count: number
  onTick: OnTick
}

/** One page: its title, and its content in each format. */
export const PageRow = memo(function PageRow({ course, page, moduleId, place, count, onTick }: PageRowProps) {
  const selected = useIsSelected(course.id, page.page_id)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its list cannot be a <ul>, see there
      role="listitem"
      aria-posinset={place}
      aria-setsize={count}
      className={classes(
        'grid min-h-(--page-row) grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1 py-2 ps-2 pe-3',
        'md:grid-cols-[2rem_minmax(9.5rem,1fr)_minmax(0,18.625rem)_minmax(0,18.625rem)] md:gap-x-3.5 md:gap-y-0 md:py-0 md:ps-3.5 md:pe-5',
        place > 1 && 'border-t border-line',
        selected ? 'bg-brand-soft' : 'hover:bg-hover/45',
      )}
    >
      <Checkbox
        label={messages.selectPage(page.page_title)}
        checked={selected}
        onChange={(chosen, ranged) => onTick({ moduleId, pageId: page.page_id }, chosen, ranged)}
        className="ms-1 max-md:mt-0.5 max-md:self-start md:ms-1.5"
      />
      <div className="min-w-0 md:py-2">
        <p className="leading-[1.3] font-medium [overflow-wrap:anywhere]">
          <bdi>{page.page_title}</bdi>
        </p>
        <p className="mt-px flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-xs text-ink-3">
          {messages.contentPage}
          <PageChangedChip page={{ courseId: course.id, pageId: page.page_id }} />
          {page.availability && <AvailabilityChip availability={page.availability} />}
        </p>
      </div>
      {formatNames.map((format) => (
        <div key={format} className="min-w-0 max-md:col-span-full">
          <ContentCell course={course} page={page} format={format} />
        </div>
      ))}
    </div>
  )
})
