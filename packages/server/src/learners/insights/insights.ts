import type { Insights } from '@lectern/domain/api/learners/insights.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { readWith } from '@lectern/domain/formats/document-of.ts'
import { type CountablePart, countableParts } from '@lectern/domain/learn/countable-parts.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { ContentsByFormat } from '../../documents/library/documents-by-format.ts'
import type { EventStore, DocumentPlace } from './event-store.ts'
import { figuresOf, visitsOf } from './figures.ts'
import { wholeWeeks } from './weeks.ts'

export interface InsightDependencies {
  readonly store: EventStore
  readonly access: Pick<CourseAccess, 'requireCourse' | 'requirePage'>
  readonly contents: ContentsByFormat<'findPublished'>
  readonly now?: () => Date
}

/** A document, and the days that a caller asks for. */
export interface AskedFigures {
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export type InsightCalls = ReturnType<typeof createInsightCalls>

/** The figures of visits, for authors. All functions: NOT_FOUND unless the account may edit the course. */
export function createInsightCalls({ store, access, contents, now = () => new Date() }: InsightDependencies) {
  /** The parts of the published version. Undefined without one: earlier figures have only totals then. */
  async function partsOf(
    format: Format,
    { home, courseId, pageId }: DocumentPlace,
  ): Promise<CountablePart[] | undefined> {
    const found = (await contents[format].findPublished(home, courseId, [pageId])).get(pageId)
    return found && readWith(format, countableParts, found.document)
  }

  return {
    async get(account: Account, { courseId, pageId, format, ...asked }: AskedFigures): Promise<Insights> {
      await access.requirePage(account, courseId, pageId)
      const home = courseHome(account, courseId)
      const place = { home, courseId, pageId, format }
      const range = wholeWeeks(asked, now())
      const [counting, counts] = await Promise.all([
        store.isCounting(home, courseId),
        store.countsOf(place, range.from, range.to),
      ])
      const parts = await partsOf(format, place)
      const figures = figuresOf(counts, parts ?? [], range)
      return { counting, published: parts !== undefined, ...range, visits: visitsOf(counts, range), figures }
    },

    async isCounting(account: Account, courseId: string): Promise<boolean> {
      await access.requireCourse(account, courseId)
      return store.isCounting(courseHome(account, courseId), courseId)
    },

    async setCounting(account: Account, courseId: string, counting: boolean): Promise<void> {
      await access.requireCourse(account, courseId)
      await store.setCounting(courseHome(account, courseId), courseId, counting)
    },
  }
}
