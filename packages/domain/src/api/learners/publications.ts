import { z } from 'zod/mini'
import { formatNames } from '../../courses/formats.ts'
import { externalId } from '../../courses/ids.ts'
import { storedProblem } from '../../problems/codes/problem-reason.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** Where a new page goes: directly after its source page, or to the end of the module. */
export const publicationPlacements = ['after_source', 'module_end'] as const
export type PublicationPlacement = (typeof publicationPlacements)[number]

/**
 * How Lectern treats another author's changes of a page: its content goes below them, replaces them, or changes
 * nothing.
 */
export const conflictAnswers = ['below', 'leave', 'replace'] as const
export type ConflictAnswer = (typeof conflictAnswers)[number]

/** Title and plain text of a page. */
const side = z.object({ title: z.string(), text: z.string() })

/** A page with a slideshow or podcast that Lectern made in the course system. */
export const coursePublication = z.object({
  publication_id: z.uuid(),
  course_id: externalId,
  /** The source page. For a translation, the id of its content: `42@de`. */
  page_id: externalId,
  format: z.enum(formatNames),
  /** The page that Lectern made, in the course system: null while it is not known. */
  title: z.string(),
  url: z.nullable(z.string()),
  /** The module of the page. Null if it is in none. */
  module: z.nullable(z.string()),
  placement: z.enum(publicationPlacements),
  visible: z.boolean(),
  /** The address that its player shows. Null if it was revoked: publishing again creates another one. */
  share_id: z.nullable(z.uuid()),
  /** The page still has an address that ended. Publishing again writes the present one. */
  shows_old_address: z.boolean(),
  /** The revision that its transcript has. The player always shows the published version. Null until the page is written. */
  published_revision: z.nullable(z.number()),
  /** Set if another author changed the page in the course system. Nothing is written until an author answers. */
  conflict: z.nullable(
    z.object({
      /** The state of the page with these changes. An answer names it. */
      revision: z.string(),
      theirs: side,
      ours: side,
      edited_by: z.nullable(z.string()),
      edited_at: z.nullable(z.string()),
    }),
  ),
  created_by: z.nullable(z.string()),
  created_at: z.string(),
  updated_by: z.nullable(z.string()),
  updated_at: z.string(),
})
export type CoursePublication = z.infer<typeof coursePublication>

/** The course system's support for publishing, and the completed documents of a course. */
export const publishingOffer = z.object({
  possible: z.boolean(),
  /** Why Lectern cannot create pages: PUBLISHING_NOT_POSSIBLE with its reason. Null if it can. */
  problem: z.nullable(storedProblem),
  pieces: z.array(
    z.object({
      page_id: externalId,
      /** The page of the original, for a translation. Null for an original. */
      translation_of: z.nullable(externalId),
      format: z.enum(formatNames),
      title: z.string(),
      /** BCP 47 tag. Null if it is not known. */
      language: z.nullable(z.string()),
      /** Slides or segments. */
      parts: z.number(),
      /** Texts without audio: scripts, lines and spoken fields of slides. Learners read them. */
      silent_parts: z.number(),
      duration_ms: z.number(),
      completed_at: z.string(),
    }),
  ),
})
export type PublishingOffer = z.infer<typeof publishingOffer>

/** A large course, in both formats and in several languages. A page takes at most about 200 bytes of a request. */
const mostPages = 5000

const publicationParams = z.object({ publicationId: z.uuid() })
const started = z.object({ job_id: z.string() })

/** Pages with slideshows and podcasts in the course system. All calls need access to the course. */
export const publicationsApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/publications',
    summary:
      'Create pages in the course system for completed slideshows, podcasts and translations of them, or update those that Lectern made. A translation (page_id 42@de) becomes a page of its own. GET /api/jobs/{job_id} has one result for each document. PUBLISHING_NOT_POSSIBLE has the links and embed codes to use instead in details.pieces.',
    access: 'user',
    body: z.object({
      course_id: externalId,
      pages: z
        .array(z.object({ page_id: externalId, format: z.enum(formatNames) }))
        .check(z.minLength(1), z.maxLength(mostPages)),
      placement: z.enum(publicationPlacements),
      /** Whether students see the pages. Undefined to leave pages as they are, and to show new ones. */
      visible: z.optional(z.boolean()),
    }),
    answer: started,
    status: 202,
    bodyLimit: mostPages * 200,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/publications',
    summary: 'The pages that Lectern made in a course, oldest first.',
    access: 'user',
    query: z.object({ course_id: externalId }),
    answer: z.array(coursePublication),
  }),
  offer: endpoint({
    method: 'GET',
    path: '/api/publications/offer',
    summary:
      'Whether Lectern can create pages in a course, and the slideshows, podcasts and translations that can be published: those that are completed.',
    access: 'user',
    query: z.object({ course_id: externalId }),
    answer: publishingOffer,
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/api/publications/{publicationId}/resolve',
    summary:
      'Answer what happens to the changes that another author made to a page: put the content of Lectern below them, leave the page as it is, or replace them. The answer applies only to the revision that conflict.revision names: later changes are another conflict.',
    access: 'user',
    params: publicationParams,
    body: z.object({ answer: z.enum(conflictAnswers), revision: z.string() }),
    answer: started,
    status: 202,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/publications/{publicationId}',
    summary:
      'Delete the page in the course system, and end the address that its player shows. A page that is no longer of Lectern stays.',
    access: 'user',
    params: publicationParams,
    answer: z.object({ status: z.literal('success') }),
  }),
} as const
