import type { ReactElement } from 'react'
import type { ToastOptions } from './toaster.tsx'

type Show = (text: string, options?: ToastOptions) => void

/**
 * Short messages at the bottom end. Errors stay until they are dismissed. The library behind them is fetched when the
 * first one is shown.
 */
export const toast: {
  success: Show
  error: Show
  /** Something larger than a line, which stays until it is dismissed; shown again under the same id it takes its own place. */
  card: (id: string, render: (dismiss: () => void) => ReactElement) => void
  /** Fetches the library ahead, where a message may come when nothing can be fetched. */
  prepare: () => void
} = {
  success: (text, options) => void show('success', text, options),
  error: (text, options) => void show('error', text, options),
  card: (id, render) => void import('./toaster.tsx').then(({ showCard }) => showCard(id, render)),
  // What fails now is tried again when there is something to show.
  prepare: () => void import('./toaster.tsx').catch(() => undefined),
}

async function show(kind: 'success' | 'error', text: string, options: ToastOptions = {}): Promise<void> {
  const { showToast } = await import('./toaster.tsx')
  showToast(kind, text, options)
}
