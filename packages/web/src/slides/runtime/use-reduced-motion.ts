import { useSyncExternalStore } from 'react'

let known: MediaQueryList | undefined

/** Created once, because every stage reads it on every render, and creating the list is slower than reading it. */
function media(): MediaQueryList {
  return (known ??= matchMedia('(prefers-reduced-motion: reduce)'))
}

/** True if the user prefers reduced motion, and on a server, where nothing moves. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => media().matches,
    () => true,
  )
}

function subscribe(listener: () => void): () => void {
  media().addEventListener('change', listener)
  return () => media().removeEventListener('change', listener)
}
