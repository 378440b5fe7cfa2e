import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { slideDuration } from '@lectern/domain/slideshow/timeline.ts'

/**
 * What is said on a slide, and when, in milliseconds. Where there is no audio, or nothing is known of it, the sentences of
 * the script share the time of the slide by their length.
 */
export function spokenSentences(slide: Slide, language: string | undefined): readonly SpokenSentence[] {
  if (slide.audio_path && slide.audio && slide.audio.sentences.length > 0) return slide.audio.sentences
  const texts = splitSentences(slide.audio_script, language ?? 'en')
  const perCharacter = slideDuration(slide) / texts.join('').length
  let end = 0
  return texts.map((text) => {
    const start = end
    end += text.length * perCharacter
    return { text, start_ms: start, end_ms: end }
  })
}

/** Which sentence is spoken at a time. It stays until the next one begins; -1 before the first. */
export function sentenceAt(sentences: readonly SpokenSentence[], time: number): number {
  return sentences.findLastIndex(({ start_ms: start }) => start <= time)
}
