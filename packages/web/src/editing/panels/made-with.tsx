import { messages } from './messages.ts'
import { Section } from './section.tsx'

interface MadeWithProps {
  /** Who wrote it, as far as that is known. */
  writer: string | undefined
  /** The engine of each voice that is heard; none where there is no audio. */
  engines: Iterable<string | undefined>
}

/** Says which writer and which voice engines made a piece. */
export function MadeWith({ writer, engines }: MadeWithProps) {
  const made = [...new Set([writer, ...engines])].filter(Boolean)
  if (made.length === 0) return null
  return (
    <Section title={messages.madeWith}>
      <ul className="grid gap-1.5 text-sm text-ink-2">
        {made.map((by) => (
          <li key={by}>{by}</li>
        ))}
      </ul>
    </Section>
  )
}
