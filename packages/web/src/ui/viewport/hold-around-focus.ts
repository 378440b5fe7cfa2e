type Listener = (held: boolean) => void

const places = new Map<Element, Listener>()
let held = new Set<Element>()

/**
 * The places whose content the keyboard needs: those that contain the focused element, the last one before it and the
 * first one after it.
 */
function placesAround(focused: Element): Set<Element> {
  const around = new Set<Element>()
  let before: Element | undefined
  let after: Element | undefined
  for (const place of places.keys()) {
    const position = focused.compareDocumentPosition(place)
    if (position & Node.DOCUMENT_POSITION_CONTAINS) around.add(place)
    else if (position & Node.DOCUMENT_POSITION_PRECEDING) {
      if (!before || isBefore(before, place)) before = place
    } else if (!after || isBefore(place, after)) after = place
  }
  for (const neighbour of [before, after]) if (neighbour) around.add(neighbour)
  return around
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function hold(): void {
  const focused = document.activeElement
  const around = focused && focused !== document.body ? placesAround(focused) : new Set<Element>()
  const before = held
  held = around
  for (const place of before) if (!around.has(place)) places.get(place)?.(false)
  for (const place of around) if (!before.has(place)) places.get(place)?.(true)
}

let waiting = false
function holdSoon(): void {
  if (waiting) return
  waiting = true
  queueMicrotask(() => {
    waiting = false
    hold()
  })
}

document.addEventListener('focusin', hold)
// The next focused element is known only after the event.
document.addEventListener('focusout', holdSoon)

/**
 * Calls the listener with whether the keyboard needs the content of a place: it contains the focus, or Tab would move
 * into it next. Returns a function that stops it.
 */
export function watchHeld(place: Element, listener: Listener): () => void {
  places.set(place, listener)
  holdSoon()
  return () => {
    places.delete(place)
    held.delete(place)
  }
}
