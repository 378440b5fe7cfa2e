import { hosts } from '@lectern/domain/podcast/podcast.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { VoiceSelector } from '../../../voices/voice-selector.tsx'
import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import { Button } from '../../../ui/button.tsx'
import { messages } from './messages.ts'
import { HostAvatar } from './host-avatar.tsx'
import { type ChosenVoices, rolesOfHosts } from './use-host-voices.ts'
import type { PodcastVoicing } from './use-podcast-voicing.ts'
import { VoiceTones } from './voice-tones.tsx'
import { VoicingPanel } from './voicing-panel.tsx'

export interface HostVoicesProps {
  voices: ChosenVoices
  onChange: (host: Host, voiceId: string) => void
  voicing: PodcastVoicing
  /** Tag of the podcast's language, if it is known. */
  language: string | undefined
  /** Opens the pronunciations of the course. */
  pronunciation: EditorAction
  /** Voices the lines that need audio. */
  needed: EditorAction
  /** Voices all lines again. */
  all: EditorAction
  /** Shows the dialogue if it is hidden, as on a phone. */
  onGoToLine: () => void
}

/** The voice of each host, and the controls of the voicing. */
export function HostVoices(props: HostVoicesProps) {
  const { voices, onChange, language, pronunciation } = props
  const { icon: PronunciationIcon, label, run } = pronunciation
  return (
    <section aria-labelledby="host-voices" className="border-b border-line">
      <div className="flex min-h-11.25 items-center justify-between gap-2 ps-5 pe-3">
        <h2 id="host-voices" className="font-strong">
          {messages.hostVoices}
        </h2>
        <Button
          look="quiet"
          size="small"
          icon={<PronunciationIcon aria-hidden className="size-4" />}
          onClick={run}
        >
          {label}
        </Button>
      </div>
      <div className="grid gap-2 px-5 pt-0.5 pb-4" data-own-undo>
        {hosts.map((host) => (
          <div key={host}>
            <VoiceSelector
              label={host}
              badge={<HostAvatar host={host} />}
              value={voices[host]}
              contentLanguages={language === undefined ? [] : [language]}
              voiceRole={rolesOfHosts[host]}
              onChange={(voiceId) => onChange(host, voiceId)}
              failureText={messages.voicesFailed}
            />
            <VoiceTones voiceId={voices[host]} />
          </div>
        ))}
        <VoicingPanel {...props} />
      </div>
    </section>
  )
}
