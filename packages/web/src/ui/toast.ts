import type { ReactElement } from 'react'

interface ToastOptions {
  /** One thing that can be done about it. */
  action?: { label: string; onPress: () => void }
}

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
} = {
  success: (text, options) => void show('success', text, options),
  error: (text, options) => void show('error', text, options),
  card: (id, render) => void import('./toaster.tsx').then(({ showCard }) => showCard(id, render)),
}

async function show(kind: 'success' | 'error', text: string, { action }: ToastOptions = {}): Promise<void> {
  const { showToast } = await import('./toaster.tsx')
  showToast(kind, text, action)
}
