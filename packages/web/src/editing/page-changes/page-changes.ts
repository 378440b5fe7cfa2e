import type { PieceChanges } from '@lectern/domain/api/page-changes.ts'
import { changesBetween, changesUnder, type PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { settleChanges } from '@lectern/domain/sources/settle-changes.ts'
import { createStore } from 'zustand/vanilla'
import { sentenceOf } from '../../api/api-problem.ts'
import type { DocumentStore } from '../document/document-store.ts'
import type { PageAddress } from '../document/editable-document.ts'
import type { ChangingParts, PartProposal, RestingPart } from './changing-parts.ts'
import { type Decision, decisionsIn, idsOf, undecided } from './decisions.ts'
import { messages } from './messages.ts'

export interface Proposal<Document> extends PartProposal<Document> {
  /** Key of the part, or id of the added passage. */
  readonly id: string
  /** Undefined for a new part. */
  readonly part: RestingPart | undefined
  /** Undefined while the author has not decided. */
  readonly choice: 'take' | 'keep' | undefined
}

interface PageChangesState<Document> {
  /** The page of today. Undefined until it is read. */
  readonly page: PieceChanges | undefined
  readonly reading: boolean
  readonly problem: unknown
  /** Set while proposals are written. */
  readonly writing: { readonly done: number; readonly total: number } | undefined
  readonly proposals: readonly Proposal<Document>[]
  /** Keys of the parts for which the writer has no proposal. The author has not decided about them. */
  readonly unproposed: ReadonlySet<string>
  /** What the author has decided, oldest first. */
  readonly decisions: readonly Decision[]
  /** Sentences about parts without a proposal. */
  readonly failures: readonly string[]
}

const nothing = {
  writing: undefined,
  proposals: [],
  unproposed: new Set<string>(),
  decisions: [],
  failures: [],
}

/** Requests that run at the same time. */
const atOnce = 2

export type PageChanges<Document> = ReturnType<typeof createPageChanges<Document>>

/** What changed on the page of an open document, and the proposals for its parts. Nothing changes by itself. */
export function createPageChanges<Document>(
  store: DocumentStore<Document>,
  address: PageAddress,
  parts: ChangingParts<Document>,
) {
  const state = createStore<PageChangesState<Document>>(() => ({
    page: undefined,
    reading: false,
    problem: undefined,
    ...nothing,
  }))
  const { getState, setState } = state
  let controller: AbortController | undefined
  const present = (): Document => store.getState().history.present

  /** The changes since the open document was made, also after it was settled or restored in this editor. */
  const changesOf = (document: Document, page: PieceChanges | undefined): readonly PassageChange[] =>
    page ? changesBetween(parts.passagesOf(document), page.passages) : []

  const changesOfPart = ({ sources }: RestingPart) =>
    changesUnder(changesOf(present(), getState().page), sources)

  /** The parts that are based on changed passages and have no proposal and no decision yet. */
  function partsToUpdate(document: Document, now: PageChangesState<Document>) {
    const { page, proposals, unproposed } = now
    const changes = changesOf(document, page)
    const decided = idsOf(decisionsIn(parts.passagesOf(document), now.decisions))
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

  /** Runs the work for each of some items, a few at a time, until it is cancelled. */
  async function inTurn<Item>(
    items: readonly Item[],
    work: (item: Item, signal: AbortSignal) => Promise<void>,
  ) {
    if (controller || items.length === 0) return
    const own = new AbortController()
    controller = own
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
      await Promise.all(Array.from({ length: atOnce }, next))
    } finally {
      controller = undefined
      setState({ writing: undefined })
    }
  }

  const fail = (part: string): void =>
    setState(({ failures }) => ({ failures: [...failures, messages.notProposed(part)] }))

  function add(id: string, part: RestingPart | undefined, proposal: PartProposal<Document>): void {
    const added: Proposal<Document> = { ...proposal, id, part, choice: undefined }
    setState(({ proposals }) => ({ proposals: [...proposals, added] }))
  }

  async function proposeFor(part: RestingPart, signal: AbortSignal): Promise<void> {
    const changes = changesOfPart(part)
    const isGone = part.sources.every((source) =>
      changes.some(({ before, after }) => before?.id === source && !after),
    )
    try {
      const proposal = isGone
        ? parts.proposeRemoval(present(), part.key)
        : await parts.propose(address, present(), part.key, changes, signal)
      if (proposal) add(part.key, part, proposal)
      else setState(({ unproposed }) => ({ unproposed: new Set([...unproposed, part.key]) }))
    } catch {
      if (!signal.aborted) fail(part.name)
    }
  }

  /** Replaces the open document and settles the changes except the open ones, as one step. */
  function write(document: Document, page: PieceChanges, open: readonly PassageChange[]): void {
    const settled = settleChanges(parts.passagesOf(present()), page.passages, open)
    store.settle()
    store.edit(() => parts.withPassages(document, settled))
    store.settle()
  }

  /** Replaces the open document, and settles what the author has decided up to now and with these ids. */
  function decide(ids: readonly string[], document: Document): void {
    const { page } = getState()
    if (!page) return
    const earlier = decisionsIn(parts.passagesOf(present()), getState().decisions)
    const decided = new Set([...idsOf(earlier), ...ids])
    write(document, page, undecided(changesOf(present(), page), parts.partsOf(present()), decided))
    setState({ decisions: [...earlier, { ids, passages: parts.passagesOf(present()) }] })
  }

  return {
    ...state,
    changesOf,
    partsToUpdate,

    /** Reads the page in the course system. Earlier proposals are discarded: they may be about another page. */
    async load(): Promise<void> {
      if (controller) return
      const own = new AbortController()
      controller = own
      setState({ reading: true, problem: undefined, page: undefined, ...nothing })
      try {
        setState({ page: await parts.load(address, own.signal) })
      } catch (problem) {
        setState({ problem: own.signal.aborted ? messages.cancelled : problem })
      } finally {
        controller = undefined
        setState({ reading: false })
      }
    },
    cancel: (): void => controller?.abort(),

    /** Asks for a proposal for each part that is based on changed passages. */
    async update(): Promise<void> {
      setState({ failures: [] })
      await inTurn(partsToUpdate(present(), getState()), proposeFor)
    },

    /** Asks for a new part for an added passage. */
    async proposeNew(change: PassageChange, name: string): Promise<void> {
      setState({ failures: [] })
      await inTurn([change], async (one, signal) => {
        try {
          const passages = getState().page?.passages ?? []
          const proposal = await parts.proposeNew(address, present(), one, passages, signal)
          if (proposal) add(one.after?.id ?? '', undefined, proposal)
          else fail(name)
        } catch {
          if (!signal.aborted) fail(name)
        }
      })
    },

    choose(ids: readonly string[], choice: 'take' | 'keep'): void {
      setState(({ proposals }) => ({
        proposals: proposals.map((one) => (ids.includes(one.id) ? { ...one, choice } : one)),
      }))
    },

    /** Settles the changes under a part without a proposal, once no other part under them is open. */
    keep(key: string): void {
      decide([key], present())
      setState(({ unproposed }) => ({ unproposed: new Set([...unproposed].filter((one) => one !== key)) }))
    },

    /**
     * Applies the taken proposals and settles what the author has decided, as one step. Returns true if no proposal is
     * left. A part that was edited since its proposal stays as it is, and its proposal is discarded.
     */
    apply(): boolean {
      const { proposals } = getState()
      const edited: Proposal<Document>[] = []
      let document = present()
      for (const one of proposals.filter(({ choice }) => choice === 'take')) {
        const next = one.apply(document)
        if (next === document) edited.push(one)
        document = next
      }
      const decided = proposals.filter((one) => one.choice && !edited.includes(one))
      decide(
        decided.map(({ id }) => id),
        document,
      )
      setState({
        proposals: proposals.filter(({ choice }) => choice === undefined),
        failures: edited.map(({ part }) => messages.editedMeanwhile(part?.name ?? '')),
      })
      return changesOf(present(), getState().page).length === 0
    },

    /** The passages of today become those of the document. Its content stays. */
    settleAll(): void {
      const { page } = getState()
      if (page) write(present(), page, [])
      setState(nothing)
    },
  }
}

/** What prevents the page from being read, as a sentence. */
export function problemWords(problem: unknown): string {
  return typeof problem === 'string' ? problem : sentenceOf(problem, messages.notRead)
}
