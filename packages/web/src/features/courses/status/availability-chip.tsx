import type { PageAvailability } from '@lectern/domain/courses/course.ts'
import { EyeOff, Lock, Unlink, type LucideIcon } from 'lucide-react'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

const kinds: Record<PageAvailability, { label: string; Icon: LucideIcon; why: string }> = {
  hidden: { label: 'Hidden', Icon: EyeOff, why: 'Students cannot see this page.' },
  restricted: { label: 'Restricted', Icon: Lock, why: 'Students see this page only under conditions.' },
  unlisted: {
    label: 'Not listed',
    Icon: Unlink,
    why: 'Students can open this page, but the course page does not show it.',
  },
}

/** Says that students do not simply find a page on the course system, and why. */
export function AvailabilityChip({ availability }: { availability: PageAvailability }) {
  const { label, Icon, why } = kinds[availability]
  return (
    <Tooltip text={why}>
      <span className="inline-flex items-center gap-1 rounded-full bg-hover px-1.5 leading-normal font-medium text-ink-2">
        <Icon aria-hidden className="size-3" />
        {label}
        <span className="sr-only">: {why}</span>
      </span>
    </Tooltip>
  )
}
