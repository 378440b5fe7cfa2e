import { spokenRange } from '@lectern/domain/narration/spoken-range.ts'
import type { Narration } from '@lectern/domain/narration/narration.ts'

/** What says where the sentence is that is heard now. As text, so that only another sentence draws it anew. */
export function spokenPlace(
  text: string,
  sentences: Narration['sentences'] | undefined,
  time: number | undefined,
): string | undefined {
  return time === undefined || !sentences ? undefined : spokenRange(text, sentences, time)?.join(' ')
}

interface SpokenWordsProps {
  text: string
  /** Of `spokenPlace`. */
  place: string | undefined
  /** Told the element of each sentence as it begins. */
  onSentence?: (mark: HTMLElement) => void
}

/** A text again, unseen but for the light behind the sentence that is being spoken: it lies under the field that holds it. */
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
