import { hosts } from '@lectern/domain/podcast/podcast.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { AudioLines } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { VoiceSelector } from '../../voices/voice-selector.tsx'
import { HostAvatar } from './host-avatar.tsx'
import type { ChosenVoices, PodcastVoicing } from './use-podcast-voicing.ts'

interface HostVoicesProps {
  voices: ChosenVoices
  onChange: (host: Host, voiceId: string) => void
  voicing: PodcastVoicing
  /** Tag of the podcast's language, if it is known. */
  language: string | undefined
}

const rolesOfHosts = { ALEX: 'alex', JAMIE: 'jamie' } as const

/** A voice for each host, and the button that lets them speak. */
export function HostVoices({ voices, onChange, voicing, language }: HostVoicesProps) {
  const { generating, progress, message, dismiss, generate } = voicing
  return (
    <section aria-labelledby="host-voices" className="border-b border-line">
      <h2 id="host-voices" className="flex min-h-11.25 items-center px-5 font-strong">
        Host Voices
      </h2>
      <div className="grid gap-2 px-5 pt-0.5 pb-4" data-own-undo>
        {hosts.map((host) => (
          <VoiceSelector
            key={host}
            label={host}
            badge={<HostAvatar host={host} />}
            value={voices[host]}
            contentLanguages={language === undefined ? [] : [language]}
            voiceRole={rolesOfHosts[host]}
            onChange={(voiceId) => onChange(host, voiceId)}
            failureText="Failed to load available voices"
          />
        ))}
        <Button
          look="soft"
          size="small"
          className="min-h-9.5"
          icon={<AudioLines aria-hidden className="size-4" />}
          busy={generating}
          onClick={() => void generate(voices)}
        >
          {generating ? 'Generating...' : 'Generate Audio'}
        </Button>
        {generating && progress && (
          <>
            <Progress
              label="Generating..."
              thin
              value={progress.total > 0 ? progress.done / progress.total : 0}
            />
            <output className="text-xs text-ink-3 tabular-nums">
              {progress.done} of {progress.total} lines
            </output>
          </>
        )}
        {message && <Banner onDismiss={dismiss}>{message}</Banner>}
      </div>
    </section>
  )
}
