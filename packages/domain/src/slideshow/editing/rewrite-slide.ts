import type { WrittenSlide } from '../../api/rewriting.ts'
import { newContent, readContent } from '../../slides/read-content.ts'
import type { Fields, SlideType } from '../../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../../slides/slide-types.ts'
import { changeSlide, slideOf } from './edit-slides.ts'
import type { Slide, Slideshow } from '../slideshow.ts'

/**
 * The slide with the proposed content. It replaces the fields of the new type and keeps those that the type does not
 * have. Motion and audio stay, and the audio becomes outdated. If the type is the same, fields that only authors fill
 * stay too: additional cells of a table, or the kind of a quiz.
 */
export function rewrittenSlide(
  slide: Slide,
  { slide_type, content, audio_script, sources }: WrittenSlide,
): Slide {
  const type: SlideType = slideTypes[slide_type]
  const isReplaced = ([name]: readonly [string, unknown]) => {
    const field = type.fields[name]
    return field !== undefined && !(slide.slide_type === slide_type && field.authorsOnly)
  }
  const kept = Object.entries(slide.content).filter((entry) => !isReplaced(entry))
  const blank = Object.entries(newContent(type)).filter(isReplaced)
  const before = Object.fromEntries<unknown>([...kept, ...blank])
  return { ...slide, slide_type, content: { ...before, ...content }, audio_script, sources }
}

/**
 * Replaces the content of the slide `was` with that of `next`. Returns the same slideshow if the slide was edited or
 * deleted since.
 */
export function replaceUnedited(slideshow: Slideshow, was: Slide, next: Slide): Slideshow {
  const now = slideOf(slideshow, was.key)
  // Moving, renumbering and arriving audio keep the content as the same object.
  if (now?.content !== was.content || now.audio_script !== was.audio_script) return slideshow
  const { slide_type, content, audio_script, sources } = next
  return changeSlide(slideshow, was.key, { slide_type, content, audio_script, sources })
}

/** True if the spoken or visible content of two slides differs. Fields that the type does not have are ignored. */
export function changesSlide(slide: Slide, next: Slide): boolean {
  const said = ({ slide_type, content, audio_script }: Slide) =>
    JSON.stringify([
      slide_type,
      isSlideType(slide_type) ? readContent<Fields>(slideTypes[slide_type], content) : content,
      audio_script.trim(),
    ])
  return said(slide) !== said(next)
}
