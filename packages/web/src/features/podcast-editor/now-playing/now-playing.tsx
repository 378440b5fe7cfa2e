import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import { lineInEpisode } from '@lectern/domain/podcast/episode/episode-time.ts'
import { lineOf, segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { Square } from 'lucide-react'
import { useStore } from 'zustand'
import { PlayButton } from '../../../audio/play-button.tsx'
import { PlayedTime } from '../../../audio/played-time.tsx'
import { useAudioTime } from '../../../audio/use-audio-time.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePodcastEditor, usePodcastPart } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import { SoundControls, SpeedChoice } from './sound-controls.tsx'
import { PreviewButton } from './preview-button.tsx'
import { EpisodeWaveform } from './waveform/episode-waveform.tsx'

/** The player: the current line, its position, and the sound. Shows the single line that plays, or the whole episode. */
export function NowPlaying() {
  const { player } = usePodcastEditor()
  const { line, phase, previewing } = useStore(player.state)
  const name = usePodcastPart((podcast) => nameOf(podcast, line))
  const time = useAudioTime(player.clock, phase === 'playing')
  const plan = usePodcastPart(player.plan)
  const alone = line !== undefined && !previewing ? lineInEpisode(plan, line) : undefined
  const shown = alone ?? { startMs: 0, endMs: plan.durationMs }
  const at = line !== undefined ? Math.min(Math.max(time, shown.startMs), shown.endMs) : 0
  const idle = line === undefined

  const times = <PlayedTime time={at - shown.startMs} duration={shown.endMs - shown.startMs} />

  return (
    <section
      aria-label={messages.nowPlaying}
      className="border-t border-line bg-surface px-4 pt-3 pb-2.5 shadow-[0_-8px_24px_oklch(0.25_0.03_250/0.06)] max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-panel) max-md:px-3"
    >
      {idle && (
        <span className="block md:hidden">
          <PreviewButton />
        </span>
      )}
      <div className={classes(idle && 'max-md:hidden')}>
        <p className="mb-1.5 flex justify-between text-xs text-ink-3 max-md:hidden">
          {messages.nowPlaying} {times}
        </p>
        <div className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3 max-md:grid-cols-[44px_minmax(0,1fr)_auto]">
          <PlayButton status={phase} onPlay={player.playOrPause} onPause={player.playOrPause} />
          <div className="min-w-0">
            <p className="truncate text-sm font-medium">{name}</p>
            {plan.durationMs > 0 && <EpisodeWaveform shown={shown} time={at} />}
          </div>
          <div className="grid justify-items-end gap-1 md:hidden">
            {times}
            <span className="flex items-center gap-1">
              <SpeedChoice />
              <IconButton
                label={previewing ? messages.stopPreview : messages.stop}
                size="tiny"
                onClick={player.stop}
              >
                <Square aria-hidden className="size-3.5 fill-current" />
              </IconButton>
            </span>
          </div>
        </div>
        <SoundControls />
      </div>
    </section>
  )
}

/** Host and segment of a line, and whether its audio is outdated. */
function nameOf(cast: Podcast, key: string | undefined): string {
  const line = key === undefined ? undefined : lineOf(cast, key)
  if (!line) return messages.nothingPlaying
  const outdated = audioStatus({ ...line, script: line.content }) === 'Update Needed'
  const name = outdated ? messages.playingOutdated : messages.playing
  return name(line.speaker, segmentOfLine(cast, line.key)?.segment_title ?? '')
}
