import type { Course } from '@lectern/domain/courses/course.ts'
import { FileDown } from 'lucide-react'
import { useRef } from 'react'
import { RichMessage } from '../../../messages/rich-message.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { useScrollToImported } from './imported-course.ts'
import { messages } from './messages.ts'

interface ImportedChipProps {
  courseId: string
  imported: NonNullable<Course['imported']>
}

/** Shows that a course was imported, from which file, and the license that the file declares. */
export function ImportedChip({ courseId, imported: { file_name, license } }: ImportedChipProps) {
  const chip = useRef<HTMLSpanElement>(null)
  useScrollToImported(courseId, chip)
  return (
    <span ref={chip} className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
      <Tooltip text={messages.importedFrom(file_name)}>
        <span className="relative inline-flex min-h-6 items-center gap-1.25 rounded-full bg-brand-soft px-2 leading-none font-medium text-brand-text">
          <FileDown aria-hidden className="size-3.5" />
          <RichMessage
            text={messages.importedChip}
            parts={{
              from: <span className="sr-only" />,
              file: <span className="sr-only">{file_name}</span>,
            }}
          />
        </span>
      </Tooltip>
      {license !== undefined && <span className="[overflow-wrap:anywhere]">{messages.license(license)}</span>}
    </span>
  )
}
