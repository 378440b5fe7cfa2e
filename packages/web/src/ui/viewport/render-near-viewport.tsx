import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { watchHeld } from './hold-around-focus.ts'
import { watchNearViewport } from './near-viewport.ts'

interface RenderNearViewportProps {
  /** Unique on the screen. The height of the content is stored under it. */
  id: string
  /** The height as a CSS length, until the content has been rendered once. */
  estimate: string
  /** Distance from the viewport, in pixels, at which the content is rendered. */
  ahead: number
  children: ReactNode
  /** Classes of the empty space. */
  roomClassName?: string
}

/** Heights of content that was rendered before, for the space that replaces it. */
const heights = new Map<string, number>()

/**
 * Renders `children` only while they are near the viewport, or while the keyboard needs them. Otherwise it renders an
 * empty space of their height. For parts of long lists that are at most as high as a screen.
 */
export function RenderNearViewport({
  id,
  estimate,
  ahead,
  children,
  roomClassName,
}: RenderNearViewportProps) {
  const place = useRef<HTMLDivElement>(null)
  const [there, setThere] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const wanted = { near: false, held: false }
    let shown = false
    const update = (height?: number) => {
      const next = wanted.near || wanted.held
      if (next === shown) return
      if (!next) heights.set(id, height ?? element.offsetHeight)
      shown = next
      // The keyboard must not wait. Scrolling must stay smooth while rows are rendered.
      if (wanted.held) setThere(next)
      else startTransition(() => setThere(next))
    }
    const ends = [
      watchNearViewport(element, ahead, (near, height) => {
        wanted.near = near
        update(height)
      }),
      watchHeld(element, (held) => {
        wanted.held = held
        update()
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [id, ahead])

  return (
    <div
      ref={place}
      {...(!there && { className: roomClassName, style: { blockSize: heights.get(id) ?? estimate } })}
    >
      {there && children}
    </div>
  )
}
