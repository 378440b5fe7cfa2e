import type { Narration } from '@lectern/domain/narration/narration.ts'
import { spokenPlace, SpokenWords } from '../../../editing/panels/spoken-words.tsx'
import { useSpokenTime } from './spoken-time.ts'

interface SpokenMarkProps {
  script: string
  audio: Narration | undefined
  /** Called with the element of each sentence when the sentence starts. */
  onSentence: (mark: HTMLElement) => void
}

/** Highlights the spoken sentence of the script. */
export function SpokenMark({ script, audio, onSentence }: SpokenMarkProps) {
  const place = useSpokenTime(({ time }) => spokenPlace(script, audio?.sentences, time))
  return <SpokenWords text={script} place={place} onSentence={onSentence} />
}
