import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'

/** The sentence that is spoken at a time of the audio, in milliseconds. It stays until the next one begins. */
export function sentenceAt(sentences: readonly SpokenSentence[], time: number): string {
  return sentences.findLast(({ start_ms: start }) => start <= time)?.text ?? ''
}

interface CaptionsProps {
  readonly sentences: readonly SpokenSentence[]
  readonly time: number
  readonly language: string | undefined
}

/** What is being said, in words. Room for two lines is kept, so that nothing moves. */
export function Captions({ sentences, time, language }: CaptionsProps) {
  return (
    <p className="player-caption" lang={language} dir="auto">
      {sentenceAt(sentences, time)}
    </p>
  )
}
