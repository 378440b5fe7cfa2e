import { readText } from '../slides/read-text.ts'
import type { SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import type { Slide } from './slideshow.ts'

/** The addresses of the pictures that a slide shows. A drawing is shown instead of a picture. */
export function shownPictures(slide: Slide): string[] {
  if (slide.drawing) return []
  return pictureFields(slide)
    .map((field) => readText(slide.content[field]).trim())
    .filter((address) => address !== '')
}

/** The fields of a slide that have the address of a picture. */
export function pictureFields({ slide_type: type }: Slide): string[] {
  if (!isSlideType(type)) return []
  const { fields }: SlideType = slideTypes[type]
  return Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []))
}
