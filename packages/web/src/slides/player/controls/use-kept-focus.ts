import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in an element when what had it is gone with the slide that is given: its keys would otherwise reach
 * nobody. Returns what the element listens by.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, slide: unknown) {
  const within = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = element.current?.ownerDocument ?? document
    if (within.current && (activeElement === body || activeElement === null))
      element.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when another slide is shown
  }, [element, slide])
  return {
    onFocus: () => {
      within.current = true
    },
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node) within.current = currentTarget.contains(relatedTarget)
      // The removal of a focused element is no move of the user.
      else if (target.isConnected) within.current = false
    },
  }
}
