import { voicesOf } from '@lectern/domain/voices/chosen-voices.ts'
import type { VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import type { ReactNode } from 'react'
import { VoiceSelector } from '../../../voices/voice-selector.tsx'
import { voiceOffers } from '../format-offers.tsx'
import { messages } from '../messages.ts'
import { chosenFormats, type Selection } from '../selection.ts'

interface VoiceChoicesProps {
  selection: Selection
  contentLanguages: readonly string[]
  /** The note about the language of the pages. */
  note: string | undefined
  onOpenChange: (role: VoiceRole, open: boolean) => void
  onChange: (change: Partial<Record<VoiceRole, string>>) => void
}

/** Voice selectors for the speakers of the selected formats. */
export function VoiceChoices({
  selection,
  contentLanguages,
  note,
  onOpenChange,
  onChange,
}: VoiceChoicesProps) {
  const formats = chosenFormats(selection)
  if (formats.length === 0) return <p className="text-sm text-ink-3">{messages.selectFormatFirst}</p>
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {formats.flatMap((format) =>
        voicesOf(format).map(({ role }, _index, speakers) => (
          <VoiceSelector
            key={role}
            className={speakers.length === 1 ? 'col-span-full' : undefined}
            label={voiceOffers[role].label()}
            voiceRole={role}
            badge={<Badge {...voiceOffers[role]} />}
            value={selection[role]}
            contentLanguages={contentLanguages}
            onOpenChange={(open) => onOpenChange(role, open)}
            onChange={(voiceId) => onChange({ [role]: voiceId })}
          />
        )),
      )}
      <output className="col-span-full text-xs text-ink-3 empty:hidden">{note}</output>
    </div>
  )
}

function Badge({ look, picture }: { look: string; picture: ReactNode }) {
  return (
    <span
      aria-hidden
      className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${look}`}
    >
      {picture}
    </span>
  )
}
