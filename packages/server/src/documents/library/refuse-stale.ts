import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import type { DocumentContext } from './document-context.ts'
import type { DocumentKey } from './store/document-queries-store.ts'
import { findDocument } from './read-documents.ts'

/** Throws STALE_VERSION with the current version and its author. */
export async function refuseStale<Document extends object>(
  context: DocumentContext<Document>,
  account: Account,
  key: DocumentKey,
): Promise<never> {
  const { database, store } = context
  return database.transaction(async () => {
    const head = await store.lock(key)
    if (!head?.hasBody) throw new Problem('NOT_FOUND')
    const savedBy = await store.nameOf(head.updatedBy)
    const savedByYou = head.updatedBy === account.id
    const details = {
      current: (await findDocument(context, key))?.document,
      revision: head.revision,
      saved_by: savedBy,
      saved_by_you: savedByYou,
      saved_at: head.updatedAt.toISOString(),
    }
    if (savedByYou) throw new Problem('STALE_VERSION', { reason: 'savedByYou', details })
    if (savedBy) throw new Problem('STALE_VERSION', { reason: 'savedBy', values: { name: savedBy }, details })
    throw new Problem('STALE_VERSION', { details })
  })
}
