import type { DocumentChanges } from '@lectern/domain/api/documents/page-changes.ts'
import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { sentenceOf } from '../../api/api-problem.ts'
import type { DocumentStore } from '../document/document-store.ts'
import type { PageAddress } from '../document/editable-document.ts'
import { loadPage, proposeNewPart, proposeUpdates } from './ask-for-proposals.ts'
import type { ChangingParts } from './changing-parts.ts'
import { messages } from './messages.ts'
import {
  changesOf,
  createChangedDocument,
  type PageChangesState,
  partsToUpdate,
} from './page-changes-state.ts'
import { applyProposals, keepPart, settleAllChanges } from './settle-decisions.ts'

export type PageChanges<Document> = ReturnType<typeof createPageChanges<Document>>

/**
 * Creates the changes on the page of an open document, and the proposals for its parts. The author applies each
 * proposal.
 */
export function createPageChanges<Document>(
  store: DocumentStore<Document>,
  address: PageAddress,
  parts: ChangingParts<Document>,
) {
  const changed = createChangedDocument(store, address, parts)
  const { state } = changed
  return {
    ...state,
    /** The changes since a document was made. */
    changesOf: (document: Document, page: DocumentChanges | undefined): readonly PassageChange[] =>
      changesOf(changed, document, page),
    /** The parts that are based on changed passages and have no proposal and no decision yet. */
    partsToUpdate: (document: Document, now: PageChangesState<Document>) =>
      partsToUpdate(changed, document, now),
    load: (): Promise<void> => loadPage(changed),
    cancel: (): void => changed.controller?.abort(),
    update: (): Promise<void> => proposeUpdates(changed),
    proposeNew: (change: PassageChange, name: string): Promise<void> => proposeNewPart(changed, change, name),
    choose: (ids: readonly string[], choice: 'take' | 'keep'): void =>
      state.setState(({ proposals }) => ({
        proposals: proposals.map((one) => (ids.includes(one.id) ? { ...one, choice } : one)),
      })),
    keep: (key: string): void => keepPart(changed, key),
    apply: (): boolean => applyProposals(changed),
    settleAll: (): void => settleAllChanges(changed),
  }
}

/** A sentence about the problem that prevents the page from being read. */
export function problemWords(problem: unknown): string {
  return typeof problem === 'string' ? problem : sentenceOf(problem, messages.notRead)
}
