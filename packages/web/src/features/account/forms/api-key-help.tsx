import { CircleHelp } from 'lucide-react'
import { useId, useState } from 'react'
import { openedOnDemand } from '../../../ui/overlays/opened-on-demand.tsx'
import { registrationMessages } from './registration-messages.ts'

// Most people who register know the key already.
const ApiKeySteps = openedOnDemand(async () => (await import('./api-key-steps.tsx')).ApiKeySteps)

/** A disclosure under the field 'API Key' that explains where to get one. */
export function ApiKeyHelp({ className }: { className?: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-6 items-center gap-1.5 rounded-1 text-sm font-medium text-brand-text hover:underline"
      >
        <CircleHelp aria-hidden className="size-4" />
        {registrationMessages.whereIsApiKey}
      </button>
      <div id={id} hidden={!open}>
        {open && <ApiKeySteps />}
      </div>
    </div>
  )
}
