import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A line drawing of 88 by 64. */
  picture?: ReactNode
  title: string
  children?: ReactNode
  /** At most two buttons. */
  actions?: ReactNode
}

/** Shown in place of content that does not exist: what that means, and what the user can do. */
export function EmptyState({ picture, title, children, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-[44ch] justify-items-center gap-1.5 px-4 py-10 text-center">
      {picture !== undefined && <div className="mb-2 text-ink-3">{picture}</div>}
      <h2 className="text-lg leading-snug font-strong">{title}</h2>
      {children !== undefined && <p className="text-ink-2">{children}</p>}
      {actions !== undefined && <div className="mt-2.5 flex flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  )
}
