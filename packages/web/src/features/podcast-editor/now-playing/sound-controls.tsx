import { SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import { useStore } from 'zustand'
import { speeds } from '../../../audio/sound.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePodcastEditor } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import { usePlaybackActions } from './use-playback.ts'

/** Previous and next line, speed and volume. They are ordered from left to right in every language, as in other players. */
export function SoundControls() {
  const { player } = usePodcastEditor()
  const { muted, volume } = useStore(player.state, ({ sound }) => sound)
  const { previousLine, nextLine, mute } = usePlaybackActions(player)
  const silent = muted || volume === 0
  const percent = Math.round(volume * 100)
  return (
    <div dir="ltr" className="mt-1.5 flex items-center gap-0.5 max-md:hidden">
      <IconButton label={messages.previousLine} disabled={!previousLine.enabled} onClick={previousLine.run}>
        <SkipBack aria-hidden className="size-4 fill-current" />
      </IconButton>
      <IconButton label={messages.nextLine} disabled={!nextLine.enabled} onClick={nextLine.run}>
        <SkipForward aria-hidden className="size-4 fill-current" />
      </IconButton>
      <SpeedChoice className="mx-auto" />
      <IconButton label={mute.label} onClick={mute.run}>
        {silent ? <VolumeX aria-hidden className="size-4.5" /> : <Volume2 aria-hidden className="size-4.5" />}
      </IconButton>
      <input
        type="range"
        aria-label={messages.volume}
        aria-valuetext={muted ? messages.percentMuted(percent) : messages.percent(percent)}
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={(event) => player.adjust({ volume: event.target.valueAsNumber, muted: false })}
        // The accent colour shows that audio is loaded.
        className={classes('h-6 w-20 min-w-0', nextLine.enabled ? 'accent-accent-strong' : 'accent-ink-3')}
      />
    </div>
  )
}

/** Selects the speed of the player. */
export function SpeedChoice({ className }: { className?: string }) {
  const { player } = usePodcastEditor()
  const { speed } = useStore(player.state, ({ sound }) => sound)
  return (
    <select
      dir="ltr"
      aria-label={messages.speed}
      title={messages.speed}
      value={speed}
      onChange={(event) => player.adjust({ speed: Number(event.target.value) })}
      className={classes(
        'field-sizing-content min-h-6 rounded-row bg-sunken px-1.5 text-xs font-medium text-ink-2 tabular-nums hover:bg-hover hover:text-ink',
        className,
      )}
    >
      {speeds.map((each) => (
        <option key={each} value={each}>
          {messages.speedOf(each)}
        </option>
      ))}
    </select>
  )
}
