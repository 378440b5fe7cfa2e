import { translationsApi } from '@lectern/domain/api/documents/translations.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { type BehindPart, partsBehind, type TranslationFormat } from '@lectern/domain/translation/behind.ts'
import type { TranslatedTexts } from '@lectern/domain/translation/translatable.ts'
import { createStore } from 'zustand/vanilla'
import { call } from '../../api/call.ts'
import type { DocumentStore } from '../document/document-store.ts'
import type { PageAddress } from '../document/editable-document.ts'
import { messages as pageChanges } from '../page-changes/messages.ts'
import type { Proposal } from '../page-changes/page-changes-state.ts'
import { warningWords } from '../rewriting/warning-words.ts'

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
  /** Requests the texts of a part. By default, from the server. */
  readonly request?: (part: BehindPart, signal: AbortSignal) => Promise<ProposedTexts>
}

/** The proposed texts of a part, and sentences for the author. */
interface ProposedTexts {
  readonly texts: TranslatedTexts
  readonly warnings: readonly string[]
}

export type BehindOriginal<Document> = ReturnType<typeof createBehindOriginal<Document>>

/** The parts of an open translation that are behind its original, and proposals for them. Nothing changes by itself. */
export function createBehindOriginal<Document>(translated: TranslatedDocument<Document>) {
  const { store, page, format, translation, nameOf } = translated
  const { request = (part, signal) => requestTexts({ ...page, format }, part, signal) } = translated
  const state = createStore<BehindState<Document>>(() => nothing)
  const { getState, setState } = state
  let controller: AbortController | undefined
  const present = (): Document => store.getState().history.present

  /** The proposal for a part. A part that needs no new text is proposed without a request. */
  async function propose(original: Document, part: BehindPart, signal: AbortSignal): Promise<void> {
    const name = nameOf(original, part.id)
    try {
      const needsTexts = part.change !== 'removed' && part.fields.length > 0
      const { texts, warnings } = needsTexts
        ? await request(part, signal)
        : { texts: new Map<string, readonly string[]>(), warnings: [] }
      const before = textOf(translation, present(), part.id)
      const change = changeOf(translation, original, part, texts)
      // A new line may belong to a segment that is new too.
      const after =
        part.change === 'added'
          ? linesOf(part.fields.flatMap((field) => texts.get(field) ?? []))
          : textOf(translation, change(present()), part.id)
      const proposal: Proposal<Document> = {
        id: part.id,
        part: { key: part.id, name, sources: [] },
        before,
        after,
        // A part that was edited meanwhile stays as it is.
        apply: (now) => (textOf(translation, now, part.id) === before ? change(now) : now),
        warnings,
        choice: 'take',
      }
      setState(({ proposals }) => ({ proposals: [...proposals, proposal] }))
    } catch {
      if (!signal.aborted)
        setState(({ failures }) => ({ failures: [...failures, pageChanges.notProposed(name)] }))
    }
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
      const waiting = [...this.open(original, present(), getState())]
      const total = waiting.length
      setState({ failures: [], writing: { done: 0, total } })
      const next = async (): Promise<void> => {
        const part = waiting.shift()
        if (part === undefined || own.signal.aborted) return
        await propose(original, part, own.signal)
        setState(({ writing }) => ({ writing: writing && { done: writing.done + 1, total } }))
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
  { id, fields }: BehindPart,
  signal: AbortSignal,
): Promise<ProposedTexts> {
  const body = { parts: [{ id, fields: [...fields] }] }
  const answer = await call(translationsApi.propose, { params, body, signal })
  const texts = Object.entries(answer.parts.find((part) => part.id === id)?.texts ?? {})
  return { texts: new Map(texts), warnings: warningWords(answer) }
}
