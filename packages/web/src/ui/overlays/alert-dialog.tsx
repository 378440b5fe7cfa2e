import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { messages } from '../messages.ts'

interface AlertDialogProps {
  open: boolean
  title: string
  /** The question, as a sentence. */
  children: ReactNode
  /** Fields below the question, such as a password. */
  details?: ReactNode
  /** The action: 'Delete'. */
  confirmLabel: string
  cancelLabel?: string
  /** `dangerous`, unless the action is harmless. */
  look?: 'dangerous' | 'primary'
  /** True while the confirmed action runs. */
  busy?: boolean
  /** A button between cancel and confirm. A wide dialog can have several. */
  alternative?: ReactNode
  wide?: boolean
  /** The element that receives the focus after closing, if not the one that had it before. */
  finalFocus?: () => HTMLElement | null
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks for confirmation. The focus is on cancel, and Escape cancels. While the dialog closes, its buttons do nothing, so that
 * a double click confirms once.
 */
export function AlertDialog({
  open,
  title,
  children,
  details,
  confirmLabel,
  cancelLabel = messages.cancel,
  look = 'dangerous',
  busy = false,
  alternative,
  wide = false,
  finalFocus,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Base.Portal>
        {/* Also above another dialog, which would otherwise look as usable as the question. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-(--z-dialog) bg-scrim transition-opacity duration-(--t) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup
          initialFocus={cancel}
          finalFocus={finalFocus && (() => finalFocus() ?? true)}
          className={classes(
            'fixed inset-0 z-(--z-dialog) m-auto grid h-fit max-h-[calc(100dvh-2rem)] grid-cols-1 gap-1.5 low:max-h-[calc(100dvh-1rem)] overflow-y-auto rounded-sheet bg-surface px-5.5 pt-5 pb-4.5 shadow-4 ring ring-line transition duration-(--t) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
            wide ? 'w-[min(37rem,calc(100%-1.5rem))]' : 'w-[min(27rem,calc(100%-1.5rem))]',
          )}
        >
          <Base.Title className="text-lg leading-snug font-strong">{title}</Base.Title>
          <Base.Description className="text-ink-2">{children}</Base.Description>
          {details}
          <div
            className={classes(
              'mt-3 flex flex-wrap justify-end gap-2.5',
              wide && 'max-sm:grid max-sm:grid-cols-2',
            )}
          >
            <Button ref={cancel} onClick={open ? onCancel : undefined}>
              {cancelLabel}
            </Button>
            {alternative}
            <Button look={look} busy={busy} onClick={open ? onConfirm : undefined}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
