import { createHash } from 'node:crypto'
import { type Format, formats } from '@lectern/domain/courses/formats.ts'
import type {
  LearnerLink,
  LearnerDocument,
  LearnerPlan,
  LearnerTranslation,
} from '@lectern/domain/learn/learner-document.ts'
import type { EpisodePlan } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { pictureCredits } from '@lectern/domain/slideshow/picture-credits.ts'
import { LRUCache } from 'lru-cache'
import type { Secrets } from '../../accounts/secrets/secrets.ts'
import type { SystemPage } from '../../course-material/courses/course-system.ts'
import type { ContentsByFormat } from '../../documents/library/documents-by-format.ts'
import type {
  PublicationMark,
  PublicationStore,
} from '../../documents/library/published/publication-store.ts'
import type { CourseOutline } from '../../course-material/imports/page-order.ts'
import type { EpisodePlace } from '../../documents/podcasts/episode/episode.ts'
import type { Episodes } from '../../documents/podcasts/episode/episodes.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import { createSingleFlight } from '../../platform/runtime/single-flight.ts'
import { addressInCourse } from '../shares/learner-address.ts'
import { type MediaAddresses, podcastForLearners, slideshowForLearners } from './learner-content.ts'
import type { LearnerPlace } from './learner-places.ts'
import { type FindFeedUrl, offeredFeed } from './offered-feed.ts'
import {
  formatsFirst,
  inOtherLanguages,
  nextInLanguage,
  originalOf,
  pagesInAllLanguages,
} from './other-languages.ts'
import type { OpenedShare } from './share-state-store.ts'
import {
  type FindTranslationShares,
  grantsNoMore,
  translationAddress,
  type TranslationShare,
} from './translation-shares.ts'

/** A published document, ready to be sent. */
export interface PreparedDocument extends PreparedContent {
  readonly document: LearnerDocument
  /** Identifies everything that the page shows. */
  readonly version: string
}

/** The content that a document shows and plays. It changes only with its published version. */
export interface PreparedContent {
  readonly title: string
  /** BCP 47 tag. Null if it is not known. */
  readonly language: string | null
  readonly content: LearnerDocument['content']
  readonly credits: LearnerDocument['credits']
  /** Names of the stored files that it shows or plays. */
  readonly files: ReadonlySet<string>
  readonly publishedAt: Date
  /** When it was published, or when this process found that missing audio was made for the published version. */
  readonly shownSince: Date
  /** Identifies the published version with its audio, in addresses and for pages that learners have open. */
  readonly publication: string
}

interface DocumentDependencies {
  readonly publications: Pick<PublicationStore, 'publicationMarks'>
  readonly contents: ContentsByFormat<'findPublished'>
  readonly episodes: Pick<Episodes, 'episodeOf' | 'measure'>
  readonly secrets: Pick<Secrets, 'keyedHash' | 'decrypt'>
  readonly logger: Pick<Logger, 'warn'>
  readonly translationShares: FindTranslationShares
  readonly outline: CourseOutline
  readonly feedUrl: FindFeedUrl
}

/** Pieces whose surroundings are in memory. Each takes about 1 KB. */
const mostViews = 5000

/** Size of the cache of prepared documents, in characters of JSON. A document of 30 slides has about 60,000. */
const charactersInMemory = 30_000_000

