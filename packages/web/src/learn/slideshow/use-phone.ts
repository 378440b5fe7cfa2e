import { useSyncExternalStore } from 'react'

/** The same as in `slideshow.css`. */
const upright = matchMedia('(width < 640px) and (orientation: portrait)')

/** True on a phone in portrait, where the buttons of the player are at the bottom of the screen. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => upright.matches)
}

function subscribe(listener: () => void): () => void {
  upright.addEventListener('change', listener)
  return () => upright.removeEventListener('change', listener)
}
