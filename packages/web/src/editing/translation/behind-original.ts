import { translationsApi } from '@lectern/domain/api/documents/translations.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { type BehindPart, partsBehind, type TranslationFormat } from '@lectern/domain/translation/behind.ts'
import type { TranslatablePart, TranslatedTexts } from '@lectern/domain/translation/translatable.ts'
import { createStore } from 'zustand/vanilla'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import type { DocumentStore } from '../document/document-store.ts'
import type { PageAddress } from '../document/editable-document.ts'
import { messages as pageChanges } from '../page-changes/messages.ts'
import type { Proposal } from '../page-changes/page-changes-state.ts'
import { inBatches } from './in-batches.ts'
import { failuresToStop, isRefusal, warningWords } from '../rewriting/writer-answers.ts'

/** Requests that run at the same time. */
const atOnce = 2

export interface BehindState<Document> {
  /** Set while translations are requested. */
  readonly writing: { readonly done: number; readonly total: number } | undefined
  readonly proposals: readonly Proposal<Document>[]
  /** Sentences about parts without a proposal. */
  readonly failures: readonly string[]
}

const nothing = { writing: undefined, proposals: [], failures: [] }

interface TranslatedDocument<Document> {
  readonly store: DocumentStore<Document>
  /** The page of the translation. */
  readonly page: PageAddress
  readonly format: Format
  readonly translation: TranslationFormat<Document>
  /** Name of a part for its author: 'Slide 2'. */
  readonly nameOf: (original: Document, id: string) => string
  /** Requests the texts of some parts. By default, from the server. */
  readonly request?: (parts: readonly BehindPart[], signal: AbortSignal) => Promise<ProposedTexts>
}

/** The proposed texts by part, and sentences for the author. */
interface ProposedTexts {
  readonly texts: ReadonlyMap<string, TranslatedTexts>
  readonly warnings: readonly string[]
}

const noTexts: ProposedTexts = { texts: new Map(), warnings: [] }

export type BehindOriginal<Document> = ReturnType<typeof createBehindOriginal<Document>>

/** The parts of an open translation that are behind its original, and proposals for them. Nothing changes by itself. */
export function createBehindOriginal<Document>(translated: TranslatedDocument<Document>) {
  const { store, page, format, translation, nameOf } = translated
  const { request = (parts, signal) => requestTexts({ ...page, format }, parts, signal) } = translated
  const state = createStore<BehindState<Document>>(() => nothing)
  const { getState, setState } = state
  let controller: AbortController | undefined
  /** The number of parts in a row that failed alone. */
  let failedAlone = 0
  const present = (): Document => store.getState().history.present

  /** Adds proposals for parts with one request. If one of several parts may be the reason of a failure, each is requested alone. */
  async function propose(
    original: Document,
    parts: readonly BehindPart[],
    signal: AbortSignal,
  ): Promise<void> {
    if (failedAlone >= failuresToStop && parts.some(needsTexts)) return reportFailed(original, parts)
    try {
      const { texts, warnings } = await textsOf(parts, signal)
      // A warning is about the request, so it is shown once.
      for (const [at, part] of parts.entries())
        offer(original, part, { texts: texts.get(part.id) ?? new Map(), warnings: at === 0 ? warnings : [] })
    } catch (error) {
      if (signal.aborted) return
      if (parts.length === 1) failedAlone = isRefusal(error) ? 0 : failedAlone + 1
      if (parts.length > 1 && isOfOnePart(error)) {
        for (const part of parts)
          // oxlint-disable-next-line no-await-in-loop -- the requests take the place of one
          if (!signal.aborted) await propose(original, [part], signal)
        return
      }
      reportFailed(original, parts)
    }
  }

  async function textsOf(parts: readonly BehindPart[], signal: AbortSignal): Promise<ProposedTexts> {
    if (!parts.some(needsTexts)) return noTexts
    const proposed = await request(parts, signal)
    failedAlone = 0
    return proposed
  }

  function reportFailed(original: Document, parts: readonly BehindPart[]): void {
    const failed = parts.map(({ id }) => pageChanges.notProposed(nameOf(original, id)))
    setState(({ failures }) => ({ failures: [...failures, ...failed] }))
  }

  function offer(
    original: Document,
    part: BehindPart,
    { texts, warnings }: { readonly texts: TranslatedTexts; readonly warnings: readonly string[] },
  ): void {
    const before = textOf(translation, present(), part.id)
    const change = changeOf(translation, original, part, texts)
    // A new line may belong to a segment that is new too.
    const after =
      part.change === 'added'
        ? linesOf(part.fields.flatMap((field) => texts.get(field) ?? []))
        : textOf(translation, change(present()), part.id)
    const proposal: Proposal<Document> = {
      id: part.id,
      part: { key: part.id, name: nameOf(original, part.id), sources: [] },
      before,
      after,
      // A part that was edited meanwhile stays as it is.
      apply: (now) => (textOf(translation, now, part.id) === before ? change(now) : now),
      warnings,
      choice: 'take',
    }
    setState(({ proposals }) => ({ proposals: [...proposals, proposal] }))
  }

  return {
    ...state,

    /** The parts that are behind and have no proposal. */
    open: (original: Document, document: Document, { proposals }: BehindState<Document>) =>
      partsBehind(translation, original, document).filter(
        ({ id }) => !proposals.some((proposal) => proposal.id === id),
      ),

    cancel: (): void => controller?.abort(),

    /** Requests proposals for all parts that are behind. */
    async update(original: Document): Promise<void> {
      if (controller) return
      const own = new AbortController()
      controller = own
      failedAlone = 0
      const open = this.open(original, present(), getState())
      const total = open.length
      const sizes = new Map(translation.parts(original).map((part) => [part.id, sizeOf(part)]))
      const waiting = [
        ...inBatches(open.filter(needsTexts), (part) => sizes.get(part.id)?.(part.fields) ?? 0),
        ...open.filter((part) => !needsTexts(part)).map((part) => [part]),
      ]
      setState({ failures: [], writing: { done: 0, total } })
      const next = async (): Promise<void> => {
        const parts = waiting.shift()
        if (parts === undefined || own.signal.aborted) return
        await propose(original, parts, own.signal)
        setState(({ writing }) => ({ writing: writing && { done: writing.done + parts.length, total } }))
        return next()
      }
      try {
        await Promise.all(Array.from({ length: atOnce }, next))
      } finally {
        controller = undefined
        setState({ writing: undefined })
      }
    },

    choose: (ids: readonly string[], choice: 'take' | 'keep'): void =>
      setState(({ proposals }) => ({
        proposals: proposals.map((one) => (ids.includes(one.id) ? { ...one, choice } : one)),
      })),

    /**
     * Applies the taken proposals and keeps the words of the others, as one step. Returns true if no part is left that was
     * edited meanwhile.
     */
    apply(original: Document): boolean {
      const { proposals } = getState()
      const order = new Map(translation.parts(original).map(({ id }, at) => [id, at]))
      // Parts are removed last, because a document keeps its last slide or segment.
      const placeOf = ({ id }: Proposal<Document>) => order.get(id) ?? order.size
      const inOrder = proposals.toSorted((one, other) => placeOf(one) - placeOf(other))
      const edited: string[] = []
      let document = present()
      for (const one of inOrder) {
        const next =
          one.choice === 'take' ? one.apply(document) : keep(translation, original, document, one.id)
        const isUnchanged = next === document && textOf(translation, document, one.id) !== one.after
        if (one.choice === 'take' && isUnchanged) edited.push(one.part?.name ?? '')
        document = next
      }
      replace(store, document)
      setState({ ...nothing, failures: edited.map(pageChanges.editedMeanwhile) })
      return edited.length === 0
    },

    /** The words of all parts count as up to date. */
    keepAll(original: Document): void {
      const document = partsBehind(translation, original, present()).reduce(
        (kept, { id }) => keep(translation, original, kept, id),
        present(),
      )
      replace(store, document)
      setState(nothing)
    },
  }
}

