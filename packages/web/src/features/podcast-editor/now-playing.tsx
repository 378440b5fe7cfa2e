import { lineAt } from '@lectern/domain/podcast/play-order.ts'
import { Pause, Play } from 'lucide-react'
import { useStore } from 'zustand'
import { SeekBar } from '../../editing/seek-bar.tsx'
import { useAudioTime } from '../../editing/use-audio-time.ts'
import { usePodcast, usePodcastEditor } from './editor-context.ts'
import { PreviewButton } from './top-bar.tsx'

/** The line that is heard, where it is in it, and a way to stop. On a phone it offers the preview while idle. */
export function NowPlaying() {
  const { player } = usePodcastEditor()
  const { place, phase, duration } = useStore(player.state)
  const cast = usePodcast()
  const line = place && lineAt(cast, place)
  const sounding = phase === 'playing'
  const time = useAudioTime(player.audio, sounding)

  return (
    <section
      aria-label="Now Playing"
      className="border-t border-line bg-surface px-4 pt-3 pb-3.5 shadow-[0_-8px_24px_oklch(0.25_0.03_250/0.06)] max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-panel)"
    >
      <p className="text-xs text-ink-3">Now Playing</p>
      {place && line ? (
        <div className="mt-2 grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3">
          <button
            type="button"
            aria-label={sounding ? 'Pause' : 'Play'}
            onClick={() => player.toggle(place)}
            className="pressable grid size-11 place-items-center rounded-full bg-brand text-on-brand hover:bg-brand-hover"
          >
            {sounding ? (
              <Pause aria-hidden className="size-4.75 fill-current" />
            ) : (
              <Play aria-hidden className="size-4.75 fill-current" />
            )}
          </button>
          <div>
            <p className="truncate text-sm font-medium">
              {line.speaker}, {cast.segments[place.segment]?.segment_title}
            </p>
            <SeekBar time={time} duration={duration} onSeek={player.audio.seek} />
          </div>
        </div>
      ) : (
        <div className="mt-1">
          <p className="text-sm text-ink-2 max-md:hidden">Nothing is playing.</p>
          <span className="-mx-3 block md:hidden">
            <PreviewButton />
          </span>
        </div>
      )}
    </section>
  )
}
