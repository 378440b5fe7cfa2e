import type { SlideType } from '../slides/slide-type.ts'
import type { Slide } from './slideshow.ts'

/** The fields that can be the heading of a slide. The first one with a text is the title in the slide list. */
export const titleFields = ['slide_title', 'course_title', 'quiz_question', 'term'] as const

/** The first of the fields with a text. */
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

/** The fields of a type that can head its slides. */
export function titleFieldsOf(type: SlideType): (typeof titleFields)[number][] {
  return titleFields.filter((name) => type.fields[name])
}

/** The field that heads the slides of a type: the one that writers must fill, else the first. */
export function mainTitleField(type: SlideType): (typeof titleFields)[number] | undefined {
  const own = titleFieldsOf(type)
  return own.find((name) => type.fields[name]?.required) ?? own[0]
}
