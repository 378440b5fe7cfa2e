import type { VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import { Presentation } from 'lucide-react'
import type { ReactNode } from 'react'
import { VoiceSelector } from '../../voices/voice-selector.tsx'
import { messages } from './messages.ts'
import type { Selection } from './selection.ts'

interface VoiceChoicesProps {
  selection: Selection
  contentLanguages: readonly string[]
  /** The note about the language of the pages. */
  note: string | undefined
  onOpenChange: (role: VoiceRole, open: boolean) => void
  onChange: (change: Partial<Pick<Selection, 'narrator' | 'alex' | 'jamie'>>) => void
}

/** Voice selectors for the narrator and the hosts of the selected formats. */
export function VoiceChoices({
  selection,
  contentLanguages,
  note,
  onOpenChange,
  onChange,
}: VoiceChoicesProps) {
  const { slideshow, podcast, narrator, alex, jamie } = selection
  if (!slideshow && !podcast) return <p className="text-sm text-ink-3">{messages.selectFormatFirst}</p>
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {slideshow && (
        <VoiceSelector
          className="col-span-full"
          label={messages.narrator}
          voiceRole="narrator"
          badge={
            <Badge look="bg-sunken text-ink-2" picture={<Presentation aria-hidden className="size-4" />} />
          }
          value={narrator}
          contentLanguages={contentLanguages}
          onOpenChange={(open) => onOpenChange('narrator', open)}
          onChange={(voiceId) => onChange({ narrator: voiceId })}
        />
      )}
      {podcast && (
        <>
          <VoiceSelector
            label={messages.hostAlex}
            voiceRole="alex"
            badge={<Badge look="bg-brand-soft-2 text-brand-text" picture="A" />}
            value={alex}
            contentLanguages={contentLanguages}
            onOpenChange={(open) => onOpenChange('alex', open)}
            onChange={(voiceId) => onChange({ alex: voiceId })}
          />
          <VoiceSelector
            label={messages.hostJamie}
            voiceRole="jamie"
            badge={<Badge look="bg-accent-soft-2 text-accent-text" picture="J" />}
            value={jamie}
            contentLanguages={contentLanguages}
            onOpenChange={(open) => onOpenChange('jamie', open)}
            onChange={(voiceId) => onChange({ jamie: voiceId })}
          />
        </>
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
