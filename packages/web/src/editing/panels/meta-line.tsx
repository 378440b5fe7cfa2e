import type { ReactNode } from 'react'

/** Short facts in one line, separated by dots. A dot at the start of a wrapped line is clipped. */
export function MetaLine({ children }: { children: ReactNode }) {
  return (
    <p className="overflow-hidden text-xs leading-[1.3] text-ink-3">
      <span className="-ms-4 flex flex-wrap items-center *:relative *:ps-4 *:before:absolute *:before:inset-y-0 *:before:start-1.5 *:before:my-auto *:before:h-fit *:before:content-['·'/'']">
        {children}
      </span>
    </p>
  )
}
