import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { memo } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import { ContentCell } from './content-cell.tsx'
import { select, useIsSelected } from './course-list-store.ts'

/** One page: its title, and what there is of it in both formats. Rows out of sight cost nothing to lay out. */
export const PageRow = memo(function PageRow({ course, page }: { course: Course; page: CoursePage }) {
  const selected = useIsSelected(course.id, page.page_id)
  return (
    <li
      className={classes(
        'grid min-h-15 grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1 border-t border-line py-2 ps-2 pe-3 [content-visibility:auto] [contain-intrinsic-block-size:auto_3.75rem] first:border-t-0',
        'md:grid-cols-[2rem_minmax(9.5rem,1fr)_minmax(0,18.625rem)_minmax(0,18.625rem)] md:gap-x-3.5 md:gap-y-0 md:py-0 md:ps-3.5 md:pe-5',
        selected ? 'bg-brand-soft' : 'hover:bg-hover/45',
      )}
    >
      <Checkbox
        label={`Select ${page.page_title}`}
        checked={selected}
        onChange={(chosen) => select(course, [page], chosen)}
        className="ms-1 max-md:mt-0.5 max-md:self-start md:ms-1.5"
      />
      <div className="min-w-0 md:py-2">
        <p className="leading-[1.3] font-medium [overflow-wrap:anywhere]" dir="auto">
          {page.page_title}
        </p>
        <p className="mt-px text-xs text-ink-3">Content Page</p>
      </div>
      <div className="min-w-0 max-md:col-span-full">
        <ContentCell course={course} page={page} format="slideshow" />
      </div>
      <div className="min-w-0 max-md:col-span-full">
        <ContentCell course={course} page={page} format="podcast" />
      </div>
    </li>
  )
})
