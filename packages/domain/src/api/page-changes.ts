import { z } from 'zod/mini'
import { formatNames } from '../courses/formats.ts'
import { courseParams, pageParams } from '../courses/ids.ts'
import { noticesBeside } from '../problems/problem-reason.ts'
import { passage } from '../sources/passage.ts'
import { endpoint } from './endpoint.ts'
import { writtenLine, writtenSlide } from './rewriting.ts'

/** Maximum size of a part with the passages that changed under it, in bytes. */
const partLimit = 512 * 1024
/** Changed passages in one request for a proposal. */
const mostChanges = 100

/** The contents of a course whose page says something else than when they were made. */
const courseChanges = z.object({
  pages: z.array(
    z.object({
      page_id: z.string(),
      /** When the page was last edited, as its course system says. Null if it does not say. */
      edited_at: z.nullable(z.string()),
      formats: z.array(z.enum(formatNames)),
    }),
  ),
  /** Edited pages that were not read yet. The next request reads more of them. */
  unread: z.number(),
})
export type CourseChanges = z.output<typeof courseChanges>

/** A change of the page. Without `before` the passage was added, without `after` it was removed. */
const change = z.object({ before: z.nullable(passage), after: z.nullable(passage) })

const pieceChanges = z.object({
  page_title: z.string(),
  /** When the page was last edited, as its course system says. Null if it does not say. */
  edited_at: z.nullable(z.string()),
  /** In the order of the page. Empty if the page still says what the content was made from. */
  changes: z.array(change),
  /**
   * The page of today. Passages that the content knows keep their ids, also after an edit. To settle the changes, save
   * the content with these as its `passages`.
   */
  passages: z.array(passage),
})
export type PieceChanges = z.output<typeof pieceChanges>

/** The changes under one part. */
const changes = z.array(change).check(z.minLength(1), z.maxLength(mostChanges))

const warnings = z.array(z.string())
const notices = noticesBeside

const ofPiece = (format: string) =>
  endpoint({
    method: 'GET',
    path: `/api/${format}/{courseId}/{pageId}/page-changes`,
    summary: `What changed on the page since this ${format} was made from it. Reads the page in the course system. Closing the connection cancels the request.`,
    access: 'user',
    params: pageParams,
    answer: pieceChanges,
    slow: true,
  })

/** Keeping content in step with its page. Nothing changes by itself: proposals are not stored. */
export const pageChangesApi = {
  ofCourse: endpoint({
    method: 'GET',
    path: '/api/courses/{courseId}/page-changes',
    summary:
      'The contents of a course whose page has changed. Reads a limited number of pages that were edited since they were last read.',
    access: 'user',
    params: courseParams,
    answer: courseChanges,
    slow: true,
  }),
  ofSlideshow: ofPiece('slideshow'),
  ofPodcast: ofPiece('podcast'),
  updateSlide: endpoint({
    method: 'POST',
    path: '/api/slideshow/{courseId}/{pageId}/page-changes/slide',
    summary:
      'Propose one slide for the page as it is now. A slide without script and content is written from the new passages. Nothing is stored.',
    access: 'user',
    params: pageParams,
    body: z.object({ slide: writtenSlide, changes }),
    answer: z.object({ slide: writtenSlide, warnings, notices }),
    bodyLimit: partLimit,
    slow: true,
  }),
  updateLines: endpoint({
    method: 'POST',
    path: '/api/podcast/{courseId}/{pageId}/page-changes/lines',
    summary:
      'Propose dialogue lines for the page as it is now. An empty line is written from the new passages. Nothing is stored.',
    access: 'user',
    params: pageParams,
    body: z.object({ lines: z.array(writtenLine).check(z.minLength(1), z.maxLength(20)), changes }),
    answer: z.object({ lines: z.array(writtenLine), warnings, notices }),
    bodyLimit: partLimit,
    slow: true,
  }),
} as const
