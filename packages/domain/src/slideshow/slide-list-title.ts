import type { Slide } from './slideshow.ts'

/** The fields that can head a slide. The first of them that says something is its title in the slide list. */
export const titleFields = ['slide_title', 'course_title', 'quiz_question', 'term'] as const

/** The title of a slide in the slide list, else the slide type. */
export function slideListTitle(slide: Pick<Slide, 'content' | 'slide_type'>): string {
  return firstTitle(slide.content) ?? slide.slide_type
}

/** The first of the fields that says something. */
export function firstTitle(
  content: Slide['content'],
  fields: readonly string[] = titleFields,
): string | undefined {
  for (const field of fields) {
    const value = content[field]
    if (typeof value === 'string' && value.trim()) return value
  }
  return undefined
}
