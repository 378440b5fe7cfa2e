import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** White on the ground, one line, the smallest shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classes('min-w-0 rounded-3 border border-line bg-surface shadow-1', className)}
    />
  )
}
