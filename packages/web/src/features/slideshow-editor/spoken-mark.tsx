import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { spokenPlace, SpokenWords } from '../../editing/spoken-words.tsx'
import { useSpokenTime } from './spoken-time.ts'

interface SpokenMarkProps {
  slide: Slide
  /** Told the element of each sentence as it begins. */
  onSentence: (mark: HTMLElement) => void
}

/** Lights the sentence of the script that is being spoken. */
export function SpokenMark({ slide: { audio_script: script, audio }, onSentence }: SpokenMarkProps) {
  const place = useSpokenTime(({ time }) => spokenPlace(script, audio?.sentences, time))
  return <SpokenWords text={script} place={place} onSentence={onSentence} />
}
