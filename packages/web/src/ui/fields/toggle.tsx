import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

interface ToggleProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  pressed: boolean
  onChange: (pressed: boolean) => void
}

/** A button that stays pressed. The look of the pressed state comes from `className`. */
export function Toggle({ pressed, onChange, onClick, className, ...rest }: ToggleProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      onClick={(event) => {
        onClick?.(event)
        onChange(!pressed)
      }}
      className={classes('pressable rounded-2', className)}
    />
  )
}
