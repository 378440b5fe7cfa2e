import { classes } from './classes.ts'

/** The symbol of Lectern: a lectern and the lines of a sound wave. */
export function Mark({ size = 30, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden
      className={classes('shrink-0', className)}
    >
      <rect width="40" height="40" rx="10.5" fill="var(--mark-tile)" />
      <g strokeLinecap="round" fill="none" strokeWidth="3">
        <path d="M8.5 16.2 31.5 9.6" stroke="var(--mark-line)" strokeWidth="3.6" />
        <path d="M20 18.4V31M14.4 31h11.2" stroke="var(--mark-line)" />
        <path d="M10.2 21.6v2.2M15.1 20.2v5.6M24.9 17.4v8.4M29.8 16v5" stroke="var(--mark-voice)" />
      </g>
    </svg>
  )
}

/** The symbol with the name beside it. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark size={size} />
      <span className="text-heading leading-none font-bold tracking-[-0.022em]">Lectern</span>
    </span>
  )
}
