import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'

/** The sentences in the audio of a slide with their times in milliseconds. Undefined if these are not known. */
export function audioSentences({ audio_path: path, audio }: Slide): readonly SpokenSentence[] | undefined {
  return path && audio && audio.sentences.length > 0 ? audio.sentences : undefined
}

/** The sentences in the audio of a quiz's feedback with their times. One sentence if the times are not known. */
export function feedbackSentences(
  { text_audio: audioOf }: Slide,
  field: string,
): readonly SpokenSentence[] | undefined {
  const { audio } = audioOf?.[field] ?? {}
  if (!audio) return undefined
  return audio.sentences.length > 0
    ? audio.sentences
    : [{ text: audio.text, start_ms: 0, end_ms: audio.duration_ms }]
}

/** The index of the sentence or caption at a time. It stays until the next one begins. -1 before the first. */
export function sentenceAt(sentences: readonly Pick<SpokenSentence, 'start_ms'>[], time: number): number {
  return sentences.findLastIndex(({ start_ms: start }) => start <= time)
}
