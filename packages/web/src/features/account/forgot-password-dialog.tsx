import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Says who can help. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Forgot Password"
      footer={
        <Button look="primary" className="ms-auto" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p className="text-ink-2">
        Please write to the administrator of this Lectern, who can give you a new password.
      </p>
    </Dialog>
  )
}
