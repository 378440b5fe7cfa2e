import { changeLine } from '@lectern/domain/podcast/editing/edit-dialogue.ts'
import { toneNames, tones } from '@lectern/domain/podcast/podcast.ts'
import { ChevronDown } from 'lucide-react'
import { usePodcastEditor } from '../document/editor-context.ts'
import { messages } from './messages.ts'

interface ToneChoiceProps {
  tone: string
  /** Key of the line, and its index in the segment, from 0. */
  line: string
  place: number
}

/** Selects the tone of a line. A tone that is not in the list stays. */
export function ToneChoice({ tone, line, place }: ToneChoiceProps) {
  const { store } = usePodcastEditor()
  return (
    <span className="relative inline-flex items-center">
      {/* A native select, because hundreds of rows would render hundreds of custom menus. */}
      <select
        aria-label={messages.toneOf(place + 1)}
        value={tone}
        onChange={(event) => store.edit((cast) => changeLine(cast, line, { tone: event.target.value }))}
        className="field-sizing-content min-h-6 appearance-none rounded-full bg-sunken ps-2.25 pe-6 text-xs font-medium text-ink-2 hover:bg-hover hover:text-ink"
      >
        {!tones.some((one) => one === tone) && <option>{tone}</option>}
        {tones.map((one) => (
          <option key={one} value={one}>
            {toneNames[one]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-1.75 size-3.5 text-ink-3" />
    </span>
  )
}
