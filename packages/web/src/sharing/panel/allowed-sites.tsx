import { mostSites } from '@lectern/domain/api/learners/shares.ts'
import { anySite } from '@lectern/domain/api/learners/site-origin.ts'
import { Plus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './messages.ts'
import { NewSite } from './new-site.tsx'
import { siteName } from './site-origin.ts'

interface AllowedSitesProps {
  origins: readonly string[]
  onChange: (origins: string[]) => void
}

/** The sites that may show a share in a frame: any site, or those in a list. */
export function AllowedSites({ origins, onChange }: AllowedSitesProps) {
  const isAny = origins.includes(anySite)
  // The list comes back when the author turns the switch off.
  const [listed, setListed] = useState<readonly string[]>([])
  return (
    <div className="grid grid-cols-1 gap-3">
      {!isAny && <SiteList origins={origins} onChange={onChange} />}
      <Switch
        label={messages.anySite}
        on={isAny}
        onChange={(any) => {
          if (any) setListed(origins)
          onChange(any ? [anySite] : [...listed])
        }}
      >
        {messages.anySiteHint}
      </Switch>
    </div>
  )
}

function SiteList({ origins, onChange }: AllowedSitesProps) {
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const [adding, setAdding] = useState(false)
  const wasAdding = useRef(false)
  // The field disappears with the focus, which returns to the button.
  useEffect(() => {
    if (wasAdding.current && !adding) add.current?.focus()
    wasAdding.current = adding
  }, [adding])

  function remove(origin: string): void {
    onChange(origins.filter((one) => one !== origin))
    add.current?.focus()
  }

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p id={id} className="text-sm font-medium">
        {messages.sites}
      </p>
      {origins.length === 0 && <p className="text-sm text-ink-2">{messages.noSites}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {origins.length > 0 && (
          <ul aria-labelledby={id} className="contents">
            {origins.map((origin) => (
              <li
                key={origin}
                className="inline-flex min-w-0 items-center gap-1 rounded-full bg-sunken ps-3 pe-0.5 text-sm ring ring-line"
              >
                <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                  {siteName(origin)}
                </bdi>
                <IconButton
                  label={messages.removeSite(siteName(origin))}
                  className="rounded-full"
                  onClick={() => remove(origin)}
                >
                  <X aria-hidden className="size-4" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {!adding && origins.length < mostSites && (
          <Button
            ref={add}
            look="quiet"
            size="small"
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => setAdding(true)}
          >
            {messages.allowAnotherSite}
          </Button>
        )}
      </div>
      {origins.length >= mostSites && <p className="text-sm text-ink-2">{messages.mostSites(mostSites)}</p>}
      {adding && (
        <NewSite
          onAdd={(origin) => {
            if (!origins.includes(origin)) onChange([...origins, origin])
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      )}
    </div>
  )
}
