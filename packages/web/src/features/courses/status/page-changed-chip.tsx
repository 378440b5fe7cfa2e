import { RefreshCw } from 'lucide-react'
import { formatMessages } from '@lectern/domain/courses/formats.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import { useChangedFormats } from '../../../editing/page-changes/changed-pages.ts'
import { listOf } from '../../../messages/lists.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { messages } from './messages.ts'

/** Shows that a page has changed since content was made from it, and which content. */
export function PageChangedChip({ page }: { page: PageAddress }) {
  const formats = useChangedFormats(page)
  if (formats.length === 0) return null
  const reason = messages.pageChanged.reason(listOf(formats.map((format) => formatMessages[format].label)))
  return (
    <Tooltip text={reason}>
      <span className="inline-flex items-center gap-1 rounded-full bg-progress-soft px-1.5 leading-normal font-medium text-ink">
        <RefreshCw aria-hidden className="size-3" />
        {messages.pageChanged.label}
        <span className="sr-only">{messages.reason(reason)}</span>
      </span>
    </Tooltip>
  )
}
