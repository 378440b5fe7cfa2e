import { LoaderCircle } from 'lucide-react'
import { classes } from './classes.ts'

/** Something is running. Always beside words that say what. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classes('animate-spin', className)} />
}
