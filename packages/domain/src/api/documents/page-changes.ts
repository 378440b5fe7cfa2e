import { z } from 'zod/mini'
import { formatNames } from '../../courses/formats.ts'
import { courseParams, externalId, pageParams } from '../../courses/ids.ts'
import { noticesBeside } from '../../problems/codes/problem-reason.ts'
import { passage } from '../../sources/passage.ts'
import { documentLimit, endpoint } from '../endpoint/endpoint.ts'
import { writtenLine, writtenSlide } from './rewriting.ts'

/** Maximum size of a part with the passages that changed under it, in bytes. */
const partLimit = 512 * 1024
/** Changed passages in one request for a proposal. */
const mostChanges = 100

const documentParams = z.object({ courseId: externalId, pageId: externalId, format: z.enum(formatNames) })

/** When the page was last edited, as its course system says. Null if it does not say. */
const editedAt = z.nullable(z.string())

/** A slideshow or podcast whose page has changed since it was made, or could not be checked yet. */
const changedDocument = z.object({
  page_id: z.string(),
  format: z.enum(formatNames),
  /**
   * When the page was last read. Null if it was edited since and was not read yet: the next request tries again. The
   * numbers are then those of the last reading, or 0.
   */
  checked_at: z.nullable(z.string()),
  /** Number of passages with other words. */
  changed: z.number(),
  /** Number of passages that are no longer on the page. */
  removed: z.number(),
  /** Number of new passages. */
  added: z.number(),
  edited_at: editedAt,
})
export type ChangedDocument = z.output<typeof changedDocument>

/** A change of the page. Without `before` the passage was added, without `after` it was removed. */
const change = z.object({ before: z.nullable(passage), after: z.nullable(passage) })

const documentChanges = z.object({
  page_title: z.string(),
  edited_at: editedAt,
  /** In the order of the page. Empty if the page still says what the content was made from. */
  changes: z.array(
    z.object({
      kind: z.enum(['changed', 'removed', 'added']),
      ...change.shape,
      /** Keys of the slides or lines that name the passage in their `sources`. */
      parts: z.array(z.string()),
    }),
  ),
  /** The page of today. Passages that the content knows keep their ids, also after an edit. */
  passages: z.array(passage),
})
export type DocumentChanges = z.output<typeof documentChanges>

/** The changes under one part. */
const changes = z.array(change).check(z.minLength(1), z.maxLength(mostChanges))

const warnings = z.array(z.string())
const notices = noticesBeside

/** Keeping content in step with its page. Nothing changes by itself: proposals are not stored. */
export const pageChangesApi = {
  ofCourse: endpoint({
    method: 'GET',
    path: '/api/changes/{courseId}',
    summary:
      'The slideshows and podcasts of a course whose page has changed, or could not be checked yet. Reads a limited number of pages that were edited since they were last read.',
    access: 'user',
    params: courseParams,
    answer: z.array(changedDocument),
    slow: true,
  }),
  ofDocument: endpoint({
    method: 'GET',
    path: '/api/changes/{courseId}/{pageId}/{format}',
    summary:
      'What changed on the page since this content was made from it, and the parts that are based on it. Reads the page in the course system. Closing the connection cancels the request.',
    access: 'user',
    params: documentParams,
    answer: documentChanges,
    slow: true,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/changes/{courseId}/{pageId}/{format}/settle',
    summary:
      'Mark the changes of the page as seen: the passages of today become those of the content, as one saved version. With the passages that the author saw, a page that was edited again is rejected with 409. With If-Match, an outdated version is rejected with 412.',
    access: 'user',
    params: documentParams,
    body: z.object({
      /** The `passages` that the author saw. */
      passages: z.optional(z.array(passage)),
    }),
    answer: z.object({
      status: z.literal('success'),
      /** The saved version, as in the ETag. The same as before if there was nothing to settle. */
      revision: z.number(),
    }),
    bodyLimit: documentLimit,
    slow: true,
  }),
  updateSlide: endpoint({
    method: 'POST',
    path: '/api/slideshow/{courseId}/{pageId}/rewrite/changes',
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
    path: '/api/podcast/{courseId}/{pageId}/rewrite/changes',
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
