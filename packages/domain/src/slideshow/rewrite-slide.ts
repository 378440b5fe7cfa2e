import type { WrittenSlide } from '../api/rewriting.ts'
import { newContent, readContent } from '../slides/read-content.ts'
import type { Fields, SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import { changeSlide, slideOf } from './edit-slides.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/**
 * A slide with what was proposed in place of its words. Of its content the fields of the new type are replaced, and those
 * that the type does not know stay; so do its motion and its audio, which then asks to be updated. Where the type is the
 * same, fields that only authors fill stay too: further cells of a table, or the kind of a quiz.
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

/** Puts the words of `next` on the slide that was `was`. The same slideshow if it has been edited or deleted since. */
export function replaceUnedited(slideshow: Slideshow, was: Slide, next: Slide): Slideshow {
  const now = slideOf(slideshow, was.key)
  // Moving, renumbering and arriving audio leave the content the same object.
  if (now?.content !== was.content || now.audio_script !== was.audio_script) return slideshow
  const { slide_type, content, audio_script, sources } = next
  return changeSlide(slideshow, was.key, { slide_type, content, audio_script, sources })
}

/** Whether a slide says, or shows, anything else than another. Fields that its type does not know say nothing. */
export function changesSlide(slide: Slide, next: Slide): boolean {
  const said = ({ slide_type, content, audio_script }: Slide) =>
    JSON.stringify([
      slide_type,
      isSlideType(slide_type) ? readContent<Fields>(slideTypes[slide_type], content) : content,
      audio_script.trim(),
    ])
  return said(slide) !== said(next)
}
