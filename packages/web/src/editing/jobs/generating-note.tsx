import { Spinner } from '../../ui/spinner.tsx'
import { messages } from './messages.ts'

/** Shows that new content is being generated, and that it will open here. */
export function GeneratingNote({ text }: { text: string }) {
  return (
    <output className="flex items-center gap-2.5 rounded-2 border border-brand-line bg-brand-soft px-3.5 py-2.5 text-sm">
      <Spinner className="size-4" />
      {messages.opensHere(text)}
    </output>
  )
}
