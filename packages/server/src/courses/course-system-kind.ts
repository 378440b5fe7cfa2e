import type { CourseSystem, CourseSystemConnection, CourseSystemOptions } from './course-system.ts'
import type { Answer } from './network/exchange.ts'

/** A kind of course system: everything that Lectern asks about one. `course-systems.ts` lists them. */
export interface CourseSystemKind {
  /** Its name, as the screen says it. */
  readonly label: string
  connect(connection: CourseSystemConnection, options?: CourseSystemOptions): CourseSystem
  /**
   * Whether a site is of this kind, by answers that no other kind gives. Rejects, with what `look` rejected with, while
   * that cannot be told; with NOT_A_COURSE_SYSTEM and a sentence where it is of this kind, but lives at another address.
   */
  recognise(look: Look, baseUrl: string): Promise<boolean>
}

/**
 * Asks a site without any credentials, in little time and for little. `path` goes below the base URL and begins with a
 * slash (`/../…` is beside it); a form is posted. Redirects are answers like any other. Rejects with a `Problem` when nobody answers there, or
 * only somebody in front who says that it is too much at the moment.
 */
export type Look = (path: string, form?: URLSearchParams) => Promise<Answer>
