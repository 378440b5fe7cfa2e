/** A course as the sandbox holds it in memory. Ids are numbers, as Canvas has them; answers may show them as strings. */
export interface Course {
  readonly id: number
  readonly name: string
  readonly code: string
  /** Language tag, shown as `locale`. */
  readonly language: string
  /** In order; positions count from 1. */
  readonly modules: readonly Module[]
  readonly pages: readonly Page[]
  readonly files: readonly CourseFile[]
}

export interface Module {
  readonly id: number
  readonly name: string
  readonly items: readonly Item[]
}

export type Item =
  | { readonly id: number; readonly type: 'Page'; readonly page: Page }
  | { readonly id: number; readonly type: 'SubHeader'; readonly title: string }
  | { readonly id: number; readonly type: 'ExternalUrl'; readonly title: string; readonly address: string }

export interface Page {
  readonly id: number
  /** The slug in its address, unique within the course. */
  readonly url: string
  readonly title: string
  /** The body as it lies on disk: pictures are `files/<name>`, links to pages of the course `pages/<url>`. */
  readonly html: string
  readonly isFrontPage: boolean
}

export interface CourseFile {
  readonly id: number
  readonly name: string
  readonly contentType: string
  readonly bytes: Buffer
}
