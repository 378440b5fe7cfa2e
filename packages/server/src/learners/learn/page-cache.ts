import { createHash } from 'node:crypto'
import type { LearnPageOptions, LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../../platform/runtime/single-flight.ts'
import type { PreparedCourse } from './learner-courses.ts'
import type { PreparedDocument } from './learner-documents.ts'

/** How a request asks for a page. */
export type AskedPage = Pick<LearnPageOptions, 'embedded' | 'language'>

/** Characters of HTML in memory. A page of 30 slides has about 60,000. */
const charactersInMemory = 20_000_000

/** The pages for learners. A page is drawn once for each published version, form and language. */
export interface PageCache {
  document(prepared: PreparedDocument, asked: AskedPage): Promise<string>
  course(prepared: PreparedCourse, asked: AskedPage): Promise<string>
  gone(asked: AskedPage): Promise<string>
}

/**
 * @param load Loads the module that draws the pages. Undefined if it was not built.
 * @param publicUrl Address of Lectern, without a trailing slash.
 */
export function createPageCache(load: () => Promise<LearnPages | undefined>, publicUrl: string): PageCache {
  const kept = new LRUCache<string, string>({
    maxSize: charactersInMemory,
    sizeCalculation: (html) => html.length,
  })
  const once = createSingleFlight<string>()
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

  /** Concurrent requests for one page share its drawing. */
  async function page(
    parts: readonly unknown[],
    draw: (pages: LearnPages) => Promise<string>,
  ): Promise<string> {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
    const known = kept.get(key)
    if (known !== undefined) return known
    return once(key, async () => {
      const html = await draw(await pages())
      kept.set(key, html)
      return html
    })
  }

  return {
    async document({ document, version }, asked) {
      return page(['piece', document.address, version, asked], async (module) =>
        module.renderDocument(document, { ...asked, publicUrl }),
      )
    },

    async course({ course, version }, asked) {
      return page(['course', course.address, version, asked], async (module) =>
        module.renderCourse(course, { ...asked, publicUrl }),
      )
    },

    async gone({ language }) {
      return page(['gone', language], async (module) => module.renderNotFound({ language, publicUrl }))
    },
  }
}
