import { inBackground } from '../../ui/in-background.ts'
import { hasUnsavedEdits } from '../document/document-store.ts'
import type { EditingSession } from './editing-session.ts'

/** The document is saved after a pause of this length in editing, in milliseconds. */
const quietMs = 2000

/**
 * Saves a moment after the last edit, and immediately when the author opens another tab. The result stops it. It does not
 * save during another save or its retries, while a conflict is unresolved, while an input method composes a word, or if
 * the document is invalid.
 */
export function autosave<Document>({ kind, store, saving }: EditingSession<Document>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The field in which an input method composes a word. */
  let composing: Node | undefined
  /** True if a save was due while another save was running. */
  let heldBack = false

  function schedule(): void {
    clearTimeout(timer)
    timer = hasUnsavedEdits(store.getState()) ? setTimeout(save, quietMs) : undefined
  }

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    const { sending, waiting, conflict } = saving.state.getState()
    const { history } = store.getState()
    if (waiting || conflict || !hasUnsavedEdits(store.getState())) return
    if (sending) {
      heldBack = true
      return
    }
    // A field that is removed from the page sends no event for the end of the composition.
    if (composing?.isConnected) return schedule()
    if (kind.isValid(history.present)) inBackground(saving.autosave())
  }

  const stopFollowing = store.subscribe((open, before) => {
    // Edits that were made during a save are saved after it.
    if (open.history.present !== before.history.present || open.saved !== before.saved) schedule()
  })
  const stopFollowingSaves = saving.state.subscribe(({ sending }) => {
    if (sending || !heldBack) return
    heldBack = false
    schedule()
  })
  const listening = new AbortController()
  function endComposing(): void {
    if (!composing) return
    composing = undefined
    schedule()
  }
  document.addEventListener(
    'compositionstart',
    ({ target }) => (composing = target instanceof Node ? target : undefined),
    listening,
  )
  document.addEventListener('compositionend', endComposing, listening)
  document.addEventListener('focusout', endComposing, listening)
  document.addEventListener(
    'visibilitychange',
    () => document.hidden && timer !== undefined && save(),
    listening,
  )
  schedule()
  return () => {
    clearTimeout(timer)
    stopFollowing()
    stopFollowingSaves()
    listening.abort()
  }
}
