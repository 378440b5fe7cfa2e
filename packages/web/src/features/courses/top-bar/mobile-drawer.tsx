import { LogOut, Settings } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSessionUser } from '../../../api/session.ts'
import { appearanceOptions, useAppearance } from '../../../ui/appearance.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { messages } from './messages.ts'
import { Avatar, logOut } from './user-menu.tsx'

/** The parts of the top bar that do not fit on a phone. */
export function MobileDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { name, email, organization } = useSessionUser()
  const navigate = useNavigate()
  const [appearance, setAppearance] = useAppearance()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      place="start"
      title="Lectern"
      footer={
        <Button icon={<LogOut aria-hidden />} className="w-full" onClick={() => inBackground(logOut())}>
          {messages.logOut}
        </Button>
      }
    >
      <div className="grid gap-6">
        <div className="flex items-center gap-3">
          <Avatar name={name} />
          <div className="min-w-0 text-sm leading-snug text-ink-3">
            <p className="font-strong text-ink">{name}</p>
            <p className="[overflow-wrap:anywhere]">{email}</p>
            <p>{organization}</p>
          </div>
        </div>
        <Button icon={<Settings aria-hidden />} onClick={() => inBackground(navigate('/account'))}>
          {messages.accountSettings}
        </Button>
        <div className="grid gap-1.5">
          <p className="text-sm font-medium">{messages.appearance}</p>
          <SegmentedControl
            label={messages.appearance}
            options={appearanceOptions()}
            value={appearance}
            onChange={setAppearance}
            className="flex"
          />
        </div>
      </div>
    </Dialog>
  )
}
