import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

const sizes = {
  /** In dense lists. */
  tiny: 'size-6.5 rounded-row',
  /** 40 px for touch. */
  small: 'size-8 rounded-2 max-md:size-10 pointer-coarse:size-10',
  medium: 'size-10 rounded-2',
} as const

const looks = {
  quiet: 'text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'text-ink-2 hover:bg-danger-soft hover:text-danger-text',
  band: 'text-on-band-2 hover:bg-band-2 hover:text-on-band',
} as const

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The action and its object: 'Delete slideshow of Photosynthesis'. */
  label: string
  size?: keyof typeof sizes
  look?: keyof typeof looks
  /** Why it is disabled. Shown while the button is disabled. */
  disabledReason?: string
}

/** A button that shows only an icon. It always has an accessible name. */
export function IconButton({
  label,
  size = 'small',
  look = 'quiet',
  className,
  type = 'button',
  disabled = false,
  disabledReason,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-label={label}
      {...(disabled && disabledReason !== undefined
        ? { title: disabledReason, 'aria-description': disabledReason }
        : {})}
      className={classes(
        'pressable inline-grid shrink-0 place-items-center',
        sizes[size],
        disabled ? 'cursor-not-allowed text-ink-off' : looks[look],
        className,
      )}
    />
  )
}
