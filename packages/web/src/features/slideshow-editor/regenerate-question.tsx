import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { messages } from './messages.ts'

interface RegenerateQuestionProps {
  open: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks before the whole slideshow is generated again. */
export function RegenerateQuestion({ open, onYes, onClose }: RegenerateQuestionProps) {
  return (
    <AlertDialog
      open={open}
      title={messages.generateNewContent}
      confirmLabel={messages.generate}
      look="primary"
      onConfirm={() => {
        onClose()
        onYes()
      }}
      onCancel={onClose}
    >
      {messages.willReplaceContent}
    </AlertDialog>
  )
}
