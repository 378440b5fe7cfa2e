import { maxPagesPerRequest } from '@lectern/domain/api/generation.ts'
import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { messages } from './messages.ts'

/** A page with its course. */
export interface PageOfCourse {
  readonly course: Course
  readonly page: CoursePage
}

/** The choices of the dialog. */
export interface Selection {
  readonly pages: readonly PageOfCourse[]
  readonly slideshow: boolean
  readonly podcast: boolean
  /** Ids of voices. Undefined if none is selected. */
  readonly narrator: string | undefined
  readonly alex: string | undefined
  readonly jamie: string | undefined
  /** Undefined if an option is wrong. */
  readonly options: WritingOptions | undefined
}

/** The first choice that is missing before content can be generated, as a sentence. */
export function whatIsMissing({
  pages,
  slideshow,
  podcast,
  narrator,
  alex,
  jamie,
  options,
}: Selection): string | undefined {
  if (pages.length === 0) return messages.noPage
  if (!slideshow && !podcast) return messages.noFormat
  if (slideshow && narrator === undefined) return messages.noNarrator
  if (podcast && (alex === undefined || jamie === undefined)) return messages.noHosts
  if (options === undefined) return messages.wrongOptions
  return undefined
}

/**
 * Language tags of the content, as far as they are known: the selected one, those that the server recognised in the
 * pages, or those of the courses.
 */
export function languagesOf(
  { pages, options }: Pick<Selection, 'pages' | 'options'>,
  recognised: readonly string[] = [],
): string[] {
  if (options?.language !== undefined) return [options.language]
  if (recognised.length > 0) return [...recognised]
  return [...new Set(pages.flatMap(({ course }) => course.language ?? []))]
}

/** The pages by request. A request has pages of one course, and its number of pages is limited. */
export function inRequests(
  pages: readonly PageOfCourse[],
): { course: Course; pages: readonly CoursePage[] }[] {
  return byCourse(pages).flatMap(({ course, pages: all }) =>
    Array.from({ length: Math.ceil(all.length / maxPagesPerRequest) }, (_, at) => ({
      course,
      pages: all.slice(at * maxPagesPerRequest, (at + 1) * maxPagesPerRequest),
    })),
  )
}

function byCourse(pages: readonly PageOfCourse[]): { course: Course; pages: CoursePage[] }[] {
  const courses = new Map<string, { course: Course; pages: CoursePage[] }>()
  for (const { course, page } of pages) {
    const known = courses.get(course.id)
    if (known) known.pages.push(page)
    else courses.set(course.id, { course, pages: [page] })
  }
  return [...courses.values()]
}
