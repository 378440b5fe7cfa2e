import { Check, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { openedOnDemand } from '../ui/overlays/opened-on-demand.tsx'
import { messages } from './messages.ts'
import type { SharedPlace } from './panel/shared-place.ts'

// Loaded on demand, with the words of the panel.
const ShareContent = openedOnDemand(async () => (await import('./panel/share-content.tsx')).ShareContent)

interface SharePanelProps {
  place: SharedPlace
  /** The title, if the place is not on the screen already. */
  title?: string
  open: boolean
  /** There is room for it beside the content. Otherwise it covers the end of the screen, or all of a phone. */
  docked: boolean
  onClose: () => void
  /** The status of the version that learners see. */
  status?: ReactNode
  /** The version that learners see, such as its time. Null for none, undefined for a course or while it is not known. */
  version?: string | null | undefined
  finalFocus?: () => HTMLElement | null
}

/** The panel in which authors give learners an address, and say what the address does. */
export function SharePanel({ place, docked, open, onClose, status, version, ...rest }: SharePanelProps) {
  const { title = messages.share, finalFocus } = rest
  const content = <ShareContent place={place} status={status} version={version} />
  const chip = typeof version === 'string' && <PublishedChip />
  if (docked && open) {
    return (
      <DockedPanel title={title} chip={chip} onClose={onClose}>
        {content}
      </DockedPanel>
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      place="panel"
      besideTitle={chip}
      finalFocus={finalFocus}
    >
      <div className="-mx-5">{content}</div>
    </Dialog>
  )
}

interface DockedPanelProps {
  title: string
  chip: ReactNode
  onClose: () => void
  children: ReactNode
}

function DockedPanel({ title, chip, onClose, children }: DockedPanelProps) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <aside
      aria-label={title}
      // Positioned, so that visually hidden content scrolls with the panel and does not extend the page.
      className="relative order-4 min-h-0 overflow-x-hidden overflow-y-auto border-s border-line bg-surface"
    >
      <div className="sticky top-0 z-(--z-raised) flex min-h-12.5 items-center justify-between gap-2 border-b border-line bg-surface ps-5 pe-2.5">
        <h2 className="min-w-0 flex-1 font-strong">{title}</h2>
        {chip}
        <IconButton ref={close} label={messages.closeSharing} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </aside>
  )
}

function PublishedChip() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-done-soft px-2.5 py-1 text-sm leading-none font-medium text-done-text">
      <Check aria-hidden className="size-4" />
      {messages.published}
    </span>
  )
}
