import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'

export const inputHeights = {
  small: 'min-h-8.5 px-2.5 py-1 text-sm',
  medium: 'min-h-10 px-3 py-2',
  large: 'min-h-12 px-3.5 py-2 text-control',
} as const

export type FieldSize = keyof typeof inputHeights

/** The look of all controls for text. */
export const inputLook =
  'w-full rounded-2 border border-line-strong bg-surface leading-[1.4] focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger disabled:border-line disabled:text-ink-off'

interface FieldProps {
  label: ReactNode
  /** Shows the label only to screen readers, if the position of the field explains it visually. */
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** A small element at the end of the label's line. */
  aside?: ReactNode
  className?: string | undefined
  children: (wiring: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/** A control with its label above and its hint or error below. Ids connect them. */
export function Field({ label, hideLabel = false, hint, error, aside, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className={classes('grid grid-cols-1 content-start', !hideLabel && 'gap-1.5', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex min-h-[1.3em] items-center justify-between gap-3'}>
        <label htmlFor={id} className="text-sm leading-[1.3] font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hasNote && <FieldNote id={noteId} error={error} hint={hint} />}
    </div>
  )
}

function FieldNote({ id, error, hint }: { id: string; error: string | undefined; hint: ReactNode }) {
  if (error === undefined) {
    return (
      <p id={id} className="text-xs leading-[1.4] text-ink-3">
        {hint}
      </p>
    )
  }
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-1.5 text-xs leading-[1.4] font-medium text-danger-text"
    >
      <CircleAlert aria-hidden className="mt-px size-4" />
      {error}
    </p>
  )
}
