import { useSyncExternalStore } from 'react'

let known: MediaQueryList | undefined

/** Asked for once: every stage wants it at every look, and to make such a list costs more than to read it. */
function media(): MediaQueryList {
  return (known ??= matchMedia('(prefers-reduced-motion: reduce)'))
}

/** Whether the reader wants things to stand still. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => media().matches)
}

function subscribe(listener: () => void): () => void {
  media().addEventListener('change', listener)
  return () => media().removeEventListener('change', listener)
}
