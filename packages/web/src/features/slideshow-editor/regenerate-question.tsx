import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'

interface RegenerateQuestionProps {
  open: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks before the whole slideshow is written anew. */
export function RegenerateQuestion({ open, onYes, onClose }: RegenerateQuestionProps) {
  return (
    <AlertDialog
      open={open}
      title="Generate New Content"
      confirmLabel="Generate"
      look="primary"
      onConfirm={() => {
        onClose()
        onYes()
      }}
      onCancel={onClose}
    >
      This will replace the current content with newly generated content. Are you sure?
    </AlertDialog>
  )
}
