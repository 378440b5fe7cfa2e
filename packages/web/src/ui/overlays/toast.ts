import type { ReactElement } from 'react'
import type * as toasterModule from './toaster.tsx'
import type { CardOptions, ToastOptions } from './toaster.tsx'

type Show = (text: string, options?: ToastOptions) => void

/**
 * Short messages at the bottom of the screen. Errors stay until the user dismisses them. The library is loaded when the
 * first message is shown.
 */
export const toast: {
  success: Show
  error: Show
  /**
   * A larger message. It stays until the user dismisses it, unless its options say otherwise. A card replaces the card with
   * the same id.
   */
  card: (id: string, render: (dismiss: () => void) => ReactElement, options?: CardOptions) => void
  /** Loads the library, for messages that may come when the server cannot be reached. */
  prepare: () => void
  /** While not allowed, messages are removed and new ones are dropped, because their user has logged out. */
  allow: (allowed: boolean) => void
} = {
  success: (text, options) => show((toaster) => toaster.showToast('success', text, options)),
  error: (text, options) => show((toaster) => toaster.showToast('error', text, options)),
  card: (id, render, options) => show((toaster) => toaster.showCard(id, render, options)),
  prepare: () => show(() => undefined),
  allow(allowed) {
    period += 1
    isAllowed = allowed
    if (!allowed && loaded) loaded.then((toaster) => toaster.dismissAll(), reportError)
  },
}

type Toaster = typeof toasterModule

let isAllowed = true
/** Counts up when a user logs in or out. */
let period = 0
let loaded: Promise<Toaster> | undefined
const retryMs = 2000

function show(act: (toaster: Toaster) => void): void {
  const shownIn = period
  if (!isAllowed) return
  loaded ??= load()
  loaded.then((toaster) => (shownIn === period ? act(toaster) : undefined), reportError)
}

/** Loads the library, and retries until it succeeds, so that no message is lost while the server cannot be reached. */
async function load(): Promise<Toaster> {
  for (;;) {
    try {
      return await import('./toaster.tsx')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}
