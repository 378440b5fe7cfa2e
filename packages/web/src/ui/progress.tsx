import { classes } from './classes.ts'

interface ProgressProps {
  /** The work in progress: 'Generating slideshow...'. */
  label: string
  /** From 0 to 1. Always measured progress: do not show a bar for work without it. */
  value: number
  thin?: boolean
  className?: string
}

const bar =
  'block w-full appearance-none overflow-hidden rounded-full border-0 bg-idle [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-idle [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-(--t-slow)'

export function Progress({ label, value, thin = false, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={Math.min(1, Math.max(0, value))}
      className={classes(bar, thin ? 'h-1' : 'h-1.5', className)}
    />
  )
}
