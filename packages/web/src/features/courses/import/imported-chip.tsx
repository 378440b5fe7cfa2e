import type { Course } from '@lectern/domain/courses/course.ts'
import { FileDown } from 'lucide-react'
import { useRef } from 'react'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { useArrivalInSight } from './arrival.ts'

interface ImportedChipProps {
  courseId: string
  imported: NonNullable<Course['imported']>
}

/** Says that a course came from a file, from which, and under which license it declares to be. */
export function ImportedChip({ courseId, imported: { file_name, license } }: ImportedChipProps) {
  const chip = useRef<HTMLSpanElement>(null)
  useArrivalInSight(courseId, chip)
  return (
    <span ref={chip} className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
      <Tooltip text={`Imported from ${file_name}`}>
        <span className="relative inline-flex min-h-6 items-center gap-1.25 rounded-full bg-brand-soft px-2 leading-none font-medium text-brand-text">
          <FileDown aria-hidden className="size-3.5" />
          Imported <span className="sr-only">from {file_name}</span>
        </span>
      </Tooltip>
      {license !== undefined && <span className="[overflow-wrap:anywhere]">License: {license}</span>}
    </span>
  )
}
