import { X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { messages } from '../messages.ts'
import type { PageOfCourse } from '../selection.ts'

interface SelectedPagesProps {
  pages: readonly PageOfCourse[]
  onRemove: (page: PageOfCourse) => void
}

/** The selected pages with buttons that remove them, or a hint if no page is selected. */
export function SelectedPages({ pages, onRemove }: SelectedPagesProps) {
  if (pages.length === 0) return <p className="text-sm text-ink-3">{messages.selectPages}</p>
  return (
    // Hundreds of pages scroll in the list. Its height shows half of the last row, so that users see it.
    <ul aria-label={messages.listOfPages} className="flex max-h-40.5 flex-wrap gap-2 overflow-y-auto p-px">
      {pages.map((one) => (
        <li
          key={`${one.course.id} ${one.page.page_id}`}
          className="inline-flex min-h-7.5 items-center gap-1 rounded-full bg-sunken ps-3 pe-1 text-sm inset-ring inset-ring-line"
        >
          <span dir="auto">{one.page.page_title}</span>
          <IconButton
            label={messages.removePage(one.page.page_title)}
            size="tiny"
            onClick={() => onRemove(one)}
          >
            <X aria-hidden className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
