import { useSyncExternalStore } from 'react'
import { messages } from './messages.ts'

const appearances = ['light', 'dark', 'system'] as const
type Appearance = (typeof appearances)[number]

/** For menus and the like, in their order. */
export const appearanceOptions = () =>
  appearances.map((value) => ({ value, label: messages.appearances[value] }))

/** Also read by public/appearance.js before the first paint. */
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

/** The chosen appearance, and a way to choose another one; it is kept in this browser. */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  return [useSyncExternalStore(subscribe, current), choose]
}
