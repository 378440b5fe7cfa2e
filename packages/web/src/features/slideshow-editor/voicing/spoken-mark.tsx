import type { Narration } from '@lectern/domain/narration/narration.ts'
import { spokenPlace, SpokenWords } from '../../../editing/panels/spoken-words.tsx'
import { useSpokenTime } from './spoken-time.ts'

interface SpokenMarkProps {
  script: string
  audio: Narration | undefined
  /** Told the element of each sentence as it begins. */
  onSentence: (mark: HTMLElement) => void
}

/** Lights the sentence of the script that is being spoken. */
export function SpokenMark({ script, audio, onSentence }: SpokenMarkProps) {
  const place = useSpokenTime(({ time }) => spokenPlace(script, audio?.sentences, time))
  return <SpokenWords text={script} place={place} onSentence={onSentence} />
}
