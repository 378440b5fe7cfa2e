import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { openedOnDemand } from '../ui/overlays/opened-on-demand.tsx'
import type { PublishDialogProps } from './dialog/publish-dialog.tsx'
import { messages } from './messages.ts'

// Loaded on demand, with its words and the code that compares words.
export const PublishDialog = openedOnDemand(
  async () => (await import('./dialog/publish-dialog.tsx')).PublishDialog,
)

interface PublishButtonProps
  extends
    Omit<PublishDialogProps, 'onClose' | 'finalFocus'>,
    Pick<ButtonProps, 'look' | 'size' | 'className'> {}

/** Opens the dialog that publishes slideshows and podcasts as pages of a course. */
export function PublishButton({
  look = 'secondary',
  size = 'small',
  className,
  ...dialog
}: PublishButtonProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        look={look}
        size={size}
        {...(className !== undefined && { className })}
        icon={<Upload aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {messages.publish}
      </Button>
      {open && <PublishDialog {...dialog} onClose={() => setOpen(false)} finalFocus={() => button.current} />}
    </>
  )
}
