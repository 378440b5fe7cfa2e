import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { statusWords } from '@lectern/domain/courses/status-words.ts'
import { classes } from '../../../ui/classes.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

/** A check, a half disc or a ring, so that the status does not depend on colour only. */
export function Dot({ status, className }: { status: ContentStatus; className?: string }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden className={classes('size-3.5 shrink-0', className)}>
      {status === 'Completed' && (
        <>
          <circle cx="7" cy="7" r="7" className="fill-done-edge" />
          <path d="m4.2 7.2 2 2 3.7-4.3" fill="none" strokeWidth="2" className="stroke-surface" />
        </>
      )}
      {status === 'In_Progress' && (
        <>
          <circle cx="7" cy="7" r="6" fill="none" strokeWidth="2" className="stroke-progress-edge" />
          <path d="M7 1a6 6 0 0 0 0 12z" className="fill-progress-edge" />
        </>
      )}
      {status === 'Not_Started' && (
        <circle cx="7" cy="7" r="6" fill="none" strokeWidth="2" className="stroke-idle-edge" />
      )}
    </svg>
  )
}

/** The dot of a row, with its tooltip: 'Slideshow completed'. */
export function StatusDot({ status, format }: { status: ContentStatus; format: Format }) {
  const words = statusWords[format][status]
  return (
    <Tooltip text={words}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so there is no file for an <img> */}
      <span role="img" aria-label={words} className="-m-1 grid shrink-0 p-1">
        <Dot status={status} />
      </span>
    </Tooltip>
  )
}
