import type { Format } from '@lectern/domain/courses/formats.ts'
import type { LearnerLink, LearnerPiece, LearnerPlan } from '@lectern/domain/learn/learner-piece.ts'
import type { EpisodePlan } from '@lectern/domain/podcast/episode/episode-plan.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { LRUCache } from 'lru-cache'
import type { SystemPage } from '../courses/course-system.ts'
import type { Documents } from '../documents/documents.ts'
import type { PublicationMark, PublicationStore } from '../documents/published/publication-store.ts'
import type { CourseOutline } from '../imports/page-order.ts'
import type { EpisodePlace } from '../podcasts/episode/episode.ts'
import type { Episodes } from '../podcasts/episode/episodes.ts'
import { addressInCourse } from '../shares/learner-address.ts'
import { podcastForLearners, slideshowForLearners } from './learner-documents.ts'
import type { LearnerPlace } from './learner-places.ts'

/** A published piece, ready to be sent. */
export interface PreparedPiece {
  readonly piece: LearnerPiece
  /** Names of the stored files that it shows or plays. */
  readonly files: ReadonlySet<string>
  /** Identifies everything that the page shows. */
  readonly version: string
}

interface PieceDependencies {
  readonly publications: Pick<PublicationStore, 'publicationMarks'>
  readonly slideshows: Pick<Documents<Slideshow>, 'findPublished'>
  readonly podcasts: Pick<Documents<Podcast>, 'findPublished'>
  readonly episodes: Pick<Episodes, 'episodeOf' | 'measure'>
  readonly outline: CourseOutline
}

/** Pieces in memory. A piece of 30 slides takes about 100 kB. */
const piecesInMemory = 200

/**
 * The published pieces at the addresses of shares. A piece is prepared once for each published version; requests of
 * learners read two rows.
 */
export function createLearnerPieces(dependencies: PieceDependencies) {
  const { publications, outline } = dependencies
  const prepared = new LRUCache<string, Promise<PreparedPiece>>({ max: piecesInMemory })

  /** The published versions that the share of a place shows, and the course's pages. */
  async function around({ share, pageId }: LearnerPlace) {
    const { courseSystem: home, courseId } = share
    const ofCourse = share.pageId === null
    const [marks, pages] = await Promise.all([
      publications.publicationMarks(home, courseId, ofCourse ? undefined : [pageId]),
      outline(home, courseId),
    ])
    return { marks, pages: pages ?? [] }
  }

  return {
    /** NOT_FOUND if the piece is not published. */
    async find(place: LearnerPlace): Promise<PreparedPiece> {
      const { marks, pages } = await around(place)
      const mark = marks.find(({ pageId, format }) => pageId === place.pageId && format === place.format)
      if (!mark) throw new Problem('NOT_FOUND')
      const links = linksOf(place, marks, pages)
      const version = JSON.stringify([versionOf(mark), place.share.courseName, place.share.downloads, links])
      const key = `${place.address} ${version}`
      const known = prepared.get(key) ?? prepare(dependencies, place, mark, { links, version })
      prepared.set(key, known)
      try {
        return await known
      } catch (error) {
        prepared.delete(key)
        throw error
      }
    },
  }
}

/** The file of a podcast that learners hear. */
export function episodePlaceOf({ share, pageId }: LearnerPlace): EpisodePlace {
  const { courseSystem: home, courseId, courseName: course } = share
  return { home, courseId, pageId, course, version: 'published' }
}

const versionOf = ({ documentId, revision, publishedAt, silentParts }: PublicationMark) => [
  documentId,
  revision,
  publishedAt.getTime(),
  silentParts,
]

interface Links {
  readonly pageTitle: string
  readonly module: string | null
  readonly siblings: LearnerLink[]
  readonly next: LearnerLink | null
}

/** What a learner can go to from a piece. Without the share of the course, nothing. */
function linksOf(
  place: LearnerPlace,
  marks: readonly PublicationMark[],
  pages: readonly SystemPage[],
): Links {
  const { share, pageId, format } = place
  const at = pages.findIndex(({ id }) => id === pageId)
  const page = pages[at]
  const around = { pageTitle: page?.title ?? '', module: page?.module?.name ?? null }
  if (share.pageId !== null) return { ...around, siblings: [], next: null }
  const base = place.address.split('/').slice(0, 4).join('/')
  const siblings = marks.filter((mark) => mark.pageId === pageId && mark.format !== format)
  const later = at === -1 ? [] : pages.slice(at + 1)
  const next = later
    .filter(({ id }) => id !== pageId)
    .map(({ id }) => marks.find((mark) => mark.pageId === id && mark.format === format))
    .find((mark) => mark !== undefined)
  return {
    ...around,
    siblings: siblings.map((mark) => learnerLink(base, mark)),
    next: next ? learnerLink(base, next) : null,
  }
}

/** A link to a piece of the course with this path. */
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
  dependencies: PieceDependencies,
  place: LearnerPlace,
  mark: PublicationMark,
  { links, version }: { links: Links; version: string },
): Promise<PreparedPiece> {
  const { share, address } = place
  const { content, files } = await contentOf[place.format](dependencies, place)
  const piece: LearnerPiece = {
    address,
    title: mark.title,
    language: mark.language,
    course: {
      title: share.courseName,
      url: share.pageId === null ? address.split('/').slice(0, 4).join('/') : null,
    },
    module: links.module,
    page_title: links.pageTitle || mark.title,
    published_at: mark.publishedAt.toISOString(),
    downloads: share.downloads,
    siblings: links.siblings,
    next: links.next,
    content,
  }
  return { piece, files, version }
}

interface PieceContent {
  readonly content: LearnerPiece['content']
  readonly files: ReadonlySet<string>
}

/** The content of a piece, by format. NOT_FOUND if it is not published. */
const contentOf: Readonly<
  Record<Format, (dependencies: PieceDependencies, place: LearnerPlace) => Promise<PieceContent>>
> = {
  async slideshow({ slideshows }, { share, pageId, address }) {
    const found = await slideshows.findPublished(share.courseSystem, share.courseId, [pageId])
    const published = found.get(pageId)
    if (!published) throw new Problem('NOT_FOUND')
    const { document, files } = slideshowForLearners(published.document, address)
    return { content: { format: 'slideshow', slideshow: document }, files }
  },

  async podcast({ podcasts, episodes }, place) {
    const { share, pageId, address } = place
    const found = await podcasts.findPublished(share.courseSystem, share.courseId, [pageId])
    const published = found.get(pageId)
    if (!published) throw new Problem('NOT_FOUND')
    const at = episodePlaceOf(place)
    const [plan, measured] = await Promise.all([audiblePlan(episodes, at), episodes.measure(at, [pageId])])
    const { document, files } = podcastForLearners(published.document, address)
    const known = measured.get(pageId)
    const bytes = known && 'bytes' in known ? known.bytes : null
    return { content: { format: 'podcast', podcast: document, plan, bytes }, files }
  },
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
