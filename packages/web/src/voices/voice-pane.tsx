import { sampleText } from '@lectern/domain/api/voices.ts'
import { defaultSampleText, type Voice } from '@lectern/domain/voices/voice.ts'
import { Search } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { inBackground } from '../ui/in-background.ts'
import { Select } from '../ui/fields/select.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { messages } from './messages.ts'
import { toggleSample } from './sample-player.ts'
import { VoiceList } from './voice-list.tsx'
import { allLanguages, languageOptions, searchVoices } from './voice-search.ts'

interface VoicePaneProps {
  voices: readonly Voice[]
  loading: boolean
  value: string | undefined
  onChange: (voiceId: string) => void
}

/** Sample text, search, language, and the list of matching voices. */
export function VoicePane({ voices, loading, value, onChange }: VoicePaneProps) {
  const [text, setText] = useState<string>(defaultSampleText)
  const [search, setSearch] = useState('')
  const [language, setLanguage] = useState(allLanguages)
  const textField = useRef<HTMLInputElement>(null)
  // Typing stays fast with many voices.
  const searched = useDeferredValue(search)
  const found = useMemo(() => searchVoices(voices, searched, language), [voices, searched, language])
  const sample = sampleText.safeParse(text)

  function listen(voiceId: string) {
    if (sample.success) inBackground(toggleSample(voiceId, sample.data))
    else textField.current?.focus()
  }

  return (
    <div className="@container grid gap-2.5 border-t border-line px-3.5 pt-3">
      <TextField
        ref={textField}
        label={messages.sampleText}
        size="small"
        dir="auto"
        value={text}
        error={sample.error?.issues[0]?.message}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="grid gap-2.5 @md:grid-cols-[1fr_12rem]">
        <TextField
          label={messages.search}
          hideLabel
          type="search"
          size="small"
          placeholder={messages.searchPlaceholder}
          icon={<Search aria-hidden className="size-4" />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select
          label={messages.language}
          hideLabel
          size="small"
          options={languageOptions(voices)}
          value={language}
          onChange={setLanguage}
        />
      </div>
      {found.length > 0 && <VoiceList voices={found} value={value} onSelect={onChange} onListen={listen} />}
      {found.length === 0 && (
        <output className="-mx-3.5 block border-t border-line py-4 text-center text-sm text-ink-2">
          {loading ? messages.loading : messages.noneFound}
        </output>
      )}
    </div>
  )
}
