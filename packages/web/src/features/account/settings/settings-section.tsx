import { useId, type ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

interface SettingsSectionProps {
  title: string
  /** The description, in a sentence. */
  about: ReactNode
  children: ReactNode
}

/** A section of the settings: title and description at the start, controls at the end. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-3.5 md:grid-cols-[15.5rem_minmax(0,1fr)]"
    >
      <div className="md:pt-4">
        <h2 id={id} className="text-lg leading-snug font-strong">
          {title}
        </h2>
        <p className="mt-1 text-sm text-pretty text-ink-2">{about}</p>
      </div>
      <Card className="p-4.5 md:p-5.5">{children}</Card>
    </section>
  )
}
