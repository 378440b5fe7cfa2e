import { createHash } from 'node:crypto'
import type { LearnPageOptions, LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import { SharedText } from '../../platform/runtime/shared-text.ts'
import { createSingleFlight } from '../../platform/runtime/single-flight.ts'
import type { PreparedCourse } from './learner-courses.ts'
import type { PreparedDocument } from './learner-documents.ts'

/** How a request asks for a page. */
export type AskedPage = Pick<LearnPageOptions, 'embedded' | 'language'>

/** Characters of HTML and JSON in memory. A page of 30 slides has about 60,000. */
const charactersInMemory = 30_000_000

/** The pages for learners. A page is drawn once for each published version, form and language. */
export interface PageCache {
  document(prepared: PreparedDocument, asked: AskedPage): Promise<SharedText>
  /** The data of a document as JSON. */
  data(prepared: PreparedDocument): Promise<SharedText>
  course(prepared: PreparedCourse, asked: AskedPage): Promise<SharedText>
  gone(asked: AskedPage): Promise<SharedText>
}

/**
 * @param load Loads the module that draws the pages. Undefined if it was not built.
 * @param publicUrl Address of Lectern, without a trailing slash.
 */
export function createPageCache(load: () => Promise<LearnPages | undefined>, publicUrl: string): PageCache {
  const kept = new LRUCache<string, SharedText>({
    maxSize: charactersInMemory,
    // Its compressed forms have less than half of its bytes together.
    sizeCalculation: ({ text }) => Math.ceil(1.5 * text.length),
  })
  const drawing = createSingleFlight<SharedText>()
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

  /** Concurrent requests for one text share its drawing. */
  async function once(parts: readonly unknown[], draw: () => Promise<string>): Promise<SharedText> {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
    const known = kept.get(key)
    if (known) return known
    return drawing(key, async () => {
      const text = new SharedText(await draw())
      kept.set(key, text)
      return text
    })
  }

  return {
    async document({ document, version }, asked) {
      return once(['document', document.address, version, asked], async () =>
        (await pages()).renderDocument(document, { ...asked, publicUrl }),
      )
    },

    async data({ document, version }) {
      return once(['data', document.address, version], async () => JSON.stringify(document))
    },

    async course({ course, version }, asked) {
      return once(['course', course.address, version, asked], async () =>
        (await pages()).renderCourse(course, { ...asked, publicUrl }),
      )
    },

    async gone({ language }) {
      return once(['gone', language], async () => (await pages()).renderNotFound({ language, publicUrl }))
    },
  }
}
