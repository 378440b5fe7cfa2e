import { segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { DialogueLine, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { flushSync } from 'react-dom'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { LineFocus } from './line-field.ts'

interface DialogueState {
  /** Key of the line whose text had the focus last. */
  readonly focused: string | undefined
  /** The last action, for screen readers. `count` differs if the same text is announced again. */
  readonly announcement: { readonly text: string; readonly count: number }
}

/** State and functions shared by the actions on lines and segments. */
export interface DialogueContext {
  readonly store: DocumentStore<Podcast>
  readonly focus: (line: string | undefined, how: LineFocus) => void
  readonly state: StoreApi<DialogueState>
  readonly present: () => Podcast
  /** The lines of the segment of a line. */
  readonly linesAround: (line: string) => readonly DialogueLine[]
  /** Number of the segment, from 1. */
  readonly numberOf: (segment: string) => number
}

export function createDialogueContext(
  store: DocumentStore<Podcast>,
  focus: DialogueContext['focus'],
): DialogueContext {
  const present = () => store.getState().history.present
  return {
    store,
    focus,
    state: createStore<DialogueState>(() => ({ focused: undefined, announcement: { text: '', count: 0 } })),
    present,
    linesAround: (line) => segmentOfLine(present(), line)?.dialogue ?? [],
    numberOf: (segment) => store.keys().indexOf(segment) + 1,
  }
}

/**
 * Applies a change, and returns false if nothing changed. When it returns, the change and the segment to show are
 * rendered, so that the focus can be set.
 */
export function editDialogue(
  { store, present }: DialogueContext,
  change: (podcast: Podcast) => Podcast,
  show?: (podcast: Podcast) => string | undefined,
): boolean {
  const before = present()
  flushSync(() => {
    store.edit(change)
    const segment = present() === before ? undefined : show?.(present())
    if (segment !== undefined) store.select(segment)
  })
  return present() !== before
}

/** Announces an action to screen readers. */
export function announce({ state }: DialogueContext, text: string): void {
  state.setState(({ announcement }) => ({ announcement: { text, count: announcement.count + 1 } }))
}
