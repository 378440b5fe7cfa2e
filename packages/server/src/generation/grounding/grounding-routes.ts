import { groundingApi } from '@lectern/domain/api/documents/grounding.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { StoredDocuments } from '../stored-documents.ts'
import { ok, route, type Route } from '../../route.ts'
import { memoizeAsync } from '../../platform/runtime/memoize-async.ts'
import type { GroundingFault } from './evidence/grounded-text.ts'

interface GroundingRouteDependencies {
  readonly slideshows: StoredDocuments<Slideshow>
  readonly podcasts: StoredDocuments<Podcast>
}

/** Compares parts with the passages that are stored with their document. The code of the check is loaded on first use. */
export function groundingRoutes({ slideshows, podcasts }: GroundingRouteDependencies): Route[] {
  const loadChecks = memoizeAsync(async () => (await import('./checked-parts.ts')).createCheckedParts())
  return [
    route(groundingApi.slide, async ({ account, params, body, signal }) => {
      const { document } = await slideshows.get(account, params.courseId, params.pageId)
      const { title, language } = document.presentation
      const [checks, { textsOfSlide }] = await Promise.all([loadChecks(), import('./draft-texts.ts')])
      const texts = textsOfSlide(body.slide, 'slide').map((text) => ({
        ...text,
        path: text.path.slice('slide.'.length),
      }))
      const { faults, complete } = await checks.find(
        texts,
        { passages: document.passages ?? [], title, language },
        signal,
      )
      return ok({ faults: faults.map(presentFault), complete })
    }),

    route(groundingApi.lines, async ({ account, params, body, signal }) => {
      const { document } = await podcasts.get(account, params.courseId, params.pageId)
      const { title, language } = document.podcast
      const [checks, { textOfLine }] = await Promise.all([loadChecks(), import('./draft-texts.ts')])
      const texts = body.lines.map((line, index) => textOfLine(line, `lines[${index}]`))
      const { faults, complete } = await checks.find(
        texts,
        { passages: document.passages ?? [], title, language },
        signal,
      )
      return ok({ faults: faults.map(presentFault), complete })
    }),
  ]
}

function presentFault({ path, reason, sentence, words, expected, block }: GroundingFault) {
  return {
    path,
    reason,
    sentence,
    words: [...words],
    expected: [...expected],
    ...(block !== undefined && { passage: block }),
  }
}
