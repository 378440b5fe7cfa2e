import { classes } from './classes.ts'

/** The grey shape of what is about to come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classes('block animate-pulse rounded-row bg-line', className)} />
}
