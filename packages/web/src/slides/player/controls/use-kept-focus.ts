import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in an element if a change of the slide removes or disables the focused element. Otherwise its shortcuts
 * would stop working. Returns the event handlers of the element.
 */
export function useFocusFallback(element: RefObject<HTMLElement | null>, slide: unknown) {
  const within = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = element.current?.ownerDocument ?? document
    // 'Next' is disabled on the last slide. Browsers take the focus from a disabled button only after this effect.
    const isLost = activeElement === body || activeElement === null || activeElement.matches(':disabled')
    if (within.current && isLost) element.current?.focus({ preventScroll: true })
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
