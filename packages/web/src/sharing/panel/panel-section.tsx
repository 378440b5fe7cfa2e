import { type ReactNode, useId } from 'react'

interface PanelSectionProps {
  title: string
  /** A few words at the end of the title's line. */
  aside?: string
  children: ReactNode
}

/** A part of the panel with its heading. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-b border-line px-5 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id={id} className="font-strong">
          {title}
        </h3>
        {aside !== undefined && <span className="text-xs text-ink-3">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
