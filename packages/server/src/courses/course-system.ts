import type { PageAvailability } from '@lectern/domain/courses/course.ts'

/**
 * The port to a course system (learning management system): Canvas, Moodle, … An adapter reads with the user's own key,
 * follows every page of a listing, waits out throttling, bounds time and size, and throws nothing but `Problem`s of the
 * codes KEY_REJECTED, NO_COURSES_TO_EDIT, COURSE_SYSTEM_FORBIDS, COURSE_SYSTEM_FAILED, COURSE_SYSTEM_UNAVAILABLE,
 * COURSE_SYSTEM_IN_MAINTENANCE, NOT_A_COURSE_SYSTEM and NOT_FOUND. Ids are opaque strings. The suite in `course-system.contract.ts` holds for every adapter.
 */
export interface CourseSystem {
  /** Who the key belongs to. Rejects when the key or the address is not good. */
  whoAmI(signal?: AbortSignal): Promise<{ id: string; name: string }>
  /** The courses that the key's owner teaches, assists in or designs; each once. */
  listCourses(signal?: AbortSignal): Promise<SystemCourse[]>
  /** The content pages of a course: one entry for each place in a module, one for a page in no module. */
  listPages(courseId: string, signal?: AbortSignal): Promise<SystemPage[]>
  /** One page with its HTML. NOT_FOUND when the course has no such page. */
  readPage(courseId: string, pageId: string, signal?: AbortSignal): Promise<SystemPageBody>
  /**
   * A file that a page shows, by the address in the page's HTML, fetched with the key where it lies on the course
   * system itself and without it elsewhere. NOT_FOUND when there is none; never more than `maxBytes`.
   */
  fetchFile(reference: FileReference, maxBytes: number, signal?: AbortSignal): Promise<SystemFile>
}

/** How a connection authenticates. A union from the start: OAuth follows. */
export type Authentication = { readonly kind: 'token'; readonly token: string }

export interface CourseSystemConnection {
  /** Normalised by `normaliseBaseUrl`: scheme, lower-case host, no trailing slash, no `/api/v1`. */
  readonly baseUrl: string
  readonly authentication: Authentication
}

/** How an adapter behaves on the network; every one has a default for daily use. */
export interface CourseSystemOptions {
  /** How the network is reached: by default never into private networks, see `guarded-fetch.ts`. */
  readonly fetch?: Fetch
  /** In milliseconds: for one attempt, and for all attempts of one request. */
  readonly timeouts?: { readonly attempt: number; readonly total: number }
  /** Requests of this connection at the same time. */
  readonly concurrency?: number
  readonly userAgent?: string
  /** Milliseconds before the second, third, … attempt. */
  readonly retryDelays?: readonly number[]
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/** As much of `fetch` as an adapter uses. Redirects are always its own business, since the key must not follow them. */
export type Fetch = (
  address: URL,
  init: {
    method?: 'POST'
    headers: Record<string, string>
    body?: string
    redirect: 'manual'
    signal: AbortSignal
  },
) => Promise<{
  readonly status: number
  readonly headers: { get(name: string): string | null }
  readonly body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null
}>

export interface SystemCourse {
  readonly id: string
  readonly name: string
  readonly code: string
  /** Language tag that the course system tells, if any. */
  readonly language?: string
  /** Of a course that was imported: from which file, and the license that the file declares. */
  readonly imported?: { readonly file_name: string; readonly license?: string }
}

export interface SystemPage {
  readonly id: string
  readonly title: string
  /** null for a page in no module. */
  readonly module: { readonly id: string; readonly name: string; readonly position: number } | null
  /** Position within its module; null for a page in no module. */
  readonly position: number | null
  /** Undefined for a page that all students of the course find. */
  readonly availability?: PageAvailability
}

export interface SystemPageBody {
  readonly id: string
  readonly title: string
  /** As the course system gives it, with addresses made absolute; empty when there is none. */
  readonly html: string
  /** `locked` and `unsupported` pages have no html that can be read; the `note` says why, for a person. */
  readonly state: 'ok' | 'empty' | 'locked' | 'unsupported'
  readonly note?: string
}

export interface FileReference {
  /** The absolute address in the page's HTML. */
  readonly url: string
  /** The course system's own API address of the file, where the HTML names one (`data-api-endpoint`). */
  readonly apiUrl?: string
}

export interface SystemFile {
  readonly bytes: Uint8Array
  /** As told by the server, without parameters: `image/png`. */
  readonly contentType: string
}
