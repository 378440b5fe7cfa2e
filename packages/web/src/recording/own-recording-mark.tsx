import { Mic } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { messages } from './messages.ts'

/** Marks a slide or line with audio that its author has recorded. */
export function OwnRecordingMark({ className }: { className?: string }) {
  return (
    <span
      className={classes(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full bg-accent-soft px-2.25 text-xs font-medium whitespace-nowrap text-accent-text',
        className,
      )}
    >
      <Mic aria-hidden className="size-3.5" />
      {messages.ownRecording}
    </span>
  )
}
