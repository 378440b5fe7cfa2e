import type { PageAvailability } from '@lectern/domain/courses/course.ts'
import type { Publishing } from './publishing/course-publishing.ts'

/**
 * The port to a course system (learning management system): Canvas, Moodle, … An adapter reads with the user's own
 * key, follows every page of a listing, waits while it is throttled, and limits time and size. It throws only
 * `Problem`s with the codes KEY_REJECTED, NO_COURSES_TO_EDIT, COURSE_SYSTEM_FORBIDS, COURSE_SYSTEM_FAILED,
 * COURSE_SYSTEM_UNAVAILABLE, COURSE_SYSTEM_IN_MAINTENANCE, NOT_A_COURSE_SYSTEM and NOT_FOUND. Ids are opaque
 * strings. Every adapter passes the suite in `course-system.contract.ts`.
 */
export interface CourseSystem {
  /** The owner of the key. Rejects if the key or the address is wrong. */
  whoAmI(signal?: AbortSignal): Promise<{ id: string; name: string }>
  /** The courses in which the key's owner is a teacher, assistant or designer; each once. */
  listCourses(signal?: AbortSignal): Promise<SystemCourse[]>
  /** The content pages of a course: one entry for each place in a module, and one for a page without a module. */
  listPages(courseId: string, signal?: AbortSignal): Promise<SystemPage[]>
  /** One page with its HTML. NOT_FOUND if the course does not have the page. */
  readPage(courseId: string, pageId: string, signal?: AbortSignal): Promise<SystemPageBody>
  /**
   * A file that a page shows, by the address in the page's HTML. It is fetched with the key if it is on the course
   * system itself, otherwise without. NOT_FOUND if it does not exist; never more than `maxBytes`.
   */
  fetchFile(reference: FileReference, maxBytes: number, signal?: AbortSignal): Promise<SystemFile>
  /** Writes pages into courses, or says why it cannot. Sends no request, except to detect the kind of course system. */
  publishing(signal?: AbortSignal): Promise<Publishing>
}

/** How a connection authenticates. A union, because OAuth will be added. */
export type Authentication = { readonly kind: 'token'; readonly token: string }

export interface CourseSystemConnection {
  /** Normalised by `normaliseBaseUrl`: scheme, lower-case host, no trailing slash, no `/api/v1`. */
  readonly baseUrl: string
  readonly authentication: Authentication
}

/** Network behaviour of an adapter. Every option has a default. */
export interface CourseSystemOptions {
  /** Network access. By default it cannot reach private networks; see `guarded-fetch.ts`. */
  readonly fetch?: Fetch
  /** In milliseconds: for one attempt, and for all attempts of one request. */
  readonly timeouts?: { readonly attempt: number; readonly total: number }
  /** Concurrent requests of this connection. */
  readonly concurrency?: number
  readonly userAgent?: string
  /** Milliseconds before the second, third, … attempt. */
  readonly retryDelays?: readonly number[]
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/**
 * The part of `fetch` that adapters use. Redirects are always handled by the adapter, because the key must not
 * follow them.
 */
export type Fetch = (
  address: URL,
  init: {
    method?: 'POST' | 'PUT' | 'DELETE'
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
  /** Language tag that the course system provides, if any. */
  readonly language?: string
  /** For an imported course: its file, and the license that the file declares. */
  readonly imported?: { readonly file_name: string; readonly license?: string }
}

export interface SystemPage {
  readonly id: string
  readonly title: string
  /** null for a page without a module. */
  readonly module: { readonly id: string; readonly name: string; readonly position: number } | null
  /** Position in its module; null for a page without a module. */
  readonly position: number | null
  /** Undefined for a page that all students of the course can see. */
  readonly availability?: PageAvailability
  /** When its content was last edited (ISO 8601). Undefined if the course system does not say. */
  readonly editedAt?: string
}

export interface SystemPageBody {
  readonly id: string
  readonly title: string
  /** The course system's HTML with absolute addresses; empty if there is none. */
  readonly html: string
  /** `locked` pages have no readable HTML, and neither have those of an `unsupported` editor. */
  readonly state: 'ok' | 'empty' | 'locked' | 'unsupported'
  /** The address at which users of the course system read the page; undefined if the course system gives none. */
  readonly url?: string
  /** Why the page is locked, in the course system's own words; undefined if it gives no reason. */
  readonly note?: string
}

export interface FileReference {
  /** The absolute address in the page's HTML. */
  readonly url: string
  /** The API address of the file on the course system, if the HTML names one (`data-api-endpoint`). */
  readonly apiUrl?: string
}

export interface SystemFile {
  readonly bytes: Uint8Array
  /** As sent by the server, without parameters: `image/png`. */
  readonly contentType: string
}
