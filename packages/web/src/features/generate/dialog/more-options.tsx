import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useWriter } from '../../../api/writer.ts'
import { classes } from '../../../ui/classes.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { sentenceOfNotice } from '../../../messages/problems/problem-sentence.ts'
import { allLanguageOptions } from '../../../voices/voice-search.ts'
import { messages } from '../messages.ts'
import { pageLanguage, type OptionsDraft } from '../options-draft.ts'

interface MoreOptionsProps {
  draft: OptionsDraft
  errors: Partial<Record<keyof WritingOptions, string>>
  onChange: (change: Partial<OptionsDraft>) => void
}

/** More options in a disclosure. Fields with errors keep it open. */
export function MoreOptions({ draft, errors, onChange }: MoreOptionsProps) {
  const [opened, setOpened] = useState(false)
  const paneId = useId()
  const open = opened || Object.keys(errors).length > 0
  return (
    <section className="rounded-float border border-line">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={paneId}
          onClick={() => setOpened(!open)}
          className="flex min-h-11 w-full flex-wrap items-center gap-x-2.5 rounded-float px-3.5 py-1.5 text-start"
        >
          <SlidersHorizontal aria-hidden className="size-4 text-ink-2" />
          <span className="text-sm font-strong">{messages.moreOptions}</span>
          <span className="min-w-0 flex-1 text-xs text-ink-3 max-sm:invisible">
            {messages.moreOptionsSummary}
          </span>
          <ChevronDown
            aria-hidden
            className={classes('size-4 text-ink-2 transition-transform duration-(--t)', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={paneId} hidden={!open}>
        {open && <OptionFields draft={draft} errors={errors} onChange={onChange} />}
      </div>
    </section>
  )
}

function OptionFields({ draft, errors, onChange }: MoreOptionsProps) {
  const tonesId = useId()
  const declines = useWriter()?.declines ?? {}
  // The server says in English what a writer cannot do.
  const declinedText = (option: keyof typeof declines) =>
    declines[option] &&
    (sentenceOfNotice({ code: `${option.toUpperCase()}_NOT_FOLLOWED` }) ?? declines[option])
  return (
    <div className="grid gap-x-3 gap-y-3.5 border-t border-line px-3.5 pt-3 pb-3.5 sm:grid-cols-2">
      <TextField
        label={messages.minutes}
        size="small"
        inputMode="decimal"
        autoComplete="off"
        placeholder={messages.minutesPlaceholder}
        hint={declinedText('minutes') ?? messages.minutesHint}
        error={errors.minutes}
        value={draft.minutes}
        onChange={(event) => onChange({ minutes: event.target.value })}
      />
      <Select
        label={messages.language}
        size="small"
        options={[{ value: pageLanguage, label: messages.languageOfPage }, ...allLanguageOptions()]}
        {...(declines.language === undefined ? {} : { hint: declinedText('language') })}
        value={draft.language}
        onChange={(language) => onChange({ language })}
      />
      <TextField
        label={messages.audience}
        size="small"
        placeholder={messages.audiencePlaceholder}
        hint={declinedText('audience')}
        error={errors.audience}
        value={draft.audience}
        onChange={(event) => onChange({ audience: event.target.value })}
      />
      <TextField
        label={messages.tone}
        size="small"
        list={tonesId}
        placeholder={messages.tones.friendly}
        hint={declinedText('tone')}
        error={errors.tone}
        value={draft.tone}
        onChange={(event) => onChange({ tone: event.target.value })}
      />
      <datalist id={tonesId}>
        {Object.values(messages.tones).map((tone) => (
          <option key={tone}>{tone}</option>
        ))}
      </datalist>
      <div className="col-span-full">
        <TextArea
          label={messages.instructions}
          size="small"
          rows={3}
          hint={declinedText('instructions')}
          error={errors.instructions}
          value={draft.instructions}
          onChange={(event) => onChange({ instructions: event.target.value })}
        />
      </div>
    </div>
  )
}
