import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface SidePanelProps {
  title: string
  /** There is room for it beside the stage; else it is a drawer, open or not. */
  docked: boolean
  open: boolean
  /** Closes the drawer; and also the docked panel when it stands in the usual one's place. */
  onClose: () => void
  /** Label of the button that closes the docked panel. Undefined if it cannot be closed. */
  closeLabel: string | undefined
  /** Whether a docked panel that can be closed takes the focus when it appears, as a drawer does. */
  takesFocus: boolean
  /** What has the focus first when a drawer opens, if that is not its first control. */
  initialFocus: () => HTMLElement | null
  children: ReactNode
}

/** What stands to the right of the stage: docked on wide screens, a drawer on others. */
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
      // Positioned, so that what is hidden from sight in it scrolls with it and does not lengthen the page.
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
