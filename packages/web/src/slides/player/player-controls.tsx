import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Timeline } from '@lectern/domain/slideshow/timeline.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { PlayerProgress } from './player-progress.tsx'
import type { Player, PlayerState } from './player.ts'

interface PlayerControlsProps {
  readonly player: Player
  readonly state: PlayerState
  readonly timeline: Timeline
  readonly captions: boolean
  readonly onCaptions: (shown: boolean) => void
  readonly fullscreen: boolean
  readonly onFullscreen?: (() => void) | undefined
}

export function PlayerControls({
  player,
  state,
  timeline,
  captions,
  onCaptions,
  fullscreen,
  onFullscreen,
}: PlayerControlsProps) {
  const { index, playing, auto, muted, loading } = state
  const { starts, end } = timeline
  const time = Math.min(end, (starts[index] ?? 0) + state.elapsed)
  return (
    <div className="player-controls">
      <PlayerProgress timeline={timeline} index={index} time={time} onSeek={player.seek} />
      <div className="player-buttons">
        <p className="player-times">
          <span dir="ltr">
            {clockTime(time)} / {clockTime(end)}
          </span>
          <span>
            Slide {index + 1} of {starts.length}
          </span>
        </p>
        <div dir="ltr">
          <IconButton label={muted ? 'Unmute' : 'Mute'} onClick={() => player.setMuted(!muted)}>
            {muted ? <VolumeX /> : <Volume2 />}
          </IconButton>
          <IconButton label="Previous" disabled={index === 0} onClick={() => player.goTo(index - 1)}>
            <SkipBack fill="currentColor" />
          </IconButton>
          <button
            type="button"
            className="player-play"
            aria-label={playing ? 'Pause' : 'Play'}
            aria-busy={loading}
            onClick={playing ? player.pause : player.play}
          >
            {playing ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
          </button>
          <IconButton
            label="Next"
            disabled={index === starts.length - 1}
            onClick={() => player.goTo(index + 1)}
          >
            <SkipForward fill="currentColor" />
          </IconButton>
          <IconButton label="Replay" onClick={player.replay}>
            <RotateCcw />
          </IconButton>
        </div>
        <div>
          <button
            type="button"
            role="switch"
            className="player-auto"
            aria-checked={auto}
            onClick={() => player.setAuto(!auto)}
          >
            {auto ? 'Auto-play: On (slides change automatically)' : 'Auto-play: Off (manual control)'}
          </button>
          <IconButton label="Captions" pressed={captions} onClick={() => onCaptions(!captions)}>
            {captions ? <Captions /> : <CaptionsOff />}
          </IconButton>
          {onFullscreen && (
            <IconButton label={fullscreen ? 'Exit fullscreen' : 'Fullscreen'} onClick={onFullscreen}>
              {fullscreen ? <Minimize /> : <Maximize />}
            </IconButton>
          )}
        </div>
      </div>
    </div>
  )
}

interface IconButtonProps {
  readonly label: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function IconButton({ label, pressed, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className="player-icon"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
    />
  )
}
