import type { ReactNode } from 'react'

interface StepProps {
  number: number
  title: string
  aside?: string
  children: ReactNode
}

/** A numbered step of the dialog. */
export function Step({ number, title, aside, children }: StepProps) {
  return (
    <section className="grid gap-2.5">
      <h3 className="flex items-center gap-2.5 leading-snug font-strong">
        <span
          aria-hidden
          className="grid size-5.5 place-items-center rounded-full bg-brand-soft-2 text-xs font-bold text-brand-text"
        >
          {number}
        </span>
        {title}
        {aside !== undefined && (
          <span className="ms-auto text-sm font-normal text-ink-2 tabular-nums">{aside}</span>
        )}
      </h3>
      {children}
    </section>
  )
}