/** The published documents at the addresses of shares. A document is prepared once for each published version. */
export function createLearnerDocuments(dependencies: DocumentDependencies) {
  const views = new LRUCache<string, View>({ max: mostViews })
  const prepared = new LRUCache<string, PreparedContent>({
    maxSize: charactersInMemory,
    sizeCalculation: ({ content }) => JSON.stringify(content).length,
  })
  const once = createSingleFlight<PreparedContent>()

  /** The content of a published version. Concurrent requests share its preparation. */
  async function contentAt(
    place: LearnerPlace,
    { mark, shownSince }: Pick<View, 'mark' | 'shownSince'>,
  ): Promise<PreparedContent> {
    const key = JSON.stringify([place.address, versionOf(mark)])
    const known = prepared.get(key)
    if (known) return known
    return once(key, async () => {
      const content = { ...(await prepare(dependencies, place, mark)), shownSince }
      prepared.set(key, content)
      return content
    })
  }

  /** Returns the surroundings of a document. They are read again when the state of its share has changed. */
  async function viewOf(place: LearnerPlace): Promise<View> {
    const key = stateKey(place)
    const known = views.get(place.address)
    const now = new Date()
    if (known?.key === key && (known.until === null || now < known.until)) return known
    const read = await readView(dependencies, place, now)
    const view = { key, ...read, shownSince: firstShown(read.mark, known) }
    views.set(place.address, view)
    return view
  }

  return {
    /** Returns the content that a document shows and plays, for its files. Throws the problems of `find`. */
    content: async (place: LearnerPlace): Promise<PreparedContent> => contentAt(place, await viewOf(place)),

    /** NOT_FOUND if the document is not published, or its course was removed. */
    async find(place: LearnerPlace): Promise<PreparedDocument> {
      const view = await viewOf(place)
      const { mark, links, feed, version } = view
      const content = await contentAt(place, view)
      return {
        ...content,
        document: { ...presentDocument(place, mark, links, content), feed_url: feed },
        version,
      }
    },
  }
}

/** The data that a page shows beside the content of its document. */
interface View {
  /** See `stateKey`. */
  readonly key: string
  readonly mark: PublicationMark
  /** See `PreparedContent`. */
  readonly shownSince: Date
  readonly links: Links
  /** When an address that it contains ends. Null if none does. */
  readonly until: Date | null
  readonly feed: string | null
  /** See `PreparedDocument`. */
  readonly version: string
}

/** Changes with everything that a page of a share reads: the share itself and what its state stands for. */
export function stateKey({ share, state }: OpenedShare): string {
  const { courseName, courseCode, language, downloads, expiresAt } = share
  return JSON.stringify([state, courseName, courseCode, language, downloads, expiresAt])
}

async function readView(
  { publications, translationShares, secrets, logger, outline, feedUrl }: DocumentDependencies,
  place: LearnerPlace,
  now: Date,
): Promise<Omit<View, 'key' | 'shownSince'>> {
  const { share, pageId, format } = place
  const { courseSystem: home, courseId } = share
  const ownPages = share.pageId === null ? undefined : pagesInAllLanguages(pageId)
  const [marks, shares, pages, feed] = await Promise.all([
    publications.publicationMarks(home, courseId, ownPages),
    ownPages && translationShares({ home, courseId, format }, ownPages),
    outline(home, courseId),
    formats[place.format].hasFeed ? offeredFeed(feedUrl, share) : null,
  ])
  if (!pages) throw new Problem('NOT_FOUND')
  const mark = markAt(place, marks)
  const usable = shares?.filter((one) => grantsNoMore(one, share, now))
  const links = linksOf(place, marks, pages, (translation) =>
    usable
      ? translationAddress({ secrets, logger }, usable, translation.pageId)
      : learnerLink(courseAddressOf(place.address), translation).url,
  )
  const version = JSON.stringify([versionOf(mark), share.courseName, share.downloads, links, feed])
  return { mark, links, until: firstEnd(usable), feed, version }
}

