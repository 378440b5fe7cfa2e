import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { afterEach, beforeEach, expect } from 'vitest'
import type { CourseSystem } from '../../course-system.ts'
import type { CoursePublishing, PagePlace, PublishedPage } from '../course-publishing.ts'

/** A course system into which pages can be written, and the same one in several failure states. */
export interface CoursePublishingExample {
  readonly system: CourseSystem
  /** A course system whose key may read the course but not change it. */
  readonly withoutPermission: CourseSystem
  /** A course system that refuses some requests because there are too many. */
  readonly throttled: CourseSystem
  /** A course system that makes every change but loses its responses. */
  readonly losingResponses: CourseSystem
  readonly courseId: string
  /** A page of a module, which other pages follow. */
  readonly source: { readonly id: string; readonly title: string }
  /** A page in no module. */
  readonly looseId: string
  /** Another user of the course system. */
  readonly teacher: {
    edit(pageId: string, change: { readonly title?: string; readonly html?: string }): Promise<void>
    chooseFrontPage(pageId: string): Promise<void>
    remove(pageId: string): Promise<void>
  }
  close?(): Promise<void>
}

export const address = 'https://lectern.example/learn/secret'
export const bodyWith = (text: string) =>
  `<p>${text}</p><iframe src="${address}?embed" title="Tides" allow="autoplay"></iframe>` +
  `<p><a href="${address}">Open</a></p><details><summary>Transcript</summary><p dir="rtl">مرحبا</p></details>`
export const tides = { mark: 'tides-1', title: 'Tides, shown', html: bodyWith('First.'), isVisible: true }
export const podcast = { ...tides, mark: 'tides-2', title: 'Tides, discussed' }

/** The example of the current test, and what its tests do often. */
export interface PublishingUnderTest {
  readonly example: CoursePublishingExample
  readonly pages: CoursePublishing
  readonly create: (page?: typeof tides) => Promise<PublishedPage>
  readonly read: (pageId: string) => Promise<PublishedPage>
  /** The places of the pages with a title. */
  readonly withTitle: (title: string) => ReturnType<CourseSystem['listPages']>
  /** The ids of the pages of a module, in order. */
  readonly orderIn: (moduleId: string | undefined) => Promise<string[]>
  readonly afterSource: (more?: Partial<PagePlace>) => PagePlace
}

/** Starts an example for each test. The returned function is for use in tests. */
export function startForEachTest(start: () => Promise<CoursePublishingExample>): () => PublishingUnderTest {
  let underTest: PublishingUnderTest
  beforeEach(async () => {
    const example = await start()
    const pages = await publishingOf(example.system)
    const listed = () => example.system.listPages(example.courseId)
    underTest = {
      example,
      pages,
      create: (page = tides) => pages.createPage(example.courseId, page),
      read: (pageId) => pages.readPage(example.courseId, pageId),
      withTitle: async (title) => (await listed()).filter((page) => page.title === title),
      orderIn: async (moduleId) =>
        (await listed()).filter(({ module }) => module?.id === moduleId).map(({ id }) => id),
      afterSource: (more = {}) => ({ sourcePageId: example.source.id, at: 'after_source', ...more }),
    }
  })
  afterEach(() => underTest.example.close?.())
  return () => underTest
}

export function changeOf(knownRevision: string | null, text: string, more: object = {}) {
  return { mark: tides.mark, title: tides.title, html: bodyWith(text), knownRevision, ...more }
}

export async function publishingOf(system: CourseSystem): Promise<CoursePublishing> {
  const publishing = await system.publishing()
  if (!publishing.possible) throw new Error(`Publishing is not possible: ${publishing.reason}`)
  return publishing.pages
}

export function problem(code: ProblemCode): unknown {
  return expect.objectContaining({ name: 'Problem', code })
}
