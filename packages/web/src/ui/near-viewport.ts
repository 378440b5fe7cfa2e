type Listener = (near: boolean, height: number) => void

/** One observer for each distance, whatever the number of elements. */
const observers = new Map<number, IntersectionObserver>()
const listeners = new WeakMap<Element, Listener>()

function observerFor(ahead: number): IntersectionObserver {
  const known = observers.get(ahead)
  if (known) return known
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        listeners.get(target)?.(isIntersecting, boundingClientRect.height)
    },
    { rootMargin: `${ahead}px 0px` },
  )
  observers.set(ahead, observer)
  return observer
}

/**
 * Tells soon, and whenever it changes, whether an element is in sight or within `ahead` pixels above or below it, and
 * how high it is. Gives what ends it. Where nothing can be observed, everything is near.
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
  }
}
