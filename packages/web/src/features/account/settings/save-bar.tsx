import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'

interface SaveBarProps {
  label: string
  busy: boolean
  /** True if the form has unsaved changes. */
  dirty: boolean
  /** The sentence after a save. */
  saved: string | undefined
  /** A second button. */
  children?: ReactNode
}

/** The end of a section's form: the save button and the result. */
export function SaveBar({ label, busy, dirty, saved, children }: SaveBarProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
      <Button type="submit" look={dirty || busy ? 'primary' : 'secondary'} busy={busy} className="min-w-28">
        {busy ? messages.saving : label}
      </Button>
      {children}
      <output className="text-sm text-done-text">{saved}</output>
    </div>
  )
}
