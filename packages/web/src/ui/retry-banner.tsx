import { type ReactNode, useRef } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { messages } from './messages.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface RetryBannerProps {
  kind?: 'bad' | 'warn'
  /** Why it failed. */
  reason: ReactNode
  /** How often it has failed. Screen readers announce the same reason again when this changes. */
  failures?: number
  /** Repeats it. Undefined if repeating cannot help. */
  onRetry: (() => unknown) | undefined
  /** True while it is repeated. The banner stays, so that the button keeps the focus. */
  retrying?: boolean
  onDismiss?: () => void
  className?: string
}

/** Says what failed, and offers to repeat it. */
export function RetryBanner({
  reason,
  failures = 0,
  onRetry,
  retrying = false,
  ...banner
}: RetryBannerProps) {
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
      <span key={failures}>{reason}</span>
    </Banner>
  )
}
