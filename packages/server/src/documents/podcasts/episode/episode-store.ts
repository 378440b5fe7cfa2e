import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database.ts'
import { documents } from '../../../platform/db/schema/documents.ts'
import { narrations } from '../../../platform/db/schema/media.ts'
import { publications } from '../../../platform/db/schema/published.ts'
import type { EpisodeCourse } from './episode.ts'

export type EpisodeStore = ReturnType<typeof createEpisodeStore>

/** The state of a podcast, read without the document. */
export type EpisodeState = Awaited<ReturnType<EpisodeStore['statesOf']>>[number]

/** Queries about podcasts as episodes. */
export function createEpisodeStore(database: Database) {
  const podcast = documents
  const slideshow = alias(documents, 'slideshow')
  const shownSlideshow = alias(publications, 'shown_slideshow')
  const audio = database.sql
    .select({
      files: sql<string>`md5(string_agg(${narrations.part} || ' ' || ${narrations.filename}, ' ' order by ${narrations.part}))`,
    })
    .from(narrations)
    .where(eq(narrations.documentId, podcast.id))

  /** Changes with the version of the podcast, its audio, and the slideshow whose theme the artwork uses. */
  const versions = {
    current: sql<string>`concat_ws(' ', ${podcast.id}, ${podcast.revision}, (${audio}), ${slideshow.id}, ${slideshow.revision})`,
    published: sql<string>`concat_ws(' ', 'published', ${podcast.id}, ${publications.publishedAt}, ${publications.silentParts}, ${publications.durationMs}, ${slideshow.id}, ${shownSlideshow.publishedAt})`,
  }

  return {
    /** The podcasts of a course (see `courseHome`), or of some of its pages. One query, which reads no document. */
    async statesOf({ home, courseId, version }: Omit<EpisodeCourse, 'course'>, pageIds?: readonly string[]) {
      const isPublished = version === 'published'
      return database.sql
        .select({
          pageId: podcast.pageId,
          createdAt: podcast.createdAt,
          version: versions[version],
        })
        .from(podcast)
        .leftJoin(publications, eq(publications.documentId, podcast.id))
        .leftJoin(
          slideshow,
          and(
            eq(slideshow.courseSystem, podcast.courseSystem),
            eq(slideshow.courseId, podcast.courseId),
            eq(slideshow.pageId, podcast.pageId),
            eq(slideshow.format, 'slideshow'),
          ),
        )
        .leftJoin(shownSlideshow, eq(shownSlideshow.documentId, slideshow.id))
        .where(
          and(
            eq(podcast.courseSystem, home),
            eq(podcast.courseId, courseId),
            eq(podcast.format, 'podcast'),
            isNotNull(podcast.body),
            isPublished ? isNotNull(publications.documentId) : undefined,
            pageIds && inArray(podcast.pageId, [...pageIds]),
          ),
        )
    },
  }
}
