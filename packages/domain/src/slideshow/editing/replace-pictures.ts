import { readText } from '../../slides/read-text.ts'
import { pictureFields } from '../shown-pictures.ts'
import type { Slide, Slideshow } from '../slideshow.ts'
import { withSlides } from './edit-slides.ts'

/**
 * Replaces the addresses of pictures on all slides.
 * @param copies The new address of a picture, by its present address. Others stay.
 */
export function replacePictures(slideshow: Slideshow, copies: ReadonlyMap<string, string>): Slideshow {
  const replaced = (slide: Slide): Slide => {
    const changes = pictureFields(slide).flatMap((field) => {
      const copy = copies.get(readText(slide.content[field]).trim())
      return copy === undefined ? [] : [[field, copy] as const]
    })
    if (changes.length === 0) return slide
    return { ...slide, content: { ...slide.content, ...Object.fromEntries(changes) } }
  }
  const slides = slideshow.slides.map(replaced)
  const isSame = slides.every((slide, index) => slide === slideshow.slides[index])
  return isSame ? slideshow : withSlides(slideshow, slides)
}
