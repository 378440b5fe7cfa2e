import type { VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { RetryBanner } from '../ui/retry-banner.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { messages } from './messages.ts'
import { stopSample } from './sample-player.ts'
import { useVoiceAway } from './use-voice-away.ts'
import { useDefaultVoice } from './use-default-voice.ts'
import { useVoices } from './use-voices.ts'
import { voiceIndexOfRole } from './default-voice.ts'
import { languageMismatch } from './language-mismatch.ts'
import { VoicePane } from './voice-pane.tsx'

interface VoiceSelectorProps {
  /** The speaker: 'Narrator', 'Host ALEX'. */
  label: string
  /** A round picture of 32 px beside the label. */
  badge?: ReactNode
  value: string | undefined
  onChange: (voiceId: string) => void
  onOpenChange?: (open: boolean) => void
  voiceRole: VoiceRole
  /** Language tags of the content, as far as they are known. */
  contentLanguages?: readonly string[]
  failureText?: string
  className?: string
}

/**
 * Selects a voice. Closed, it shows the selected voice. Open, it lists all voices with samples. If none is selected, it
 * selects the default voice: see `defaultVoice`. It also replaces a voice that does not exist.
 */
export function VoiceSelector({
  label,
  voiceRole,
  badge,
  value,
  onChange,
  onOpenChange,
  contentLanguages = [],
  failureText = messages.loadFailed,
  className,
}: VoiceSelectorProps) {
  const { voices, loading, failed, retrying, retry } = useVoices()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const paneId = useId()
  const selected = voices.find((voice) => voice.id === value)
  const misfit = selected && languageMismatch(selected, contentLanguages, voices, voiceIndexOfRole(voiceRole))
  const usual = useDefaultVoice(voiceRole, contentLanguages)

  const away = useVoiceAway(voices.length > 0 && !selected ? value : undefined)

  useEffect(() => {
    // A voice of a service that cannot be reached stays selected: the author has chosen it.
    if (!selected && usual && away === false) onChange(usual.id)
  }, [selected, usual, away, onChange])

  // Closing the list stops the sample.
  useEffect(() => (open ? stopSample : undefined), [open])

  if (failed) return <RetryBanner reason={failureText} retrying={retrying} onRetry={retry} />

  function show(next: boolean): void {
    setOpen(next)
    onOpenChange?.(next)
  }

  // A dialog around the list would close too, with everything that the user selected in it.
  function closeOnEscape(event: KeyboardEvent): void {
    // Events of the list of languages, which is elsewhere in the document, bubble here too.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || !open || !isInside) return
    event.stopPropagation()
    show(false)
    toggle.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- key events bubble from the controls inside
    <div
      onKeyDown={closeOnEscape}
      className={classes(
        'min-w-0 rounded-float border bg-surface',
        className,
        open ? 'col-span-full overflow-hidden border-brand ring ring-brand' : 'border-line-strong',
        !selected && !open && 'border-dashed',
      )}
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={paneId}
        onClick={() => show(!open)}
        className="flex min-h-13 w-full items-center gap-3 rounded-float py-1.5 ps-2.5 pe-3.5 text-start -outline-offset-2"
      >
        {badge}
        <span className="min-w-0 flex-1">
          <span className="block text-xs leading-[1.3] text-ink-3">{label}</span>
          <span className={classes('block leading-[1.3] font-strong', !selected && 'text-brand-text')}>
            {selected
              ? `${selected.name} (${selected.language})`
              : away
                ? messages.unreachable
                : messages.selectVoice}
          </span>
        </span>
        {open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </button>
      {misfit && (
        <output className="flex flex-wrap items-center gap-x-2 px-3 pb-2 text-xs text-progress-text">
          {misfit.sentence}
          {misfit.better && (
            <Button look="link" size="small" onClick={() => misfit.better && onChange(misfit.better.id)}>
              {messages.takeBetter(misfit.better.name, misfit.better.language)}
            </Button>
          )}
        </output>
      )}
      <div id={paneId} hidden={!open}>
        {open && <VoicePane voices={voices} loading={loading} value={value} onChange={onChange} />}
      </div>
    </div>
  )
}
