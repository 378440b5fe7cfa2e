import { groundingApi, groundingHeadingsApi } from '@lectern/domain/api/documents/grounding.ts'
import { type Format, formatNames } from '@lectern/domain/courses/formats.ts'
import { jobKindOf } from '@lectern/domain/jobs/job.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import { knownPage, type StoredByFormat, type StoredDocuments } from '../stored-documents.ts'
import { ok, route, type Route } from '../../route.ts'
import { memoizeAsync } from '../../platform/runtime/memoize-async.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { doubtedSentences, findDoubted } from './doubted-sentences.ts'
import type { GroundedText, GroundingFault } from './evidence/grounded-text.ts'

interface GroundingRouteDependencies {
  readonly access: Pick<CourseAccess, 'requirePage'>
  readonly slideshows: StoredDocuments<Slideshow>
  readonly podcasts: StoredDocuments<Podcast>
  readonly contents: StoredByFormat
  readonly jobs: Pick<Jobs, 'lastStored'>
}

interface HeadingsCall {
  readonly account: Account
  readonly params: { readonly courseId: string; readonly pageId: string }
  readonly body: { readonly headings: readonly string[] }
  readonly signal: AbortSignal
}

/** Compares parts with the passages that are stored with their document. The code of the check is loaded on first use. */
export function groundingRoutes({
  access,
  slideshows,
  podcasts,
  contents,
  jobs,
}: GroundingRouteDependencies): Route[] {
  const loadChecks = memoizeAsync(async () => (await import('./checked-parts.ts')).createCheckedParts())

  async function findInHeadings(
    { account, params, body, signal }: HeadingsCall,
    known: { readonly passages: readonly Passage[] | undefined; readonly language: string | undefined },
  ) {
    const { course, page } = await access.requirePage(account, params.courseId, params.pageId)
    const texts = body.headings.map((text, index) => ({
      path: `headings[${index}]`,
      text,
      sources: [],
      kind: 'heading' as const,
    }))
    // The title of the document is what is checked, so the evidence is the title of the page.
    const ground = { passages: known.passages ?? [], title: page.title, language: known.language }
    const { faults, complete } = await (await loadChecks()).find(texts, ground, signal)
    const isNew = ({ words }: GroundingFault) =>
      words.length === 0 || !words.every((word) => course.name.includes(word))
    return ok({ faults: faults.filter(isNew).map(presentFault), complete })
  }

  /** The sentences of the texts that a second model found unsupported when the document was generated. */
  async function findDoubtedIn(
    texts: readonly GroundedText[],
    { account, params }: Pick<HeadingsCall, 'account' | 'params'>,
    { format, language }: { readonly format: Format; readonly language: string | undefined },
  ): Promise<GroundingFault[]> {
    const kind = jobKindOf('generate', format)
    const job = await jobs.lastStored(account, kind, params.courseId, params.pageId)
    return findDoubted(texts, doubtedSentences(job), language)
  }

  return [
    ...formatNames.map((format) =>
      route(groundingHeadingsApi[format], async (call) =>
        findInHeadings(call, await knownPage(contents[format], call.account, call.params)),
      ),
    ),

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
      const doubted = await findDoubtedIn(texts, { account, params }, { format: 'slideshow', language })
      return ok({ faults: [...faults, ...doubted].map(presentFault), complete })
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
      const doubted = await findDoubtedIn(texts, { account, params }, { format: 'podcast', language })
      return ok({ faults: [...faults, ...doubted].map(presentFault), complete })
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
