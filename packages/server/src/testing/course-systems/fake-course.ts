import type { SystemCourse, SystemPageBody } from '../../course-material/courses/course-system.ts'

/** A course of the fake course system. */
export interface FakeCourse extends SystemCourse {
  readonly pages: readonly FakePage[]
  /** In order; `pages` holds ids. Pages that are not listed here belong to no module. */
  readonly modules?: readonly {
    readonly id: string
    readonly name: string
    readonly pages: readonly string[]
  }[]
}

export interface FakePage {
  readonly id: string
  readonly title: string
  readonly html?: string
  /** Read from its html by default. */
  readonly state?: SystemPageBody['state']
  readonly note?: string
  /** The address for users; none by default. */
  readonly url?: string
  /** True by default. */
  readonly isVisible?: boolean
  readonly isFrontPage?: boolean
  /** Name of the user who changed it last. */
  readonly editedBy?: string
  readonly editedAt?: string
}
