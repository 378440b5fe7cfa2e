import type { SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import { changeContent } from './edit-slides.ts'
import type { Slideshow } from './slideshow.ts'

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
export function putPicture(slideshow: Slideshow, index: number, field: string, picture: Picture): Slideshow {
  const slide = slideshow.slides[index]
  const type: SlideType | undefined =
    slide && isSlideType(slide.slide_type) ? slideTypes[slide.slide_type] : undefined
  if (!slide || slide.content[field] === picture.url) return slideshow
  const shown = changeContent(slideshow, index, field, picture.url)
  const description = type?.fields[field]?.describedIn
  return description === undefined ? shown : changeContent(shown, index, description, picture.alt)
}
