import type { ReactNode } from 'react'

/** Small facts in a line, parted by dots. A dot that would begin a line is cut off. */
export function MetaLine({ children }: { children: ReactNode }) {
  return (
    <p className="overflow-hidden text-xs leading-[1.3] text-ink-3">
      <span className="-ms-4 flex flex-wrap *:relative *:ps-4 *:before:absolute *:before:start-1.5 *:before:content-['·'/'']">
        {children}
      </span>
    </p>
  )
}
