/* oxlint-disable jsx-a11y/prefer-tag-over-role -- browsers drop the table role of a table with its own layout and scrolling */
import { makerName } from '@lectern/domain/documents/maker-names.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { Check, Pause, Play } from 'lucide-react'
import { memo } from 'react'
import { rowOf } from '../messages/lists.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Spinner } from '../ui/spinner.tsx'
import { messages } from './messages.ts'
import { useSamplePlayer } from './sample-player.ts'
import { languageName } from './voice-search.ts'

const qualityLooks = {
  good: 'bg-done-soft text-done-text',
  fair: 'bg-sunken text-ink-2',
  poor: 'bg-progress-soft text-progress-text',
} as const

interface VoiceRowProps {
  voice: Voice
  /** Position in the list, from 1. */
  position: number
  selected: boolean
  /** Whether this row is the tab stop of the list. */
  tabStop: boolean
  onFocus: (voiceId: string) => void
  onSelect: (voiceId: string) => void
  onListen: (voiceId: string) => void
}

/** A voice with its sample, its properties and a button that selects it. */
export const VoiceRow = memo(function VoiceRow({
  voice,
  position,
  selected,
  tabStop,
  onFocus,
  onSelect,
  onListen,
}: VoiceRowProps) {
  const phase = useSamplePlayer((player) => (player.voiceId === voice.id ? player.phase : 'idle'))
  const failed = useSamplePlayer((player) => player.failedVoiceId === voice.id)
  const quality = voice.quality && messages.quality[voice.quality]
  const engine = voice.engine === undefined ? undefined : makerName(voice.engine)
  const language = `${languageName(voice.language)} (${voice.language})`
  return (
    <div
      role="row"
      aria-rowindex={position}
      aria-selected={selected}
      aria-label={rowOf([voice.name, language, engine, quality].filter((part) => part !== undefined))}
      tabIndex={tabStop ? 0 : -1}
      onFocus={() => onFocus(voice.id)}
      className={classes(
        'border-b border-line px-3.5 py-1.75 -outline-offset-2 last:border-b-0',
        selected && 'bg-brand-soft',
      )}
    >
      <div className="flex items-center gap-2.5">
        <div role="gridcell">
          <SampleButton phase={phase} name={voice.name} onPress={() => onListen(voice.id)} />
        </div>
        <div role="gridcell" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-medium">{voice.name}</span>
          <span className="text-xs text-ink-3">
            {language}
            {[engine, voice.licence, voice.tones && messages.followsTones]
              .filter(Boolean)
              .map((detail) => ` · ${detail}`)}
          </span>
          {voice.quality && (
            <span
              className={classes(
                'rounded-full px-2 py-0.5 text-xs leading-[1.3] font-medium',
                qualityLooks[voice.quality],
              )}
            >
              {quality}
            </span>
          )}
        </div>
        <div role="gridcell">
          <Button
            size="small"
            look={selected ? 'soft' : 'secondary'}
            tabIndex={-1}
            aria-pressed={selected}
            aria-label={selected ? messages.selectedNamed(voice.name) : messages.selectNamed(voice.name)}
            icon={selected && <Check aria-hidden className="size-4" />}
            onClick={() => onSelect(voice.id)}
          >
            {selected ? messages.selected : messages.select}
          </Button>
        </div>
      </div>
      {failed && (
        <div role="gridcell">
          <p role="alert" className="mt-1 text-xs font-medium text-danger-text">
            {messages.sampleFailed}
          </p>
        </div>
      )}
    </div>
  )
})

interface SampleButtonProps {
  phase: 'idle' | 'loading' | 'playing' | 'paused'
  name: string
  onPress: () => void
}

function SampleButton({ phase, name, onPress }: SampleButtonProps) {
  const playing = phase === 'playing'
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={playing ? messages.pauseSample(name) : messages.playSample(name)}
      aria-busy={phase === 'loading' || undefined}
      onClick={onPress}
      className={classes(
        'pressable grid size-8.5 shrink-0 place-items-center rounded-full',
        playing
          ? 'bg-brand text-on-brand'
          : 'text-brand-text inset-ring-[1.5px] inset-ring-brand-line hover:bg-brand-soft',
      )}
    >
      {phase === 'loading' && <Spinner className="size-4" />}
      {playing && <Pause aria-hidden className="size-4 fill-current" />}
      {(phase === 'idle' || phase === 'paused') && <Play aria-hidden className="size-4 fill-current" />}
    </button>
  )
}
