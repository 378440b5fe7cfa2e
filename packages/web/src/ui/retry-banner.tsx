import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { messages } from './messages.ts'

interface RetryBannerProps {
  kind?: 'bad' | 'warn'
  /** Why it failed. */
  reason: ReactNode
  /** Repeats it. Undefined if repeating cannot help. */
  onRetry: (() => unknown) | undefined
  /** True while it is repeated. The banner stays, so that the button keeps the focus. */
  retrying?: boolean
  onDismiss?: () => void
  className?: string
}

/** Says what failed, and offers to repeat it. */
export function RetryBanner({ reason, onRetry, retrying = false, ...banner }: RetryBannerProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterRemoval(button)
  return (
    <Banner
      {...banner}
      action={
        onRetry && (
          <Button
            ref={button}
            look="link"
            size="small"
            className="-my-1"
            busy={retrying}
            onClick={() => onRetry()}
          >
            {messages.retry}
          </Button>
        )
      }
    >
      {reason}
    </Banner>
  )
}

/**
 * Gives the focus of a removed button to the dialog or the main content around it. Otherwise the keyboard would start
 * again at the top of the page, and screen readers would lose their place.
 */
function useFocusAfterRemoval(button: RefObject<HTMLElement | null>): void {
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
