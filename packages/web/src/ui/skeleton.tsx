import { classes } from './classes.ts'

/** A grey placeholder for content that is being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes('block animate-pulse rounded-row bg-line', className)} />
}
