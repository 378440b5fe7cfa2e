import type { Share } from '@lectern/domain/api/learners/shares.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { hasEnded } from './end-date.ts'
import { sharedWords } from './link-choice.tsx'
import { messages } from './messages.ts'
import type { OpenShare } from './use-share.ts'

/** Shows the author and day of a link, and the two ways to end its address. */
export function ShareFooter({ share, open }: { share: Share; open: OpenShare }) {
  const [asking, setAsking] = useState<'renew' | 'revoke'>()
  const close = () => setAsking(undefined)
  const [now] = useState(() => new Date())
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-5 py-3.5">
      <p className="min-w-0 flex-1 basis-40 text-sm text-ink-2">{sharedWords(share)}</p>
      {/* A new address of an ended link would not work. The settings ask for a later day first. */}
      {!hasEnded(share.expires_at, now) && (
        <Button look="quiet" size="small" busy={open.renewing} onClick={() => setAsking('renew')}>
          {messages.newAddress}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        className="text-danger-text hover:bg-danger-soft hover:text-danger-text"
        busy={open.revoking}
        onClick={() => setAsking('revoke')}
      >
        {messages.stopSharing}
      </Button>
      <AlertDialog
        open={asking === 'renew'}
        title={messages.newAddress}
        confirmLabel={messages.makeNewAddress}
        onConfirm={() => {
          close()
          open.renew()
        }}
        onCancel={close}
      >
        {messages.whatANewAddressDoes}
      </AlertDialog>
      <AlertDialog
        open={asking === 'revoke'}
        title={messages.stopSharing}
        confirmLabel={messages.stopSharing}
        onConfirm={() => {
          close()
          open.revoke()
        }}
        onCancel={close}
      >
        {messages.whatStoppingDoes}
      </AlertDialog>
    </div>
  )
}
