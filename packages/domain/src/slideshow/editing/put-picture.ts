import type { SlideType } from '../../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../../slides/slide-types.ts'
import { putDrawing } from './edit-drawing.ts'
import { changeContent, changeSlide, slideOf } from './edit-slides.ts'
import type { GeneratedPicture } from '../generated-picture.ts'
import type { Slide, Slideshow } from '../slideshow.ts'

/** A picture for a slide: its address, and its description if there is one. */
export interface Picture {
  readonly url: string
  readonly alt: string
  /** Set for a picture that a model generated. */
  readonly generated?: Omit<GeneratedPicture, 'url'>
}

/** The pictures of the page that a slideshow was generated from, once each. */
export function picturesOfPage({ passages = [] }: Slideshow): readonly Picture[] {
  const pictures = passages.map(({ image }) => image).filter((image) => image !== undefined)
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()]
}

/**
 * Sets a picture in a field of a slide, and its description in the field for it. The previous picture's description is
 * removed. A description that the author wrote for the same picture stays. A drawing, which would hide the picture, is
 * removed.
 */
export function putPicture(slideshow: Slideshow, key: string, field: string, picture: Picture): Slideshow {
  const slide = slideOf(slideshow, key)
  const type = slide && typeOf(slide)
  if (!slide || (slide.content[field] === picture.url && !slide.drawing)) return slideshow
  const undrawn = slide.drawing ? putDrawing(slideshow, key, undefined) : slideshow
  const shown = changeContent(undrawn, key, field, picture.url)
  const { generated } = picture
  const marked = generated
    ? changeSlide(shown, key, { generated_picture: { ...generated, url: picture.url } })
    : shown
  const description = type?.fields[field]?.describedIn
  return description === undefined ? marked : changeContent(marked, key, description, picture.alt)
}

function typeOf({ slide_type }: Slide): SlideType | undefined {
  return isSlideType(slide_type) ? slideTypes[slide_type] : undefined
}
