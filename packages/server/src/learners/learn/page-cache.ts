import { createHash } from 'node:crypto'
import type { LearnPage, LearnPageOptions, LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import { SharedText } from '../../platform/runtime/shared-text.ts'
import { createSingleFlight } from '../../platform/runtime/single-flight.ts'
import type { PreparedCourse } from './learner-courses.ts'
import type { PreparedDocument } from './learner-documents.ts'

/** How a request asks for a page. */
export type AskedPage = Pick<LearnPageOptions, 'embedded' | 'language'>

/** A page that many requests get. */
export interface SharedPage extends Omit<LearnPage, 'html'> {
  readonly html: SharedText
}

/** Characters in memory. A page of 30 slides has about 175,000, of which 115,000 are its styles, and its data about 60,000. */
const charactersInMemory = { pages: 30_000_000, data: 10_000_000 }

/** The pages for learners. A page is drawn once for each published version, form and language. */
export interface PageCache {
  document(prepared: PreparedDocument, asked: AskedPage): Promise<SharedPage>
  /** The data of a document as JSON. */
  data(prepared: PreparedDocument): Promise<SharedText>
  course(prepared: PreparedCourse, asked: AskedPage): Promise<SharedPage>
  gone(asked: AskedPage): Promise<SharedPage>
}

/**
 * @param load Loads the module that draws the pages. Undefined if it was not built.
 * @param publicUrl Address of Lectern, without a trailing slash.
 */
export function createPageCache(load: () => Promise<LearnPages | undefined>, publicUrl: string): PageCache {
  const pageOnce = createCache<SharedPage>(charactersInMemory.pages, ({ html }) => html)
  const dataOnce = createCache<SharedText>(charactersInMemory.data, (text) => text)
  let loaded: Promise<LearnPages | undefined> | undefined

  async function pages(): Promise<LearnPages> {
    loaded ??= load()
    try {
      const found = await loaded
      if (!found) throw new Problem('NOT_FOUND', { reason: 'notBuilt' })
      return found
    } catch (error) {
      // The web may be built later.
      loaded = undefined
      throw error
    }
  }

  const drawn = async (parts: readonly unknown[], draw: (learnPages: LearnPages) => Promise<LearnPage>) =>
    pageOnce(parts, async () => {
      const { html, styleHash } = await draw(await pages())
      return { html: new SharedText(html), styleHash }
    })

  return {
    async document({ document, version }, asked) {
      return drawn(['document', document.address, version, asked], async (learnPages) =>
        learnPages.renderDocument(document, { ...asked, publicUrl }),
      )
    },

    async data({ document, version }) {
      return dataOnce([document.address, version], async () => new SharedText(JSON.stringify(document)))
    },

    async course({ course, version }, asked) {
      return drawn(['course', course.address, version, asked], async (learnPages) =>
        learnPages.renderCourse(course, { ...asked, publicUrl }),
      )
    },

    async gone({ language }) {
      return drawn(['gone', language], async (learnPages) =>
        learnPages.renderNotFound({ language, publicUrl }),
      )
    },
  }
}

/** Values that are made once and kept while there is space. Concurrent calls for one value share its making. */
function createCache<T extends object>(charactersAtMost: number, textOf: (value: T) => SharedText) {
  const kept = new LRUCache<string, T>({
    maxSize: charactersAtMost,
    // Its compressed forms have less than half of its bytes together.
    sizeCalculation: (value) => Math.ceil(1.5 * textOf(value).text.length),
  })
  const making = createSingleFlight<T>()
  return async (parts: readonly unknown[], make: () => Promise<T>): Promise<T> => {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
    const known = kept.get(key)
    if (known) return known
    return making(key, async () => {
      const made = await make()
      kept.set(key, made)
      return made
    })
  }
}
