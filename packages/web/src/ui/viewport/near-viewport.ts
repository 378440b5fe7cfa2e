type Listener = (near: boolean, height: number) => void

/** One observer for each distance, whatever the number of elements. */
const observers = new Map<number, IntersectionObserver>()
const listeners = new WeakMap<Element, Listener>()

/** Pixels per millisecond. At this speed no user can read, so that elements are not rendered. */
const fastScrollSpeed = 10
/** The newest entry of each element that was observed during fast scrolling. */
const pending = new Map<Element, IntersectionObserverEntry>()
let last = { top: 0, at: 0 }
let settleTimer: number | undefined

function noteScroll(): void {
  const now = { top: window.scrollY, at: performance.now() }
  const speed = Math.abs(now.top - last.top) / Math.max(1, now.at - last.at)
  last = now
  window.clearTimeout(settleTimer)
  if (speed > fastScrollSpeed) settleTimer = window.setTimeout(settle, 100)
  else settle()
}

function settle(): void {
  settleTimer = undefined
  const entries = [...pending.values()]
  pending.clear()
  report(entries)
}

function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries)
    listeners.get(target)?.(isIntersecting, boundingClientRect.height)
}

window.addEventListener('scroll', noteScroll, { passive: true })

function observerFor(ahead: number): IntersectionObserver {
  const known = observers.get(ahead)
  if (known) return known
  const observer = new IntersectionObserver(
    (entries) => {
      if (settleTimer === undefined) report(entries)
      else for (const entry of entries) pending.set(entry.target, entry)
    },
    // The root margin ends at the edge of an element that scrolls. The scroll margin, if the browser has it, does not.
    { rootMargin: `${ahead}px 0px`, scrollMargin: `${ahead}px` },
  )
  observers.set(ahead, observer)
  return observer
}

/**
 * Calls the listener with whether an element is visible or at most `ahead` pixels above or below the viewport, and with
 * its height: soon, and after each change. During fast scrolling it waits until the page slows down. In browsers without
 * IntersectionObserver every element is near. Returns a function that stops it.
 */
export function watchNearViewport(element: Element, ahead: number, listener: Listener): () => void {
  if (!('IntersectionObserver' in window)) {
    listener(true, 0)
    return () => undefined
  }
  const observer = observerFor(ahead)
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    observer.unobserve(element)
    listeners.delete(element)
    pending.delete(element)
  }
}
