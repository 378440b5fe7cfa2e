import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface SidePanelProps {
  title: string
  /** There is room for it beside the stage. Otherwise it is a drawer. */
  docked: boolean
  open: boolean
  /** Closes the drawer, or the docked panel if it replaces the default one. */
  onClose: () => void
  /** Label of the button that closes the docked panel. Undefined if it cannot be closed. */
  closeLabel: string | undefined
  /** Whether a docked panel that can be closed takes the focus when it appears, as a drawer does. */
  takesFocus: boolean
  /** The element with the first focus in a drawer. Null for its first control. */
  initialFocus: () => HTMLElement | null
  children: ReactNode
}

/** The panel beside the stage: docked on wide screens, a drawer on others. */
export function SidePanel(props: SidePanelProps) {
  const { title, docked, open, onClose, closeLabel, takesFocus, initialFocus, children } = props
  const appears = docked && closeLabel !== undefined && takesFocus
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (appears) close.current?.focus()
  }, [appears])
  if (!docked) {
    return (
      <Dialog open={open} onClose={onClose} title={title} place="end" initialFocus={initialFocus}>
        <div className="-mx-5">{children}</div>
      </Dialog>
    )
  }
  return (
    <aside
      aria-label={title}
      // Positioned, so that visually hidden content scrolls with the panel and does not extend the page.
      className="relative order-4 min-h-0 overflow-x-hidden overflow-y-auto border-s border-line bg-surface"
    >
      {closeLabel !== undefined && (
        <div className="z-(--z-raised) flex md:sticky md:top-0 min-h-12.5 items-center justify-between border-b border-line bg-surface ps-5 pe-2.5">
          <h2 className="font-strong">{title}</h2>
          <IconButton ref={close} label={closeLabel} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
      {children}
    </aside>
  )
}
