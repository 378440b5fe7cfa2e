import { LoaderCircle } from 'lucide-react'
import { classes } from './classes.ts'

/** Shows that work is running. Always beside a text that names the work. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classes('animate-spin', className)} />
}
