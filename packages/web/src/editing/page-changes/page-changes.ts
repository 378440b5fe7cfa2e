import type { PieceChanges } from '@lectern/domain/api/page-changes.ts'
import { changesBetween, changesUnder, type PassageChange } from '@lectern/domain/sources/page-changes.ts'
import { settleChanges } from '@lectern/domain/sources/settle-changes.ts'
import { createStore } from 'zustand/vanilla'
import { sentenceOf } from '../../api/api-problem.ts'
import type { DocumentStore } from '../document/document-store.ts'
import type { PageAddress } from '../document/editable-document.ts'
import type { ChangingParts, PartProposal, RestingPart } from './changing-parts.ts'
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
  /** Keys of the parts that already say what changed. */
  readonly right: ReadonlySet<string>
  /** Sentences about parts without a proposal. */
  readonly failures: readonly string[]
}

const nothing = { writing: undefined, proposals: [], right: new Set<string>(), failures: [] }

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

  /** The parts that are based on changed passages and have no proposal yet. */
  function partsToUpdate(document: Document, { page, proposals, right }: PageChangesState<Document>) {
    const changes = changesOf(document, page)
    return parts
      .partsOf(document)
      .filter(
        ({ key, sources }) =>
          changesUnder(changes, sources).length > 0 &&
          !right.has(key) &&
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
      else setState(({ right }) => ({ right: new Set([...right, part.key]) }))
    } catch {
      if (!signal.aborted) fail(part.name)
    }
  }

  /** The changes about which the author has not decided: a part that is based on them has no decision. */
  function openChanges(document: Document, edited: readonly string[]): readonly PassageChange[] {
    const { page, proposals, right } = getState()
    const isDecided = (id: string) =>
      right.has(id) || (!edited.includes(id) && proposals.some((one) => one.id === id && one.choice))
    return changesOf(document, page).filter((change) => {
      const { before, after } = change
      if (!before) return !isDecided(after?.id ?? '')
      return parts
        .partsOf(document)
        .some(({ key, sources }) => sources.includes(before.id) && !isDecided(key))
    })
  }

  function settle(open: readonly PassageChange[], change: (document: Document) => Document): void {
    const { page } = getState()
    if (!page) return
    const before = parts.passagesOf(present())
    const next = parts.withPassages(change(present()), settleChanges(before, page.passages, open))
    store.settle()
    store.edit(() => next)
    store.settle()
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
      const ids = edited.map(({ id }) => id)
      settle(openChanges(present(), ids), () => document)
      setState({
        proposals: proposals.filter(({ choice }) => choice === undefined),
        failures: edited.map(({ part }) => messages.editedMeanwhile(part?.name ?? '')),
      })
      return changesOf(present(), getState().page).length === 0
    },

    /** The passages of today become those of the document. Its content stays. */
    settleAll(): void {
      settle([], (document) => document)
      setState(nothing)
    },
  }
}

/** What prevents the page from being read, as a sentence. */
export function problemWords(problem: unknown): string {
  return typeof problem === 'string' ? problem : sentenceOf(problem, messages.notRead)
}
