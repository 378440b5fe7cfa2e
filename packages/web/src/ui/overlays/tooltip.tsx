import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** All triggers share one label, so that a list of a thousand dots does not have a thousand labels. */
const label = Base.createHandle<string>()

/** Used once, around the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={350}>
      {children}
      <Base.Root handle={label}>
        {({ payload }) => (
          <Base.Portal>
            <Base.Positioner sideOffset={8} className="z-(--z-tooltip)">
              <Base.Popup className="max-w-65 rounded-row bg-band px-2.5 py-1.75 text-xs leading-[1.4] text-on-band shadow-3 transition-opacity duration-(--t-fast) data-ending-style:opacity-0 data-starting-style:opacity-0">
                {payload}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        )}
      </Base.Root>
    </Base.Provider>
  )
}

/** Explains `children` (one element that takes a ref and props) in a small label on hover and focus. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return <Base.Trigger handle={label} payload={text} render={children} />
}
