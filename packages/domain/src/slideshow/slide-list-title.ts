import type { Slide } from './slideshow.ts'

/** The title of a slide in the slide list: the first of these that says something, else the slide type. */
export function slideListTitle(slide: Pick<Slide, 'content' | 'slide_type'>): string {
  for (const field of ['slide_title', 'course_title', 'quiz_question', 'term']) {
    const value = slide.content[field]
    if (typeof value === 'string' && value.trim()) return value
  }
  return slide.slide_type
}
