import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

interface SectionProps {
  title: string
  /** A small element at the end of the title's line. */
  aside?: ReactNode
  /** Text below the title while the section is closed. */
  summary?: string
  initiallyOpen?: boolean
  children: ReactNode
}

/** A section of a side panel that can be collapsed. Its content is rendered when it is first opened, and then kept. */
export function Section({ title, aside, summary, initiallyOpen = true, children }: SectionProps) {
  const [open, setOpen] = useState(initiallyOpen)
  const [seen, setSeen] = useState(initiallyOpen)
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-line">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => {
            setOpen(!open)
            setSeen(true)
          }}
          className="flex min-h-11.25 w-full items-center gap-2.5 px-5 py-2 text-start -outline-offset-2"
        >
          <span className="min-w-0 flex-1">
            <span id={`${id}-title`} className="block leading-snug font-strong">
              {title}
            </span>
            {!open && summary && <span className="block text-xs text-ink-3">{summary}</span>}
          </span>
          {aside}
          <ChevronDown
            aria-hidden
            className={classes('text-ink-3 transition-transform', open && '-scale-y-100')}
          />
        </button>
      </h2>
      <div id={`${id}-body`} hidden={!open} className="grid gap-3 px-5 pt-0.5 pb-4">
        {seen && children}
      </div>
    </section>
  )
}