function firstEnd(shares: readonly TranslationShare[] = []): Date | null {
  const ends = shares.flatMap(({ expiresAt }) => expiresAt?.getTime() ?? [])
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

function markAt({ pageId, format }: LearnerPlace, marks: readonly PublicationMark[]): PublicationMark {
  const mark = marks.find((one) => one.pageId === pageId && one.format === format)
  if (!mark) throw new Problem('NOT_FOUND')
  return mark
}

export type LearnerDocuments = ReturnType<typeof createLearnerDocuments>

/** The file of a podcast that learners hear. */
export function episodePlaceOf({ share, pageId }: LearnerPlace): EpisodePlace {
  const { courseSystem: home, courseId, courseName: course } = share
  return { home, courseId, pageId, course, version: 'published' }
}

const versionOf = ({ documentId, revision, publishedAt, silentParts, durationMs }: PublicationMark) => [
  documentId,
  revision,
  publishedAt.getTime(),
  silentParts,
  durationMs,
]

/** The time of `PreparedContent`. `before` is what this process knew until now. */
function firstShown(mark: PublicationMark, before: View | undefined): Date {
  if (!before) return mark.publishedAt
  const isSame = JSON.stringify(versionOf(before.mark)) === JSON.stringify(versionOf(mark))
  return isSame ? before.shownSince : new Date()
}

interface Links {
  readonly pageTitle: string
  readonly module: string | null
  readonly siblings: LearnerLink[]
  readonly translations: LearnerTranslation[]
  readonly next: LearnerLink | null
}

/**
 * Returns a learner's links from a document to others. Without the share of the course, there are only translations.
 * @param addressOf The path of a translation. Undefined if the learner may not see it.
 */
function linksOf(
  place: LearnerPlace,
  marks: readonly PublicationMark[],
  pages: readonly SystemPage[],
  addressOf: (translation: PublicationMark) => string | undefined,
): Links {
  const { share, pageId, format } = place
  const pageIds = new Set(pages.map(({ id }) => id))
  const original = originalOf(pageId, pageIds)
  const at = pages.findIndex(({ id }) => id === original)
  const page = pages[at]
  // The share of a document gives no access to its other format.
  const offered = share.pageId === null ? formatsFirst(format) : [format]
  const translations = inOtherLanguages(marks, { pageId, formats: offered }, pageIds).flatMap(
    ({ language, mark }) => {
      const url = addressOf(mark)
      return url === undefined ? [] : [{ language, url }]
    },
  )
  const around = { pageTitle: page?.title ?? '', module: page?.module?.name ?? null, translations }
  if (share.pageId !== null) return { ...around, siblings: [], next: null }
  const base = courseAddressOf(place.address)
  const siblings = marks.filter((mark) => mark.pageId === pageId && mark.format !== format)
  const published = new Map(marks.flatMap((mark) => (mark.format === format ? [[mark.pageId, mark]] : [])))
  const later = at === -1 ? [] : pages.slice(at + 1)
  const next = nextInLanguage(later, published, place, pageIds)
  return {
    ...around,
    siblings: siblings.map((mark) => learnerLink(base, mark)),
    next: next ? learnerLink(base, next) : null,
  }
}

/** A link to a document of the course with this path. */
export function learnerLink(courseAddress: string, mark: PublicationMark): LearnerLink {
  return {
    format: mark.format,
    title: mark.title,
    url: addressInCourse(courseAddress, mark.pageId, mark.format),
    parts: mark.partCount,
    duration_ms: mark.durationMs > 0 ? mark.durationMs : null,
  }
}

async function prepare(
  dependencies: DocumentDependencies,
  place: LearnerPlace,
  mark: PublicationMark,
): Promise<Omit<PreparedContent, 'shownSince'>> {
  const { title, language, publishedAt } = mark
  const hash = createHash('sha256').update(JSON.stringify(versionOf(mark)))
  const publication = hash.digest('base64url').slice(0, 22)
  const content = await contentOf[place.format](dependencies, place, publication)
  return { title, language, publishedAt, publication, ...content }
}

function presentDocument(
  { share, address }: LearnerPlace,
  mark: PublicationMark,
  links: Links,
  { content, credits, publication }: PreparedContent,
): Omit<LearnerDocument, 'feed_url'> {
  return {
    address,
    title: mark.title,
    language: mark.language,
    course: { title: share.courseName, url: share.pageId === null ? courseAddressOf(address) : null },
    module: links.module,
    page_title: links.pageTitle || mark.title,
    credits: [...credits],
    published_at: mark.publishedAt.toISOString(),
    version: publication,
    downloads: share.downloads,
    siblings: links.siblings,
    translations: links.translations,
    next: links.next,
    content,
  }
}

/** The path of a course's page: `/learn/course/{secret}`. */
const courseAddressOf = (address: string) => address.split('/').slice(0, 4).join('/')

/** The proof that a published version of a document named a file, for its address. */
export function proofOf(secrets: Pick<Secrets, 'keyedHash'>, place: LearnerPlace, filename: string): string {
  const { share, pageId, format } = place
  const named = JSON.stringify([share.courseSystem, share.courseId, pageId, format, filename])
  return secrets.keyedHash(`published file ${named}`).slice(0, 22)
}

const addressesOf = (secrets: Pick<Secrets, 'keyedHash'>, place: LearnerPlace): MediaAddresses => ({
  address: place.address,
  proofOf: (filename) => proofOf(secrets, place, filename),
})

type DocumentContent = Pick<PreparedContent, 'content' | 'credits' | 'files'>

/** The content of a document, by format. NOT_FOUND if it is not published. */
const contentOf: Readonly<
  Record<
    Format,
    (dependencies: DocumentDependencies, place: LearnerPlace, publication: string) => Promise<DocumentContent>
  >
> = {
  async slideshow({ contents, secrets }, place) {
    const { share, pageId } = place
    const found = await contents.slideshow.findPublished(share.courseSystem, share.courseId, [pageId])
    const published = found.get(pageId)
    if (!published) throw new Problem('NOT_FOUND')
    const { document, files } = slideshowForLearners(published.document, addressesOf(secrets, place))
    // Of the captions on the course page, learners get only the credits.
    const credits = pictureCredits(published.document)
    return { content: { format: 'slideshow', slideshow: document }, credits, files }
  },

  async podcast({ contents, episodes, secrets }, place, publication) {
    const { share, pageId, address } = place
    const at = episodePlaceOf(place)
    const found = await contents.podcast.findPublished(share.courseSystem, share.courseId, [pageId])
    const published = found.get(pageId)
    if (!published) throw new Problem('NOT_FOUND')
    const [plan, bytes] = await Promise.all([audiblePlan(episodes, at), lengthOfFile(episodes, at)])
    const { document, files } = podcastForLearners(published.document, addressesOf(secrets, place))
    const audio = plan && `${address}/episode.mp3?v=${publication}`
    return { content: { format: 'podcast', podcast: document, plan, bytes, audio }, credits: [], files }
  },
}

/** The length of the MP3 in bytes. Null if lines have no audio, or if its picture cannot be drawn now. */
async function lengthOfFile(
  episodes: Pick<Episodes, 'measure'>,
  place: EpisodePlace,
): Promise<number | null> {
  try {
    const measured = (await episodes.measure(place, [place.pageId])).get(place.pageId)
    return measured && 'bytes' in measured ? measured.bytes : null
  } catch {
    // The page does not need it.
    return null
  }
}

/** The times of the lines that are heard; null if none is. */
async function audiblePlan(
  episodes: Pick<Episodes, 'episodeOf'>,
  place: EpisodePlace,
): Promise<LearnerPlan | null> {
  try {
    return presentPlan((await episodes.episodeOf(place, true)).plan)
  } catch (error) {
    if (error instanceof Problem && error.code === 'AUDIO_MISSING') return null
    throw error
  }
}

function presentPlan({ durationMs, chapters, lines }: EpisodePlan): LearnerPlan {
  return {
    duration_ms: durationMs,
    chapters: chapters.map(({ segment, title, startMs, endMs }) => ({
      segment,
      title,
      start_ms: startMs,
      end_ms: endMs,
    })),
    lines: lines.map(({ segment, line, startMs, endMs }) => ({
      segment,
      line,
      start_ms: startMs,
      end_ms: endMs,
    })),
  }
}
