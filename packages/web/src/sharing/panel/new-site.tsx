import { readSite, type SiteFault } from '@lectern/domain/api/learners/site-origin.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'

interface NewSiteProps {
  onAdd: (origin: string) => void
  onCancel: () => void
}

/** A field for the address of a site. It keeps only the origin of the address. */
export function NewSite({ onAdd, onCancel }: NewSiteProps) {
  const [pasted, setPasted] = useState('')
  const [fault, setFault] = useState<SiteFault>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function allow(): void {
    const site = readSite(pasted)
    if ('origin' in site) return onAdd(site.origin)
    setFault(site.fault)
    field.current?.focus()
  }

  return (
    <form
      className="grid grid-cols-1 gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        allow()
      }}
    >
      <TextField
        ref={field}
        label={messages.siteAddress}
        size="small"
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        hint={messages.siteHint}
        error={fault && messages.siteFaults[fault]}
        value={pasted}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Escape would also close the panel.
          event.stopPropagation()
          onCancel()
        }}
        onChange={({ target }) => {
          setPasted(target.value)
          setFault(undefined)
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small">
          {messages.allow}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  )
}
