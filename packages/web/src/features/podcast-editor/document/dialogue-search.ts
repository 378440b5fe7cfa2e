import {
  findInDialogue,
  replaceAll,
  replaceFinding,
} from '@lectern/domain/podcast/editing/find-in-dialogue.ts'
import type { Finding, Search } from '@lectern/domain/podcast/editing/find-in-dialogue.ts'
import { placeOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { offerUndo } from '../../../editing/rewriting/offer-undo.ts'
import { messages } from './messages.ts'

export type DialogueSearch = ReturnType<typeof createDialogueSearch>

interface SearchState {
  readonly open: boolean
  readonly search: Search
  readonly findings: readonly Finding[]
  /** Index of the current result. -1 if there is none. */
  readonly at: number
}

const noSearch: Search = { text: '', matchCase: false, wholeWords: false }

/** State and functions shared by the search. */
interface SearchContext {
  readonly store: DocumentStore<Podcast>
  readonly state: StoreApi<SearchState>
  /** Shows a result, and moves the focus to it if the author leaves the search. */
  readonly show: (finding: Finding, leave: boolean) => void
}

/** The search in an open podcast, its results, and the replacement of results. */
export function createDialogueSearch(store: DocumentStore<Podcast>, show: SearchContext['show']) {
  const state = createStore<SearchState>(() => ({ open: false, search: noSearch, findings: [], at: -1 }))
  const context: SearchContext = { store, state, show }
  followEdits(context)
  return {
    ...state,
    /** Opens the bar and searches the selected text. */
    open(selected: string): void {
      const { search } = state.getState()
      state.setState({ open: true })
      find(context, selected ? { ...search, text: selected } : search, () => -1)
    },
    /** Closes the bar and moves the focus to the current result. */
    leave(): void {
      const { findings, at } = state.getState()
      state.setState({ open: false, findings: [], at: -1 })
      const finding = findings[at]
      if (finding) show(finding, true)
    },
    change(changes: Partial<Search>): void {
      find(context, { ...state.getState().search, ...changes }, (findings) => nearest(store, findings))
      goTo(context, state.getState().at)
    },
    step(by: 1 | -1): void {
      const { at, findings } = state.getState()
      goTo(context, at < 0 ? nearest(store, findings) : at + by)
    },
    /** Replaces the current result and moves to the next one. If there is no current result, it moves to the nearest one. */
    replace: (replacement: string): void => replaceCurrent(context, replacement),
    /** Replaces all results in one step to undo. */
    replaceAll(replacement: string): void {
      const { search, findings } = state.getState()
      if (findings.length === 0) return
      store.settle()
      store.edit((cast) => replaceAll(cast, search, replacement))
      offerUndo(store, messages.placesReplaced(findings.length), (cast) => cast)
    },
  }
}

/** Searches again after each edit. The current result stays. */
function followEdits(context: SearchContext): void {
  context.store.subscribe((open, before) => {
    const { open: searching, search, findings, at } = context.state.getState()
    if (!searching || open.history.present === before.history.present) return
    const current = findings[at]
    find(context, search, (after) => (current ? sameFinding(after, current, at) : at))
  })
}

function find(
  { store, state }: SearchContext,
  search: Search,
  at: (findings: readonly Finding[]) => number,
): void {
  const findings = findInDialogue(store.getState().history.present, search)
  state.setState({ search, findings, at: Math.min(at(findings), findings.length - 1) })
}

function goTo({ state, show }: SearchContext, at: number): void {
  const { findings } = state.getState()
  const around = findings.length === 0 ? -1 : (at + findings.length) % findings.length
  state.setState({ at: around })
  const finding = findings[around]
  if (finding) show(finding, false)
}

function replaceCurrent(context: SearchContext, replacement: string): void {
  const { store, state } = context
  const { findings, at } = state.getState()
  const finding = findings[at]
  if (!finding) return goTo(context, nearest(store, findings))
  store.settle()
  store.edit((cast) => replaceFinding(cast, finding, replacement))
  const end = finding.start + replacement.length
  const { present } = store.getState().history
  const next = state.getState().findings.findIndex((one) => isAfter(present, one, finding.line, end))
  goTo(context, Math.max(0, next))
}

/** The first result in or after the shown segment. */
function nearest(store: DocumentStore<Podcast>, findings: readonly Finding[]): number {
  const { place } = store.getState()
  const keys = store.keys()
  return Math.max(
    0,
    findings.findIndex(({ segment }) => keys.indexOf(segment) >= place),
  )
}

/** Index of the current result after an edit of any line. If the edit removed it, the index of a result near it. */
function sameFinding(after: readonly Finding[], { line, start }: Finding, at: number): number {
  const same = after.findIndex((finding) => finding.line === line && finding.start === start)
  if (same >= 0) return same
  const inLine = after.findIndex((finding) => finding.line === line && finding.start >= start)
  return inLine >= 0 ? inLine : at
}

/** Whether a result is after the first `start` characters of a line. */
function isAfter(podcast: Podcast, finding: Finding, line: string, start: number): boolean {
  if (finding.line === line) return finding.start >= start
  const [one, other] = [placeOfLine(podcast, finding.line), placeOfLine(podcast, line)]
  if (!one || !other) return false
  return one.segment === other.segment ? one.line > other.line : one.segment > other.segment
}
