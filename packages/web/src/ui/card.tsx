import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** A raised surface with a thin border and a small shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classes('min-w-0 rounded-3 border border-line bg-surface shadow-1', className)}
    />
  )
}
