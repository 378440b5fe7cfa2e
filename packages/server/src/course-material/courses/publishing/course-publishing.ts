/**
 * The part of the port to a course system that writes: pages with a slideshow or podcast of Lectern. Every call is safe to
 * repeat: after a lost response the same call finds what the former one did. Calls with one mark must not run concurrently.
 *
 * Beside the problems of `CourseSystem`, calls reject with COURSE_SYSTEM_FORBIDS if the key may not write, and with
 * PAGE_NOT_ACCEPTED if the course system refuses the content. COURSE_SYSTEM_UNAVAILABLE leaves open whether a change was
 * made. Every implementation passes the suite in `course-publishing.contract.ts`.
 */
export interface CoursePublishing {
  /**
   * Creates a page outside of modules. If the course has a page with this mark and title already, returns that page
   * unchanged, because a former call created it. Its content may differ from `page`.
   */
  createPage(courseId: string, page: NewPage, signal?: AbortSignal): Promise<PublishedPage>
  /** The page that `createPage` would return instead of creating one. null if there is none. */
  findPage(
    courseId: string,
    page: Pick<NewPage, 'mark' | 'title'>,
    signal?: AbortSignal,
  ): Promise<PublishedPage | null>
  /**
   * Adds a page to the module of its source page, and returns where it is. A page that is in a module stays there: its
   * author may have moved it. null if the source page is in no module; then nothing was changed.
   */
  placePage(
    courseId: string,
    pageId: string,
    place: PagePlace,
    signal?: AbortSignal,
  ): Promise<PagePlacement | null>
  /** The page as it is now. NOT_FOUND if it was deleted. */
  readPage(courseId: string, pageId: string, signal?: AbortSignal): Promise<PublishedPage>
  /** Replaces title and content. NOT_FOUND if the page was deleted; then no page was created. */
  updatePage(
    courseId: string,
    pageId: string,
    change: PageChange,
    signal?: AbortSignal,
  ): Promise<{ readonly outcome: 'updated'; readonly page: PublishedPage } | PageConflict>
  /** Deletes a page and its place in the module. A page that was deleted already counts as removed. */
  removePage(
    courseId: string,
    pageId: string,
    removal: PageIdentity,
    signal?: AbortSignal,
  ): Promise<{ readonly outcome: 'removed' } | PageConflict>
}

/** Whether Lectern can write pages into the courses of a connection. */
export type Publishing =
  | { readonly possible: true; readonly pages: CoursePublishing }
  | { readonly possible: false; readonly reason: PublishingObstacle }

/** Why it cannot: a reason of the problem PUBLISHING_NOT_POSSIBLE, which has a sentence with what to do instead. */
export type PublishingObstacle = 'moodle' | 'importedCourse'

export interface NewPage {
  /**
   * Identifies the page in the course system: letters, digits and hyphens, at most 64. Derived from what the page shows
   * (course, source page and format), so that it stays the same if Lectern loses the page's id.
   */
  readonly mark: string
  /** Plain text. A longer title than the course system allows is shortened. */
  readonly title: string
  /** The body. The course system removes elements and attributes that it does not allow. */
  readonly html: string
  /** Whether students see the page. A hidden page is seen by teachers only. */
  readonly isVisible: boolean
  /** No former call can have created it, so the pages of the course are not searched for it. */
  readonly isFirst?: boolean
}

/** Where a page belongs. It refers to pages by id. */
export interface PagePlace {
  readonly sourcePageId: string
  readonly at: 'after_source' | 'module_end'
  /** Pages of Lectern from the same source. If they follow the source directly, the new page comes after them. */
  readonly siblingPageIds?: readonly string[]
}

export interface PagePlacement {
  readonly module: { readonly id: string; readonly name: string }
  /** Position of the page in the module. It increases, starts at 1 and may have gaps. */
  readonly position: number
}

/** Makes sure that a call changes only a page of Lectern, in the state that the caller knows. */
export interface PageIdentity {
  readonly mark: string
  /** The `revision` that the caller knows; null to replace the changes of other users as well. */
  readonly knownRevision: string | null
}

export interface PageChange extends PageIdentity {
  readonly title: string
  readonly html: string
  /** HTML of another author that stays on the page, above the content of Lectern. */
  readonly htmlAbove?: string
  /** Undefined to leave it as it is: its author may have changed it in the course system. */
  readonly isVisible?: boolean
  /**
   * A former call with this change has no known response, so the course system may have made it. Then a page that shows
   * the same content does not count as changed by another user.
   */
  readonly mayBeMade?: boolean
}

/** Nothing was changed. */
export type PageConflict =
  /** Another user changed the page since the known revision. */
  | { readonly outcome: 'changed'; readonly current: PublishedPage }
  /** The page has no mark of Lectern. It belongs to its teachers, and Lectern does not change it in any case. */
  | { readonly outcome: 'foreign'; readonly current: PublishedPage }

/** A page of Lectern as the course system returns it. */
export interface PublishedPage {
  /** Opaque, and the same after a change of the title. */
  readonly id: string
  readonly title: string
  /** The body after the course system removed what it does not allow. */
  readonly html: string
  readonly isVisible: boolean
  /** ISO 8601 time of the latest change of title or body; null if the course system does not return it. */
  readonly updatedAt: string | null
  /** Name of the user who made that change; null if the course system does not return it. */
  readonly editedBy: string | null
  /** Opaque. It changes with title and body, and only with them. */
  readonly revision: string
  /** Address of the page in a browser. */
  readonly url: string
}
