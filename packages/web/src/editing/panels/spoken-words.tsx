import { spokenRange } from '@lectern/domain/narration/spoken-range.ts'
import type { Narration } from '@lectern/domain/narration/narration.ts'

/** The range of the current sentence. It is a string, so that only another sentence renders the text again. */
export function spokenPlace(
  text: string,
  sentences: Narration['sentences'] | undefined,
  time: number | undefined,
): string | undefined {
  return time === undefined || !sentences ? undefined : spokenRange(text, sentences, time)?.join(' ')
}

interface SpokenWordsProps {
  text: string
  /** The result of `spokenPlace`. */
  place: string | undefined
  /** Called with the element of each sentence when it starts. */
  onSentence?: (mark: HTMLElement) => void
}

/** An invisible copy of a field's text, below the field. It highlights the sentence that is being spoken. */
export function SpokenWords({ text, place, onSentence }: SpokenWordsProps) {
  if (place === undefined) return null
  const [start = 0, end = 0] = place.split(' ').map(Number)
  return (
    <>
      {text.slice(0, start)}
      <mark
        key={place}
        ref={(mark) => {
          if (mark) onSentence?.(mark)
        }}
        className="rounded-mark bg-accent-soft-2 text-transparent"
      >
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  )
}
