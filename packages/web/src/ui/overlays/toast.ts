import type { ReactElement } from 'react'
import type * as toasterModule from './toaster.tsx'
import type { CardOptions, ToastOptions } from './toaster.tsx'

type Show = (text: string, options?: ToastOptions) => void

/**
 * Short messages at the bottom end. Errors stay until they are dismissed. The library behind them is fetched when the
 * first one is shown.
 */
export const toast: {
  success: Show
  error: Show
  /**
   * Something larger than a line, which stays until it is dismissed unless its options say otherwise; shown again under the
   * same id it takes its own place.
   */
  card: (id: string, render: (dismiss: () => void) => ReactElement, options?: CardOptions) => void
  /** Fetches the library ahead, where a message may come when nothing can be fetched. */
  prepare: () => void
  /** While not allowed, messages are removed and new ones are dropped: they belong to someone who has logged out. */
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

/** Fetches the library, again and again while the server is away: a message must not be lost because of that. */
async function load(): Promise<Toaster> {
  for (;;) {
    try {
      return await import('./toaster.tsx')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}
