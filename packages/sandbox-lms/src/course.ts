import type { Teacher } from './teacher.ts'

/** A course in the sandbox's memory. Ids are numbers, as in Canvas. Responses may contain them as strings. */
export interface Course {
  readonly id: number
  readonly name: string
  readonly code: string
  /** Language tag, returned as `locale`. */
  readonly language: string
  /** In order. Positions count from 1. */
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
  /** The slug in the page's address, unique within the course. */
  readonly url: string
  readonly title: string
  /** The body as stored on disk. Pictures are `files/<name>`, and links to pages of the course are `pages/<url>`. */
  readonly html: string
  readonly isFrontPage: boolean
  /** True by default: pages on disk are published. */
  readonly isPublished?: boolean
  /** ISO 8601 times in seconds. Pages on disk have none. `updatedAt` changes with title and body only. */
  readonly createdAt?: string
  readonly updatedAt?: string
  /** The teacher who changed it; undefined for an unchanged page on disk. */
  readonly editedBy?: Teacher
}

export interface CourseFile {
  readonly id: number
  readonly name: string
  readonly contentType: string
  readonly bytes: Buffer
}
