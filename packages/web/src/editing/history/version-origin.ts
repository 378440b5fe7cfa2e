import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import { messages } from './history-panel-messages.ts'

/** 'Saved by Maya Okafor', or 'Saved' if the account was deleted. */
export function originOf({ origin, saved_by }: DocumentVersion): string {
  return saved_by === null ? messages.origin[origin] : messages.originAndAuthor[origin](saved_by)
}
