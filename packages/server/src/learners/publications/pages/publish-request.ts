import { conflictAnswers, publicationPlacements } from '@lectern/domain/api/learners/publications.ts'
import { z } from 'zod/mini'

/** The request of a job that publishes one document. */
export const publishRequest = z.object({
  placement: z.enum(publicationPlacements),
  /** Whether students see the page. Undefined to leave a page as it is, and to show a new one. */
  visible: z.optional(z.boolean()),
  /** The treatment of another author's changes, if there are any. */
  answer: z.optional(z.enum(conflictAnswers)),
  /** The revision of the page with the changes that the author saw. The answer applies to no other revision. */
  answeredRevision: z.optional(z.string()),
})
export type PublishRequest = z.infer<typeof publishRequest>