const needsTexts = ({ change, fields }: BehindPart) => change !== 'removed' && fields.length > 0

/** The number of characters in some fields of a part. */
const sizeOf =
  ({ fields }: TranslatablePart) =>
  (names: readonly string[]): number =>
    fields
      .filter(({ name }) => names.includes(name))
      .flatMap(({ texts }) => texts)
      .reduce((sum, text) => sum + text.length, 0)

/** Whether a request of other parts may succeed: the writer may have been unable to translate one of the texts. */
const isOfOnePart = (error: unknown) =>
  isRefusal(error) || (error instanceof ApiProblem && error.code === 'WRITER_FAILED')

/** One step that can be undone. */
function replace<Document>(store: DocumentStore<Document>, document: Document): void {
  store.settle()
  store.edit(() => document)
  store.settle()
}

/** A part that the original has keeps its words. One that it no longer has becomes the author's own. */
function keep<Document>(
  translation: TranslationFormat<Document>,
  original: Document,
  document: Document,
  id: string,
): Document {
  const part = translation.parts(original).find((one) => one.id === id)
  return translation.settle(document, id, part)
}

function changeOf<Document>(
  translation: TranslationFormat<Document>,
  original: Document,
  { id, change }: BehindPart,
  texts: TranslatedTexts,
): (document: Document) => Document {
  if (change === 'removed') return (document) => translation.remove(document, id)
  if (change === 'added') return (document) => translation.add(document, original, id, texts)
  return (document) => translation.update(document, original, id, texts)
}

/** All texts of a part. Empty if the document does not have it. */
export function textOf<Document>(
  translation: TranslationFormat<Document>,
  document: Document,
  id: string,
): string {
  const part = translation.parts(document).find((one) => one.id === id)
  return linesOf(part?.fields.flatMap(({ texts }) => texts) ?? [])
}

const linesOf = (texts: readonly string[]): string => texts.filter((text) => text.trim()).join('\n')

async function requestTexts(
  params: PageAddress & { readonly format: Format },
  parts: readonly BehindPart[],
  signal: AbortSignal,
): Promise<ProposedTexts> {
  const body = { parts: parts.map(({ id, fields }) => ({ id, fields: [...fields] })) }
  const answer = await call(translationsApi.propose, { params, body, signal })
  const texts = answer.parts.map(({ id, texts: all }) => [id, new Map(Object.entries(all))] as const)
  return { texts: new Map(texts), warnings: warningWords(answer) }
}
