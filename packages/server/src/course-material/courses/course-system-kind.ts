import type { CourseSystem, CourseSystemConnection, CourseSystemOptions } from './course-system.ts'
import type { Answer } from './answer.ts'

/** A kind of course system, with everything that is specific to it. `course-systems.ts` lists them. */
export interface CourseSystemKind {
  /** Display name of the kind. */
  readonly label: string
  connect(connection: CourseSystemConnection, options?: CourseSystemOptions): CourseSystem
  /**
   * Whether a site is of this kind, by answers that no other kind gives. Rejects with the error of `look` while
   * this is unknown. Rejects with NOT_A_COURSE_SYSTEM and a sentence if the site is of this kind but has another
   * address.
   */
  recognise(look: Look, baseUrl: string): Promise<boolean>
}

/**
 * Requests a path of a site without credentials, with a short timeout and size limit. `path` is below the base URL
 * and begins with a slash (`/../…` is beside it); a form is posted. Redirects are returned as answers. Rejects with
 * a `Problem` if the site does not answer, or if only a proxy answers that it is busy.
 */
export type Look = (path: string, form?: URLSearchParams) => Promise<Answer>
