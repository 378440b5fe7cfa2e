import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { documents, narrations } from '../../db/schema.ts'

export type EpisodeStore = ReturnType<typeof createEpisodeStore>

/** The state of a podcast, read without the document. */
export type EpisodeState = Awaited<ReturnType<EpisodeStore['statesOf']>>[number]

/** Queries about podcasts as episodes. */
export function createEpisodeStore(database: Database) {
  const podcast = documents
  const slideshow = alias(documents, 'slideshow')
  const audio = database.sql
    .select({
      files: sql<string>`md5(string_agg(${narrations.part} || ' ' || ${narrations.filename}, ' ' order by ${narrations.part}))`,
    })
    .from(narrations)
    .where(eq(narrations.documentId, podcast.id))

  return {
    /** The podcasts of a course (see `homeOfCourse`), or of some of its pages. One query, which reads no document. */
    async statesOf(home: string, courseId: string, pageIds?: readonly string[]) {
      return database.sql
        .select({
          pageId: podcast.pageId,
          status: podcast.status,
          createdAt: podcast.createdAt,
          updatedAt: podcast.updatedAt,
          /** Changes with the podcast, its audio, and the slideshow whose theme the artwork uses. */
          version: sql<string>`concat_ws(' ', ${podcast.id}, ${podcast.revision}, (${audio}), ${slideshow.id}, ${slideshow.revision})`,
        })
        .from(podcast)
        .leftJoin(
          slideshow,
          and(
            eq(slideshow.courseSystem, podcast.courseSystem),
            eq(slideshow.courseId, podcast.courseId),
            eq(slideshow.pageId, podcast.pageId),
            eq(slideshow.format, 'slideshow'),
          ),
        )
        .where(
          and(
            eq(podcast.courseSystem, home),
            eq(podcast.courseId, courseId),
            eq(podcast.format, 'podcast'),
            isNotNull(podcast.body),
            pageIds && inArray(podcast.pageId, [...pageIds]),
          ),
        )
    },
  }
}
