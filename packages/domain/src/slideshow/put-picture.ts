import type { SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import { changeContent, slideOf } from './edit-slides.ts'
import type { Slide, Slideshow } from './slideshow.ts'

/** A picture to put on a slide: its address, and what it shows, as far as that is known. */
export interface Picture {
  readonly url: string
  readonly alt: string
}

/** The pictures of the page that a slideshow was made of, each once. */
export function picturesOfPage({ passages = [] }: Slideshow): readonly Picture[] {
  const pictures = passages.map(({ image }) => image).filter((image) => image !== undefined)
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()]
}

/**
 * Puts a picture into a field of a slide, with what it shows into the field for that. What described the picture before
 * goes, and what an author wrote about the very same one stays.
 */
export function putPicture(slideshow: Slideshow, key: string, field: string, picture: Picture): Slideshow {
  const slide = slideOf(slideshow, key)
  const type = slide && typeOf(slide)
  if (!slide || slide.content[field] === picture.url) return slideshow
  const shown = changeContent(slideshow, key, field, picture.url)
  const description = type?.fields[field]?.describedIn
  return description === undefined ? shown : changeContent(shown, key, description, picture.alt)
}

/** Whether the slide has this field for a picture. False after a change to a type without it. */
export function hasPictureField(slide: Slide, field: string): boolean {
  return typeOf(slide)?.fields[field]?.kind === 'image'
}

function typeOf({ slide_type }: Slide): SlideType | undefined {
  return isSlideType(slide_type) ? slideTypes[slide_type] : undefined
}
