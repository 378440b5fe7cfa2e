import type { Format } from '@lectern/domain/courses/formats.ts'
import type { VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import type { ReactNode } from 'react'
import { FormatIcon } from '../../formats/format-icon.tsx'
import { messages } from './messages.ts'

/** The dialog's message if voices of a chosen format are missing. */
export const missingVoices: Readonly<Record<Format, () => string>> = {
  slideshow: () => messages.noNarrator,
  podcast: () => messages.noHosts,
}

interface VoiceOffer {
  readonly label: () => string
  /** The badge: its classes, and a letter or an icon. */
  readonly look: string
  readonly picture: ReactNode
}

/** How the dialog offers the voice of each speaker. */
export const voiceOffers: Readonly<Record<VoiceRole, VoiceOffer>> = {
  narrator: {
    label: () => messages.narrator,
    look: 'bg-sunken text-ink-2',
    picture: <FormatIcon format="slideshow" className="size-4" />,
  },
  alex: { label: () => messages.hostAlex, look: 'bg-brand-soft-2 text-brand-text', picture: 'A' },
  jamie: { label: () => messages.hostJamie, look: 'bg-accent-soft-2 text-accent-text', picture: 'J' },
}
