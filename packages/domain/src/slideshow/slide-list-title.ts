import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import { firstTitle } from './slide-title.ts'
import type { Slide } from './slideshow.ts'

/** The title of a slide in the slide list. Without a title, the label of its type, in the language of the interface. */
export function slideListTitle(slide: Pick<Slide, 'content' | 'slide_type'>): string {
  const { content, slide_type: type } = slide
  return firstTitle(content) ?? (isSlideType(type) ? slideTypes[type].label : type)
}
