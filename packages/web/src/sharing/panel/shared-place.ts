import type { Format } from '@lectern/domain/courses/formats.ts'

/** The shared content: a slideshow or podcast of a page, or a whole course. */
export interface SharedPlace {
  readonly courseId: string
  /** Undefined for a course. */
  readonly piece: { readonly pageId: string; readonly format: Format } | undefined
  /** The title of the slideshow or podcast, or the name of the course. */
  readonly title: string
  /** The language of the title. */
  readonly language: string | undefined
}
