import type { DocumentChanges } from '@lectern/domain/api/documents/page-changes.ts'
import { changesBetween, changesUnder, type PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentStore } from '../document/document-store.ts'
import type { PageAddress } from '../document/editable-document.ts'
import type { ChangingParts, PartProposal, BasedPart } from './changing-parts.ts'
import { type Decision, decisionsIn, idsOf } from './decisions.ts'

export interface Proposal<Document> extends PartProposal<Document> {
  /** Key of the part, or id of the added passage. */
  readonly id: string
  /** Undefined for a new part. */
  readonly part: BasedPart | undefined
  /** Undefined while the author has not decided. */
  readonly choice: 'take' | 'keep' | undefined
}

export interface PageChangesState<Document> {
  /** The page of today. Undefined until it is read. */
  readonly page: DocumentChanges | undefined
  readonly reading: boolean
  readonly problem: unknown
  /** Set while proposals are written. */
  readonly writing: { readonly done: number; readonly total: number } | undefined
  readonly proposals: readonly Proposal<Document>[]
  /** Keys of the parts for which the writer has no proposal. The author has not decided about them. */
  readonly unproposed: ReadonlySet<string>
  /** The author's decisions, oldest first. */
  readonly decisions: readonly Decision[]
  /** Sentences about parts without a proposal. */
  readonly failures: readonly string[]
}

/** No proposals and no decisions. */
export const noPageChanges = {
  writing: undefined,
  proposals: [],
  unproposed: new Set<string>(),
  decisions: [],
  failures: [],
}

/** The open document whose page changed. */
export interface ChangedDocument<Document> {
  readonly store: DocumentStore<Document>
  readonly address: PageAddress
  readonly parts: ChangingParts<Document>
  readonly state: StoreApi<PageChangesState<Document>>
  /** Cancels the request that runs. */
  controller: AbortController | undefined
}

export function createChangedDocument<Document>(
  store: DocumentStore<Document>,
  address: PageAddress,
  parts: ChangingParts<Document>,
): ChangedDocument<Document> {
  const state = createStore<PageChangesState<Document>>(() => ({
    page: undefined,
    reading: false,
    problem: undefined,
    ...noPageChanges,
  }))
  return { store, address, parts, state, controller: undefined }
}

export function currentDocument<Document>({ store }: ChangedDocument<Document>): Document {
  return store.getState().history.present
}

/** The changes since a document was made, also after it was settled or restored in this editor. */
export function changesOf<Document>(
  { parts }: ChangedDocument<Document>,
  document: Document,
  page: DocumentChanges | undefined,
): readonly PassageChange[] {
  return page ? changesBetween(parts.passagesOf(document), page.passages) : []
}

/** The parts that are based on changed passages and have no proposal and no decision yet. */
export function partsToUpdate<Document>(
  changed: ChangedDocument<Document>,
  document: Document,
  { page, proposals, unproposed, decisions }: PageChangesState<Document>,
): readonly BasedPart[] {
  const { parts } = changed
  const changes = changesOf(changed, document, page)
  const decided = idsOf(decisionsIn(parts.passagesOf(document), decisions))
  return parts
    .partsOf(document)
    .filter(
      ({ key, sources }) =>
        changesUnder(changes, sources).length > 0 &&
        !unproposed.has(key) &&
        !decided.has(key) &&
        !proposals.some(({ id }) => id === key),
    )
}
