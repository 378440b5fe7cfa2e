import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { messages } from './messages.ts'

const kinds = {
  bad: { icon: CircleAlert, look: 'border-danger-line bg-danger-soft text-danger-text' },
  warn: { icon: TriangleAlert, look: 'border-progress/70 bg-progress-soft text-ink' },
  good: { icon: CircleCheck, look: 'border-done/60 bg-done-soft text-ink' },
  info: { icon: Info, look: 'border-brand-line bg-brand-soft text-ink' },
} as const

interface BannerProps {
  kind?: keyof typeof kinds
  children: ReactNode
  /** One button or link. */
  action?: ReactNode
  onDismiss?: () => void
  className?: string
}

/** A message at the place that it is about. Screen readers announce errors and warnings immediately. */
export function Banner({ kind = 'bad', children, action, onDismiss, className }: BannerProps) {
  const { icon: Icon, look } = kinds[kind]
  return (
    <div
      role={kind === 'bad' || kind === 'warn' ? 'alert' : 'status'}
      className={classes(
        'flex items-start gap-3 rounded-2 border py-2.5 ps-3.5 pe-3 text-start text-sm leading-[1.45]',
        look,
        className,
      )}
    >
      <Icon aria-hidden className="mt-px" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
      {onDismiss && (
        <IconButton label={messages.dismiss} size="tiny" onClick={onDismiss} className="-my-0.5">
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
    </div>
  )
}
