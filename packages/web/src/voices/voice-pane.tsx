import { defaultSampleText, type Voice } from '@lectern/domain/voices/voice.ts'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { VoiceRow } from './voice-row.tsx'
import { allLanguages, languageOptions, searchVoices } from './voice-search.ts'

interface VoicePaneProps {
  voices: readonly Voice[]
  loading: boolean
  value: string | undefined
  onChange: (voiceId: string) => void
}

/** Sample text, search, language, and the list of voices that fit. */
export function VoicePane({ voices, loading, value, onChange }: VoicePaneProps) {
  const [sampleText, setSampleText] = useState<string>(defaultSampleText)
  const [search, setSearch] = useState('')
  const [language, setLanguage] = useState(allLanguages)
  const found = searchVoices(voices, search, language)
  return (
    <div className="grid gap-2.5 border-t border-line px-3.5 pt-3">
      <TextField
        label="Sample text"
        size="small"
        maxLength={1000}
        value={sampleText}
        onChange={(event) => setSampleText(event.target.value)}
      />
      <div className="grid gap-2.5 sm:grid-cols-[1fr_12rem]">
        <TextField
          label="Search voices"
          hideLabel
          type="search"
          size="small"
          placeholder="Search voices..."
          icon={<Search aria-hidden className="size-4" />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select
          label="Language"
          hideLabel
          size="small"
          options={languageOptions(voices)}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <ul
        aria-label="Voices"
        // The odd half row shows that the list goes on.
        className="-mx-3.5 max-h-[min(16rem,40dvh)] overflow-x-hidden overflow-y-auto border-t border-line"
      >
        {found.map((voice) => (
          <VoiceRow
            key={voice.id}
            voice={voice}
            sampleText={sampleText.trim() === '' ? defaultSampleText : sampleText}
            selected={voice.id === value}
            onSelect={() => onChange(voice.id)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <output className="block pb-4 text-center text-sm text-ink-2">
          {loading ? 'Loading voices...' : 'No voices found matching your criteria'}
        </output>
      )}
    </div>
  )
}
