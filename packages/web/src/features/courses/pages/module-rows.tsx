import type { Course } from '@lectern/domain/courses/course.ts'
import type { CourseModule } from '@lectern/domain/courses/modules.ts'
import { RenderNearViewport } from '../../../ui/viewport/render-near-viewport.tsx'
import { PageRow } from './page-row.tsx'
import type { OnTick } from '../state/row-range.ts'

interface ModuleRowsProps {
  course: Course
  module: CourseModule
  onTick: OnTick
}

/** Few enough to render in one frame, and enough to keep the number of blocks small. */
const rowsInBlock = 10

/** The rows of a module, in blocks that are rendered only near the viewport. */
export function ModuleRows({ course, module: { id, pages }, onTick }: ModuleRowsProps) {
  const starts = Array.from(
    { length: Math.ceil(pages.length / rowsInBlock) },
    (_, block) => block * rowsInBlock,
  )
  return starts.map((start) => {
    const rows = pages.slice(start, start + rowsInBlock)
    return (
      <RenderNearViewport
        key={start}
        id={`rows ${course.id} ${id} ${start}`}
        estimate={`calc(${rows.length} * var(--page-row))`}
        ahead={1200}
        roomClassName="bg-[repeating-linear-gradient(transparent_0_calc(var(--page-row)-1px),var(--line)_0_var(--page-row))]"
      >
        {rows.map((page, index) => (
          <PageRow
            key={page.page_id}
            course={course}
            page={page}
            moduleId={id}
            place={start + index + 1}
            count={pages.length}
            onTick={onTick}
          />
        ))}
      </RenderNearViewport>
    )
  })
}
