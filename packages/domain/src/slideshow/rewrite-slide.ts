import type { WrittenSlide } from '../api/rewriting.ts'
import { blankContent, readContent } from '../slides/read-content.ts'
import type { Fields } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import { changeSlide } from './edit-slides.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/**
 * A slide with what was proposed in place of its words. Of its content the fields of the new type are replaced, and those
 * that the type does not know stay; so do its motion and its audio, which then asks to be updated.
 */
export function rewrittenSlide(
  slide: Slide,
  { slide_type, content, audio_script, sources }: WrittenSlide,
): Slide {
  const blank = blankContent<Fields>(slideTypes[slide_type])
  return { ...slide, slide_type, content: { ...slide.content, ...blank, ...content }, audio_script, sources }
}

/**
 * Puts `next` where `was` still stands as it was: at its place `near`, or wherever it has been moved to. The same slideshow
 * where it has been edited or deleted since.
 */
export function replaceUnedited(slideshow: Slideshow, was: Slide, next: Slide, near: number): Slideshow {
  // Moving, renumbering and arriving audio leave the content the same object.
  const stands = (slide: Slide | undefined) =>
    slide?.content === was.content && slide.audio_script === was.audio_script
  const at = stands(slideshow.slides[near]) ? near : slideshow.slides.findIndex(stands)
  const { slide_type, content, audio_script, sources } = next
  return changeSlide(slideshow, at, { slide_type, content, audio_script, sources })
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
