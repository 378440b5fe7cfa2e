import type { PageAvailability } from '@lectern/domain/courses/course.ts'
import { EyeOff, Lock, Unlink, type LucideIcon } from 'lucide-react'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { messages } from './messages.ts'

const icons: Record<PageAvailability, LucideIcon> = { hidden: EyeOff, restricted: Lock, unlisted: Unlink }

/** Shows that students cannot freely open a page on the course system, and why. */
export function AvailabilityChip({ availability }: { availability: PageAvailability }) {
  const Icon = icons[availability]
  const { label, reason } = messages[availability]
  return (
    <Tooltip text={reason}>
      <span className="inline-flex items-center gap-1 rounded-full bg-hover px-1.5 leading-normal font-medium text-ink-2">
        <Icon aria-hidden className="size-3" />
        {label}
        <span className="sr-only">{messages.reason(reason)}</span>
      </span>
    </Tooltip>
  )
}
