import type { Course } from './course.ts'
import { errors } from './errors.ts'

const longestTitle = 255

/** Refuses a title as Canvas does. */
export function checkTitle(title: string): void {
  if (!title.trim()) throw errors.invalid('title', 'blank', "Title can't be blank")
  if ([...title].length > longestTitle)
    throw errors.invalid('title', 'too_long', "Title can't exceed 255 characters")
  if (!slugOf(title))
    throw errors.invalid('title', 'invalid', 'Title must contain at least one letter or number')
}

/** The slug of a title, which no other page of the course has. */
export function freeSlug(course: Course, title: string, pageId: number): string {
  const taken = new Set(course.pages.filter(({ id }) => id !== pageId).map(({ url }) => url))
  const base = slugOf(title)
  let slug = base
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`
  return slug
}

/** Latin letters and digits. Other letters are their number, where Canvas has a transcription. */
function slugOf(title: string): string {
  const letters = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const latin = letters.replaceAll(/[^\p{ASCII}]/gu, (letter) =>
    /[\p{L}\p{N}]/u.test(letter) ? (letter.codePointAt(0)?.toString(16) ?? '') : ' ',
  )
  return latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
