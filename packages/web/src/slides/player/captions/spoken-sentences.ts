import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { slideDuration } from '@lectern/domain/slideshow/timeline.ts'
import { audioSentences } from './audio-sentences.ts'

/**
 * The spoken sentences of a slide with their times in milliseconds. Without audio, or if its times are not known, the
 * sentences of the script share the time of the slide by their length.
 */
export function spokenSentences(slide: Slide, language: string | undefined): readonly SpokenSentence[] {
  return audioSentences(slide) ?? scriptSentences(slide, language)
}

function scriptSentences(slide: Slide, language: string | undefined): readonly SpokenSentence[] {
  const texts = splitSentences(spokenWords(slide.audio_script), language ?? 'en')
  const perCharacter = slideDuration(slide) / texts.join('').length
  let end = 0
  return texts.map((text) => {
    const start = end
    end += text.length * perCharacter
    return { text, start_ms: start, end_ms: end }
  })
}
