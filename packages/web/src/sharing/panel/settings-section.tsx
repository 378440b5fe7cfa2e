import type { Share } from '@lectern/domain/api/shares.ts'
import { useState } from 'react'
import { dateOf } from '../../messages/moments.ts'
import { Banner } from '../../ui/banner.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { dayOfField, endOfDay, isAllowedEnd } from './end-date.ts'
import { messages } from './messages.ts'
import type { ShareSettings } from './use-share.ts'

interface SettingsSectionProps {
  share: Share
  onChange: (settings: ShareSettings) => void
}

/** When the link ends, and whether learners may download. */
export function SettingsSection({ share, onChange }: SettingsSectionProps) {
  return (
    <div className="grid grid-cols-1 gap-4 border-b border-line px-5 py-3.5">
      <EndField key={share.expires_at} share={share} onChange={onChange} />
      <Switch
        label={messages.downloads}
        on={share.downloads}
        onChange={(downloads) => onChange({ downloads })}
      >
        {messages.downloadsHint}
      </Switch>
    </div>
  )
}

function EndField({ share: { expires_at: end }, onChange }: SettingsSectionProps) {
  const [now] = useState(() => new Date())
  const saved = end === null ? '' : dayOfField(new Date(end))
  const [day, setDay] = useState(saved)
  // A year that is being typed passes years in the past. A note that appears at a press would move the pressed button.
  const typed = useSettled(day, 800)
  const refused = typed === day && day !== '' && day !== saved && !isAllowedEnd(day, now)

  /** The field is complete in itself at every change, so each allowed day is saved. */
  function choose(chosen: string): void {
    setDay(chosen)
    if (chosen === '') onChange({ expires_at: null })
    else if (isAllowedEnd(chosen, now)) onChange({ expires_at: endOfDay(chosen) })
  }

  return (
    <>
      {end !== null && new Date(end) < now && (
        <Banner kind="warn">{messages.ended(dateOf(new Date(end)))}</Banner>
      )}
      <TextField
        label={messages.ends}
        type="date"
        size="small"
        className="[&_input]:max-w-56"
        hint={end === null ? messages.neverEnds : messages.endsHint}
        error={refused ? messages.endInPast : undefined}
        min={dayOfField(now)}
        value={day}
        onChange={({ target }) => choose(target.value)}
      />
    </>
  )
}
