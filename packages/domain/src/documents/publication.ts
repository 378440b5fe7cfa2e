import { z } from 'zod/mini'

/** The version of a document that learners get. */
export const publication = z.object({
  /** The revision of the document that was published. */
  revision: z.number(),
  /** When it was published (ISO 8601). */
  at: z.string(),
  /** The number of its parts whose script no audio says: they have none, or it says earlier words. */
  silent_parts: z.number(),
})
export type Publication = z.infer<typeof publication>

/** The state of the published version, in an answer beside the document. Saving ignores it. */
export const publicationState = z.object({
  /** Null until the document is completed, and after it is deleted or unpublished. */
  published: z.nullable(publication),
  /** Whether the document or its audio differs from what learners get. False without a published version. */
  changed_since_published: z.boolean(),
})
export type PublicationState = z.infer<typeof publicationState>

/** A document without what its answer says about the published version. */
export function withoutPublicationState<Document extends object>(document: Document): Document {
  const {
    published: _published,
    changed_since_published: _changed,
    ...rest
  } = document as Document & Partial<PublicationState>
  // Only fields that no document has were removed.
  return rest as unknown as Document
}
