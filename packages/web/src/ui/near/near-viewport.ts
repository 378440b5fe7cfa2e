type Listener = (near: boolean, height: number) => void

/** One observer for each distance, whatever the number of elements. */
const observers = new Map<number, IntersectionObserver>()
const listeners = new WeakMap<Element, Listener>()

/** Faster than anybody reads, in pixels a millisecond: what flies by is not worth making. */
const flying = 10
/** What was observed in flight, newest of each element. */
const untold = new Map<Element, IntersectionObserverEntry>()
let last = { top: 0, at: 0 }
let landing: number | undefined

function noteScroll(): void {
  const now = { top: window.scrollY, at: performance.now() }
  const speed = Math.abs(now.top - last.top) / Math.max(1, now.at - last.at)
  last = now
  window.clearTimeout(landing)
  if (speed > flying) landing = window.setTimeout(land, 100)
  else land()
}

function land(): void {
  landing = undefined
  const entries = [...untold.values()]
  untold.clear()
  tell(entries)
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries)
    listeners.get(target)?.(isIntersecting, boundingClientRect.height)
}

window.addEventListener('scroll', noteScroll, { passive: true })

function observerFor(ahead: number): IntersectionObserver {
  const known = observers.get(ahead)
  if (known) return known
  const observer = new IntersectionObserver(
    (entries) => {
      if (landing === undefined) tell(entries)
      else for (const entry of entries) untold.set(entry.target, entry)
    },
    // What scrolls inside the page cuts off the one margin; the other reaches beyond its edge, where browsers know it.
    { rootMargin: `${ahead}px 0px`, scrollMargin: `${ahead}px` },
  )
  observers.set(ahead, observer)
  return observer
}

/**
 * Tells soon, and whenever it changes, whether an element is in sight or within `ahead` pixels above or below it, and
 * how high it is; while the page flies by, not before it slows down. Gives what ends it. Where nothing can be observed,
 * everything is near.
 */
export function watchNear(element: Element, ahead: number, listener: Listener): () => void {
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
    untold.delete(element)
  }
}
