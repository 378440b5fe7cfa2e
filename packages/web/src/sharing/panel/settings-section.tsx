import type { Share } from '@lectern/domain/api/learners/shares.ts'
import { useRef, useState } from 'react'
import { dateOf } from '../../messages/moments.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { dayOfField, endOfDay, hasEnded, isAllowedEnd } from './end-date.ts'
import { messages } from './messages.ts'
import type { ShareSettings } from './use-settings.ts'

interface SettingsSectionProps {
  share: Share
  onChange: (settings: ShareSettings) => void
}

/** When the link ends, and whether learners may download. */
export function SettingsSection({ share, onChange }: SettingsSectionProps) {
  return (
    <div className="grid grid-cols-1 gap-4 border-b border-line px-5 py-3.5">
      <EndField share={share} onChange={onChange} />
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
  const field = useRef<HTMLInputElement>(null)
  const saved = end === null ? '' : dayOfField(new Date(end))
  const { day, type, isRefused, leave } = useTypedDay(saved, now)
  const save = (input: HTMLInputElement) => {
    const chosen = leave(input)
    if (chosen !== undefined) onChange({ expires_at: endOfDay(chosen) })
  }
  return (
    <>
      {end !== null && hasEnded(end, now) && (
        <Banner kind="warn">{messages.ended(dateOf(new Date(end)))}</Banner>
      )}
      <TextField
        ref={field}
        label={messages.ends}
        type="date"
        size="small"
        className="[&_input]:max-w-56"
        hint={end === null ? messages.neverEnds : messages.endsHint}
        error={isRefused ? messages.endInPast : undefined}
        min={dayOfField(now)}
        value={day}
        onChange={({ target }) => type(target.value)}
        onBlur={({ target }) => save(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && save(currentTarget)}
      />
      {end !== null && (
        <Button
          look="link"
          size="small"
          flush
          className="-mt-2.5 justify-self-start"
          onClick={() => {
            // The button disappears with the date.
            field.current?.focus()
            onChange({ expires_at: null })
          }}
        >
          {messages.noEndDate}
        </Button>
      )}
    </>
  )
}

/** A day that is being typed. The field shows it until another day is saved. */
function useTypedDay(saved: string, now: Date) {
  const [typed, type] = useState<string>()
  const [before, setBefore] = useState(saved)
  if (before !== saved) {
    setBefore(saved)
    type(undefined)
  }
  const day = typed ?? saved
  // A year that is being typed passes years in the past. A note that appears at a press would move the pressed button.
  const settled = useDebounced(day, 800)
  return {
    day,
    type,
    isRefused: settled === day && day !== '' && day !== saved && !isAllowedEnd(day, now),
    /** Ends typing. Returns the day to save: none for a day that is incomplete, as before or not allowed. */
    leave: (input: HTMLInputElement): string | undefined => {
      const { value, validity } = input
      if (value === '') {
        // An incomplete date has no value, so a browser shows it until the field is emptied.
        if (validity.badInput) input.value = ''
        type(undefined)
        return undefined
      }
      // The panel may be open for days.
      return value !== saved && isAllowedEnd(value, new Date()) ? value : undefined
    },
  }
}
