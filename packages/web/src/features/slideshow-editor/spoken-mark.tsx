import { spokenRange } from '@lectern/domain/narration/spoken-range.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { useSpokenTime } from './spoken-time.ts'

interface SpokenMarkProps {
  slide: Slide
  /** Told the element of each sentence as it begins. */
  onSentence: (mark: HTMLElement) => void
}

/** The script again, unseen but for the light behind the sentence that is being spoken. */
export function SpokenMark({ slide, onSentence }: SpokenMarkProps) {
  const { audio_script: script, audio } = slide
  // As text, so that only another sentence draws it anew.
  const place = useSpokenTime(({ time }) =>
    time === undefined || !audio ? undefined : spokenRange(script, audio.sentences, time)?.join(' '),
  )
  const [start = 0, end = 0] = place?.split(' ').map(Number) ?? []

  if (place === undefined) return null
  return (
    <>
      {script.slice(0, start)}
      <mark
        key={place}
        ref={(mark) => {
          if (mark) onSentence(mark)
        }}
        className="rounded-[3px] bg-accent-soft-2 text-transparent"
      >
        {script.slice(start, end)}
      </mark>
      {script.slice(end)}
    </>
  )
}
