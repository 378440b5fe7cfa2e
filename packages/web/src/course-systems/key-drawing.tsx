import type { ReactNode } from 'react'

interface KeyDrawingProps {
  /** The items of the menu. The one to click is marked. */
  menu: readonly { readonly label: string; readonly here?: true }[]
  heading: string
  /** The button or the row that leads to the key. */
  children: ReactNode
}

/** A drawing of a settings page: a menu, a heading and the control to click. The steps beside it say the same. */
export function KeyDrawing({ menu, heading, children }: KeyDrawingProps) {
  return (
    <div
      aria-hidden
      dir="ltr"
      className="flex overflow-hidden rounded-2 border border-line-strong bg-surface text-xs leading-none"
    >
      <div className="grid w-30 shrink-0 content-start gap-1 border-e border-line bg-sunken p-2">
        {menu.map(({ label, here }) => (
          <span
            key={label}
            className={
              here
                ? 'rounded-1 bg-brand-soft-2 px-1.5 py-1.5 font-strong text-brand-text ring-2 ring-brand-line'
                : 'px-1.5 py-1.5 text-ink-3'
            }
          >
            {label}
          </span>
        ))}
      </div>
      <div className="grid min-w-0 flex-1 content-start gap-2.5 p-3">
        <span className="text-sm font-strong text-ink">{heading}</span>
        <span className="h-1.5 w-4/5 rounded-full bg-sunken" />
        <span className="h-1.5 w-3/5 rounded-full bg-sunken" />
        {children}
      </div>
    </div>
  )
}

/** The button to click last. */
export function DrawnButton({ children }: { children: ReactNode }) {
  return (
    <span className="w-fit rounded-2 bg-brand px-2.5 py-2 font-strong text-on-brand ring-3 ring-brand-line">
      {children}
    </span>
  )
}
