import type { DocumentChanges } from '@lectern/domain/api/documents/page-changes.ts'
import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { passagesAfterDecisions } from '@lectern/domain/sources/passages-after-decisions.ts'
import { decisionsIn, idsOf, undecided } from './decisions.ts'
import { messages } from './messages.ts'
import {
  type ChangedDocument,
  changesOf,
  noPageChanges,
  currentDocument,
  type Proposal,
} from './page-changes-state.ts'

/** Settles the changes under a part without a proposal, once no other part under them is open. */
export function keepPart<Document>(changed: ChangedDocument<Document>, key: string): void {
  decide(changed, [key], currentDocument(changed))
  changed.state.setState(({ unproposed }) => ({
    unproposed: new Set([...unproposed].filter((one) => one !== key)),
  }))
}

/**
 * Applies the taken proposals and settles what the author has decided, as one step. Returns true if no proposal is
 * left. A part that was edited since its proposal stays as it is, and its proposal is discarded.
 */
export function applyProposals<Document>(changed: ChangedDocument<Document>): boolean {
  const { getState, setState } = changed.state
  const { proposals } = getState()
  const edited: Proposal<Document>[] = []
  let document = currentDocument(changed)
  for (const one of proposals.filter(({ choice }) => choice === 'take')) {
    const next = one.apply(document)
    if (next === document) edited.push(one)
    document = next
  }
  const decided = proposals.filter((one) => one.choice && !edited.includes(one))
  decide(
    changed,
    decided.map(({ id }) => id),
    document,
  )
  setState({
    proposals: proposals.filter(({ choice }) => choice === undefined),
    failures: edited.map(({ part }) => messages.editedMeanwhile(part?.name ?? '')),
  })
  return changesOf(changed, currentDocument(changed), getState().page).length === 0
}

/** The passages of today become those of the document. Its content stays. */
export function settleAllChanges<Document>(changed: ChangedDocument<Document>): void {
  const { page } = changed.state.getState()
  if (page) write(changed, currentDocument(changed), page, [])
  changed.state.setState(noPageChanges)
}

/** Replaces the open document, and settles what the author has decided up to now and with these ids. */
function decide<Document>(
  changed: ChangedDocument<Document>,
  ids: readonly string[],
  document: Document,
): void {
  const { parts, state } = changed
  const { page, decisions } = state.getState()
  if (!page) return
  const before = currentDocument(changed)
  const earlier = decisionsIn(parts.passagesOf(before), decisions)
  const decided = new Set([...idsOf(earlier), ...ids])
  const open = undecided(changesOf(changed, before, page), parts.partsOf(before), decided)
  write(changed, document, page, open)
  state.setState({ decisions: [...earlier, { ids, passages: parts.passagesOf(currentDocument(changed)) }] })
}

/** Replaces the open document and settles the changes except the open ones, as one step. */
function write<Document>(
  changed: ChangedDocument<Document>,
  document: Document,
  page: DocumentChanges,
  open: readonly PassageChange[],
): void {
  const { parts, store } = changed
  const settled = passagesAfterDecisions(parts.passagesOf(currentDocument(changed)), page.passages, open)
  store.settle()
  store.edit(() => parts.withPassages(document, settled))
  store.settle()
}
