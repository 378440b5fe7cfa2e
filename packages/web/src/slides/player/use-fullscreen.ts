import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is in fullscreen, and a function that enters or leaves it. The function is undefined if the browser does
 * not support fullscreen, or if a frame may not use it.
 */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
): readonly [boolean, (() => void) | undefined] {
  const [fullscreen, setFullscreen] = useState(false)
  useEffect(() => {
    const update = () => setFullscreen(document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [element])
  const toggle = () => {
    const done = fullscreen ? document.exitFullscreen() : element.current?.requestFullscreen()
    // If the browser refuses, the player continues in its place.
    done?.catch(() => {})
  }
  return [fullscreen, document.fullscreenEnabled ? toggle : undefined]
}
