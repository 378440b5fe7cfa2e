import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

const looks = {
  primary: 'bg-brand text-on-brand shadow-1 hover:bg-brand-hover active:bg-brand-press',
  secondary: 'bg-surface text-ink inset-ring inset-ring-line-strong hover:bg-hover',
  soft: 'bg-brand-soft text-brand-text hover:bg-brand-soft-2',
  quiet: 'text-ink-2 hover:bg-hover hover:text-ink',
  /** For the action of a message. */
  link: 'text-brand-text hover:bg-hover',
  complete: 'bg-done-button text-on-done shadow-1 hover:bg-done-button-hover',
  dangerous: 'bg-danger text-on-danger hover:bg-danger-hover',
  /** On a dark band. */
  band: 'bg-on-band text-band hover:bg-on-band-2',
} as const

const offLooks: Partial<Record<keyof typeof looks, string>> = {
  primary: 'bg-hover',
  complete: 'bg-hover',
  dangerous: 'bg-hover',
  secondary: 'inset-ring inset-ring-line',
}

const sizes = {
  small: 'min-h-8 px-3 text-sm gap-1.5',
  medium: 'min-h-10 px-4 text-md gap-2',
  large: 'min-h-12 px-5.5 text-control gap-2',
} as const

/** Negative margins equal to the padding of each size. */
const flushes = { small: '-ms-3', medium: '-ms-4', large: '-ms-5.5' } as const

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks
  size?: keyof typeof sizes
  /** Aligns the label with the text above. For looks without a background or border. */
  flush?: boolean
  icon?: ReactNode
  /** True while work is running. A spinner replaces the icon. The button cannot be pressed, but keeps the focus. */
  busy?: boolean
  /** Looks disabled and is announced as disabled. Pressing it shows the reason. */
  unavailable?: boolean
}

export function Button({
  look = 'secondary',
  size = 'medium',
  flush = false,
  icon,
  busy = false,
  unavailable = false,
  disabled = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || undefined}
      onClick={busy ? undefined : onClick}
      className={classes(
        'pressable inline-flex items-center justify-center rounded-2 leading-tight font-strong whitespace-nowrap no-underline',
        sizes[size],
        flush && flushes[size],
        disabled || unavailable ? `cursor-not-allowed text-ink-off ${offLooks[look] ?? ''}` : looks[look],
        className,
      )}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
