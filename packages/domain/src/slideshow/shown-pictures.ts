import { readText } from '../slides/read-text.ts'
import type { SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import type { Slide } from './slideshow.ts'

/** The addresses of the pictures that a slide shows. A drawing is shown instead of a picture. */
export function shownPictures({ slide_type: type, content, drawing }: Slide): string[] {
  if (drawing || !isSlideType(type)) return []
  const { fields }: SlideType = slideTypes[type]
  return Object.entries(fields)
    .map(([name, { kind }]) => (kind === 'image' ? readText(content[name]).trim() : ''))
    .filter((address) => address !== '')
}
