import { makerName, makersOf } from '@lectern/domain/documents/maker-names.ts'
import { messages } from './messages.ts'
import { Section } from './section.tsx'

interface MadeWithProps {
  /** English names of the writers as `made_by` has them, if they are known. */
  writer: string | undefined
  /** English names of the engines of the audio. Undefined for parts without audio. */
  engines: Iterable<string | undefined>
}

/** Lists the writer and the voice engines of a document or a part. */
export function MadeWith({ writer, engines }: MadeWithProps) {
  const writers = writer === undefined ? [] : makersOf(writer)
  const made = [...new Set([...writers, ...engines])].flatMap((name) => (name ? [makerName(name)] : []))
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
