import type { PublicationState } from '@lectern/domain/documents/publication.ts'

/** Identifies the version that learners see. Null if they see none, undefined if the server has not said it. */
export function publishedVersion(state: PublicationState | undefined): string | null | undefined {
  return state && (state.published?.at ?? null)
}
