import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the focus of a removed button to the dialog or the main content around it. Otherwise the keyboard would start
 * again at the top of the page, and screen readers would lose their place.
 */
export function useFocusAfterRemoval(button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element === null || document.activeElement !== element) return
      const around = element.closest<HTMLElement>('[role=dialog], main')
      if (around && !around.hasAttribute('tabindex')) around.tabIndex = -1
      around?.focus({ preventScroll: true })
    }
  }, [button])
}
