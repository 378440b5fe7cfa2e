import { changesUnder, type PassageChange } from '@lectern/domain/sources/page-changes.ts'
import type { PartProposal, BasedPart } from './changing-parts.ts'
import { failuresToStop, isRefusal } from '../rewriting/writer-answers.ts'
import { messages } from './messages.ts'
import {
  type ChangedDocument,
  changesOf,
  noPageChanges,
  partsToUpdate,
  currentDocument,
  type Proposal,
} from './page-changes-state.ts'

/** Requests that run at the same time. */
const parallelRequests = 2

/** Reads the page in the course system. Earlier proposals are discarded: they may be about another page. */
export async function loadPage<Document>(changed: ChangedDocument<Document>): Promise<void> {
  if (changed.controller) return
  const { setState } = changed.state
  const own = new AbortController()
  changed.controller = own
  setState({ reading: true, problem: undefined, page: undefined, ...noPageChanges })
  try {
    setState({ page: await changed.parts.load(changed.address, own.signal) })
  } catch (problem) {
    setState({ problem: own.signal.aborted ? messages.cancelled : problem })
  } finally {
    changed.controller = undefined
    setState({ reading: false })
  }
}

/**
 * Asks for a proposal for each part that is based on changed passages. If the writer fails several times in a row, the
 * parts that are left and need it count as failed: a writer that hangs would take minutes for each of hundreds of parts.
 */
export async function proposeUpdates<Document>(changed: ChangedDocument<Document>): Promise<void> {
  const { getState, setState } = changed.state
  setState({ failures: [] })
  const waiting = partsToUpdate(changed, currentDocument(changed), getState())
  let failedInRow = 0
  await runWithLimit(changed, waiting, async (part, signal) => {
    const document = currentDocument(changed)
    const changes = changesUnder(changesOf(changed, document, getState().page), part.sources)
    // Needs no writer, so it also shows nothing about one.
    if (isGone(part, changes)) return offer(changed, part, changed.parts.proposeRemoval(document, part.key))
    if (failedInRow >= failuresToStop) return fail(changed, part.name)
    try {
      offer(changed, part, await changed.parts.propose(changed.address, document, part.key, changes, signal))
      failedInRow = 0
    } catch (error) {
      if (signal.aborted) return
      failedInRow = isRefusal(error) ? 0 : failedInRow + 1
      fail(changed, part.name)
    }
  })
}

/** Asks for a new part for an added passage. */
export async function proposeNewPart<Document>(
  changed: ChangedDocument<Document>,
  change: PassageChange,
  name: string,
): Promise<void> {
  const { parts, address, state } = changed
  state.setState({ failures: [] })
  await runWithLimit(changed, [change], async (one, signal) => {
    try {
      const passages = state.getState().page?.passages ?? []
      const proposal = await parts.proposeNew(address, currentDocument(changed), one, passages, signal)
      if (proposal) add(changed, one.after?.id ?? '', undefined, proposal)
      else fail(changed, name)
    } catch {
      if (!signal.aborted) fail(changed, name)
    }
  })
}

/** Whether all passages of the part were removed from the page. */
function isGone({ sources }: BasedPart, changes: readonly PassageChange[]): boolean {
  return sources.every((source) => changes.some(({ before, after }) => before?.id === source && !after))
}

/** Adds the proposal for a part. Without one, the part can stay as it is. */
function offer<Document>(
  changed: ChangedDocument<Document>,
  part: BasedPart,
  proposal: PartProposal<Document> | undefined,
): void {
  if (proposal) add(changed, part.key, part, proposal)
  else changed.state.setState(({ unproposed }) => ({ unproposed: new Set([...unproposed, part.key]) }))
}

/** Runs the work for each of some items, a few at a time, until it is cancelled. */
async function runWithLimit<Document, Item>(
  changed: ChangedDocument<Document>,
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (changed.controller || items.length === 0) return
  const { setState } = changed.state
  const own = new AbortController()
  changed.controller = own
  const waiting = [...items]
  const total = items.length
  setState({ writing: { done: 0, total } })
  const next = async (): Promise<void> => {
    const item = waiting.shift()
    if (item === undefined || own.signal.aborted) return
    await work(item, own.signal)
    if (!own.signal.aborted)
      setState(({ writing }) => ({ writing: { done: (writing?.done ?? 0) + 1, total } }))
    return next()
  }
  try {
    await Promise.all(Array.from({ length: parallelRequests }, next))
  } finally {
    changed.controller = undefined
    setState({ writing: undefined })
  }
}

function add<Document>(
  { state }: ChangedDocument<Document>,
  id: string,
  part: BasedPart | undefined,
  proposal: PartProposal<Document>,
): void {
  const added: Proposal<Document> = { ...proposal, id, part, choice: undefined }
  state.setState(({ proposals }) => ({ proposals: [...proposals, added] }))
}

function fail<Document>({ state }: ChangedDocument<Document>, part: string): void {
  state.setState(({ failures }) => ({ failures: [...failures, messages.notProposed(part)] }))
}
