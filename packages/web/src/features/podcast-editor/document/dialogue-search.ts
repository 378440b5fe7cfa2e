import { findInDialogue, replaceAll, replaceFinding } from '@lectern/domain/podcast/find-in-dialogue.ts'
import type { Finding, Search } from '@lectern/domain/podcast/find-in-dialogue.ts'
import { placeOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { createStore } from 'zustand/vanilla'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { offerUndo } from '../../../editing/rewriting/offer-undo.ts'
import { messages } from './messages.ts'

export type DialogueSearch = ReturnType<typeof createDialogueSearch>

interface SearchState {
  readonly open: boolean
  readonly search: Search
  readonly findings: readonly Finding[]
  /** Position of the finding that was gone to; -1 before that. */
  readonly at: number
}

const nothing: Search = { text: '', matchCase: false, wholeWords: false }

/** What is searched for in an open podcast, where it stands, and putting other words in its place. */
export function createDialogueSearch(
  store: DocumentStore<Podcast>,
  show: (finding: Finding, leave: boolean) => void,
) {
  const state = createStore<SearchState>(() => ({ open: false, search: nothing, findings: [], at: -1 }))
  const present = () => store.getState().history.present

  function find(search: Search, at: (findings: readonly Finding[]) => number): void {
    const findings = findInDialogue(present(), search)
    state.setState({ search, findings, at: Math.min(at(findings), findings.length - 1) })
  }

  store.subscribe((open, before) => {
    const { open: searching, search, findings, at } = state.getState()
    if (!searching || open.history.present === before.history.present) return
    const current = findings[at]
    find(search, (after) => (current ? sameFinding(after, current, at) : at))
  })

  /** Where the finding stands that the author went to, after an edit of any line; if it is gone, one near it. */
  function sameFinding(after: readonly Finding[], { line, start }: Finding, at: number): number {
    const same = after.findIndex((finding) => finding.line === line && finding.start === start)
    if (same >= 0) return same
    const inLine = after.findIndex((finding) => finding.line === line && finding.start >= start)
    return inLine >= 0 ? inLine : at
  }

  /** Whether a finding stands behind the first `start` characters of a line. */
  function isBehind(finding: Finding, line: string, start: number): boolean {
    if (finding.line === line) return finding.start >= start
    const [one, other] = [placeOfLine(present(), finding.line), placeOfLine(present(), line)]
    if (!one || !other) return false
    return one.segment === other.segment ? one.line > other.line : one.segment > other.segment
  }

  function goTo(at: number): void {
    const { findings } = state.getState()
    const around = findings.length === 0 ? -1 : (at + findings.length) % findings.length
    state.setState({ at: around })
    const finding = findings[around]
    if (finding) show(finding, false)
  }

  /** The first at or behind where the author was. */
  function nearest(findings: readonly Finding[]): number {
    const { place } = store.getState()
    const keys = store.keys()
    return Math.max(
      0,
      findings.findIndex(({ segment }) => keys.indexOf(segment) >= place),
    )
  }

  return {
    ...state,
    /** Opens the bar; what is selected in a text is searched for. */
    open(selected: string): void {
      const { search } = state.getState()
      state.setState({ open: true })
      find(selected ? { ...search, text: selected } : search, () => -1)
    },
    /** Closes it; the focus goes to what was found. */
    leave(): void {
      const { findings, at } = state.getState()
      state.setState({ open: false, findings: [], at: -1 })
      const finding = findings[at]
      if (finding) show(finding, true)
    },
    change(changes: Partial<Search>): void {
      find({ ...state.getState().search, ...changes }, nearest)
      goTo(state.getState().at)
    },
    step(by: 1 | -1): void {
      const { at, findings } = state.getState()
      goTo(at < 0 ? nearest(findings) : at + by)
    },
    /** Replaces what was gone to and goes on to the next; first goes to one where that was not done. */
    replace(replacement: string): void {
      const { findings, at } = state.getState()
      const finding = findings[at]
      if (!finding) return goTo(nearest(findings))
      store.settle()
      store.edit((cast) => replaceFinding(cast, finding, replacement))
      const after = state.getState().findings
      const end = finding.start + replacement.length
      const next = after.findIndex((one) => isBehind(one, finding.line, end))
      goTo(Math.max(0, next))
    },
    /** One step to undo. */
    replaceAll(replacement: string): void {
      const { search, findings } = state.getState()
      if (findings.length === 0) return
      store.settle()
      store.edit((cast) => replaceAll(cast, search, replacement))
      offerUndo(store, messages.placesReplaced(findings.length), (cast) => cast)
    },
  }
}
