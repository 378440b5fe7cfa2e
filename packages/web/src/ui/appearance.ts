import { useSyncExternalStore } from 'react'
import { messages } from './messages.ts'

const appearances = ['light', 'dark', 'system'] as const
type Appearance = (typeof appearances)[number]

/** The choices of a menu, in their order. */
export const appearanceOptions = () =>
  appearances.map((value) => ({ value, label: messages.appearances[value] }))

/** public/appearance.js also reads it, before the first paint. */
const key = 'appearance'
const listeners = new Set<() => void>()

function current(): Appearance {
  const stored = localStorage.getItem(key)
  return appearances.find((one) => one === stored) ?? 'system'
}

function choose(appearance: Appearance): void {
  if (appearance === 'system') {
    localStorage.removeItem(key)
    delete document.documentElement.dataset['theme']
  } else {
    localStorage.setItem(key, appearance)
    document.documentElement.dataset['theme'] = appearance
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the appearance of this browser, and a function that changes it. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  return [useSyncExternalStore(subscribe, current), choose]
}
