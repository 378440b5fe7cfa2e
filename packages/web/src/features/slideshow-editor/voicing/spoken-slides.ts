import { withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import { partOfKey } from '@lectern/domain/documents/text-keys.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import { slideTexts } from '@lectern/domain/slideshow/slide-texts.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { SpokenParts } from '../../../editing/spoken-takes/takes-of-document.ts'
import { messages } from './messages.ts'

const textsOfSlide = (slides: readonly Slide[], key: string) =>
  slides.filter((slide) => slide.key === partOfKey(key)).flatMap(slideTexts)

/** How a slideshow speaks the scripts of its slides, and what its quizzes say to answers. */
export const spokenSlides: SpokenParts<Slideshow> = {
  canRegenerate: true,
  spokenFields({ presentation, slides }, key) {
    const text = textsOfSlide(slides, key).find((one) => one.key === key)
    return text && { script: text.script, language: presentation.language }
  },
  textsOf: ({ slides }, key) => {
    const texts = textsOfSlide(slides, key).filter(({ script }) => spokenWords(script).trim() !== '')
    return texts.map((text) => ({ key: text.key, label: text.label ?? messages.script }))
  },
  withAudio: (key, { audio_path, audio }) => withSlideAudio([{ key, audio_path, audio }]),
}
