import { inBackground } from '../../ui/in-background.ts'
import { hasUnsavedEdits } from './document-store.ts'
import type { EditingSession } from './editing-session.ts'

/** The document is saved when no edit has come for this long, in milliseconds. */
const quietMs = 2000

/**
 * Saves a moment after the last edit, and at once when the author turns to another tab, until the result is called.
 * Nothing is saved while another save is under way or waits for its next try, while a conflict is unsettled, within a word
 * that an input method is composing, and of a document that the server would refuse as invalid.
 */
export function autosave<Document>({ kind, store, saving }: EditingSession<Document>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The field in which an input method composes a word. */
  let composing: Node | undefined
  /** A save that was due has given way to the one under way. */
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
    // A field that is removed from the page does not tell that its composition has ended.
    if (composing?.isConnected) return schedule()
    if (kind.isValid(history.present)) inBackground(saving.autosave())
  }

  const stopFollowing = store.subscribe((open, before) => {
    // After a save, edits that came while it was under way are still to be saved.
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
