import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { watchHeld } from './hold-around-focus.ts'
import { watchNear } from './near-viewport.ts'

interface WhileNearProps {
  /** Its own name on the screen: by it, its height is remembered. */
  id: string
  /** How high it will be, as CSS tells lengths; until it was there once. */
  estimate: string
  /** From how many pixels away it is there. */
  ahead: number
  children: ReactNode
  /** How its room looks while it is empty. */
  roomClassName?: string
}

/** Heights of what was there once, so that what is away keeps its room. */
const heights = new Map<string, number>()

/**
 * Keeps `children` in the document only while they are near the viewport, or while the keyboard needs them; else it
 * keeps their room. For long lists, in pieces of a screen or less.
 */
export function WhileNear({ id, estimate, ahead, children, roomClassName }: WhileNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [there, setThere] = useState(false)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const wanted = { near: false, held: false }
    let shown = false
    const tell = (height?: number) => {
      const next = wanted.near || wanted.held
      if (next === shown) return
      if (!next) heights.set(id, height ?? element.offsetHeight)
      shown = next
      // The keyboard does not wait; scrolling goes on smoothly while rows are being made.
      if (wanted.held) setThere(next)
      else startTransition(() => setThere(next))
    }
    const ends = [
      watchNear(element, ahead, (near, height) => {
        wanted.near = near
        tell(height)
      }),
      watchHeld(element, (held) => {
        wanted.held = held
        tell()
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
