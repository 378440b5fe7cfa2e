import { inBackground } from '../ui/in-background.ts'
import { hasUnsavedEdits } from './document-store.ts'
import type { EditingSession } from './editing-session.ts'

/** The document is saved when no edit has come for this long, in milliseconds. */
const quietMs = 2000

/**
 * Saves a moment after the last edit, and at once when the author turns to another tab, until the result is called.
 * Nothing is saved while a save waits for its next try, while a conflict is unsettled, within a word that an input method
 * is composing, and of a document that the server would refuse as invalid.
 */
export function autosave<Document>({ kind, store, saving }: EditingSession<Document>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let composing = false

  function schedule(): void {
    clearTimeout(timer)
    timer = hasUnsavedEdits(store.getState()) ? setTimeout(save, quietMs) : undefined
  }

  function save(): void {
    clearTimeout(timer)
    timer = undefined
    const { waiting, conflict } = saving.state.getState()
    const { history } = store.getState()
    if (waiting || conflict || composing || !hasUnsavedEdits(store.getState())) return
    if (kind.read(history.present) !== undefined) inBackground(saving.autosave())
  }

  const stopFollowing = store.subscribe((open, before) => {
    // After a save, edits that came while it was under way are still to be saved.
    if (open.history.present !== before.history.present || open.saved !== before.saved) schedule()
  })
  const listening = new AbortController()
  document.addEventListener('compositionstart', () => (composing = true), listening)
  document.addEventListener(
    'compositionend',
    () => {
      composing = false
      schedule()
    },
    listening,
  )
  document.addEventListener(
    'visibilitychange',
    () => document.hidden && timer !== undefined && save(),
    listening,
  )
  schedule()
  return () => {
    clearTimeout(timer)
    stopFollowing()
    listening.abort()
  }
}
