import { isEmbedded } from './page-data.ts'
import { messages } from './messages.ts'

/** A learner who waits this long for the player sees a note, in milliseconds. The player replaces it if it arrives later. */
const noteAfterMs = 15_000

/** A note that the player could not be loaded. */
export interface LoadingNote {
  readonly loaded: () => void
  readonly failed: () => void
}

/**
 * Starts to wait for the player of a slideshow. The note appears after the drawn slide, after a failure or if the server
 * does not answer. A podcast needs no note, because its audio plays without the player.
 */
export function createLoadingNote(place: Element): LoadingNote {
  const note = document.createElement('p')
  // A frame has no space below the player, so the note is over it.
  note.className = isEmbedded() ? 'learn-note learn-new-version' : 'learn-note'
  note.setAttribute('role', 'alert')
  const failed = () => {
    clearTimeout(timer)
    note.textContent = messages.notLoaded
    place.after(note)
  }
  const timer = setTimeout(failed, noteAfterMs)
  return {
    failed,
    loaded() {
      clearTimeout(timer)
      note.remove()
    },
  }
}
