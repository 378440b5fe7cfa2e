import {
  Captions,
  CaptionsOff,
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
  TextAlignStart,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { memo } from 'react'
import type { Timeline } from '@lectern/domain/slideshow/timeline.ts'
import { clockTime } from '../../ui/clock-time.ts'
import type { PlayerDesk } from './player-actions.ts'
import { PlayerButton } from './player-button.tsx'
import { PlayerProgress } from './player-progress.tsx'
import { type PlayerState, speeds } from './player-state.ts'
import type { Player } from './player.ts'

interface PlayerControlsProps {
  readonly desk: PlayerDesk
  readonly state: PlayerState
  readonly timeline: Timeline
  readonly captions: boolean
  readonly transcript: boolean
  readonly fullscreen: boolean
}

export function PlayerControls({ desk, state, timeline, ...shown }: PlayerControlsProps) {
  const { player } = desk
  const { index, elapsed, playing, loading, auto, muted, volume, speed } = state
  const { starts, end } = timeline
  const time = Math.min(end, (starts[index] ?? 0) + elapsed)
  return (
    <div className="player-controls">
      <PlayerProgress timeline={timeline} index={index} time={time} onSeek={player.seek} />
      <div className="player-buttons">
        <div>
          <p className="player-times">
            <span dir="ltr">
              {clockTime(time)} / {clockTime(end)}
            </span>
            <span>
              Slide {index + 1} of {starts.length}
            </span>
          </p>
          <Volume player={player} muted={muted} volume={volume} />
        </div>
        <PlayButtons
          player={player}
          index={index}
          last={starts.length - 1}
          playing={playing}
          loading={loading}
        />
        <WaysToWatch desk={desk} auto={auto} speed={speed} {...shown} />
      </div>
    </div>
  )
}

type ControlsOf<Shown extends keyof PlayerState> = { readonly player: Player } & Pick<PlayerState, Shown>

const Volume = memo(function Volume({ player, muted, volume }: ControlsOf<'muted' | 'volume'>) {
  return (
    <div className="player-volume" dir="ltr">
      <PlayerButton label={muted ? 'Unmute' : 'Mute'} onClick={() => player.setMuted(!muted)}>
        {muted || volume === 0 ? <VolumeX /> : <Volume2 />}
      </PlayerButton>
      <input
        type="range"
        aria-label="Volume"
        aria-valuetext={`${Math.round(volume * 100)} %${muted ? ', muted' : ''}`}
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={(event) => player.setVolume(event.target.valueAsNumber)}
      />
    </div>
  )
})

interface PlayButtonsProps extends ControlsOf<'index' | 'playing' | 'loading'> {
  readonly last: number
}

const PlayButtons = memo(function PlayButtons(props: PlayButtonsProps) {
  const { player, index, last, playing, loading } = props
  return (
    <div dir="ltr">
      <PlayerButton label="Previous" disabled={index === 0} onClick={() => player.goTo(index - 1)}>
        <SkipBack fill="currentColor" />
      </PlayerButton>
      <button
        type="button"
        className="player-play"
        aria-label={playing ? 'Pause' : 'Play'}
        aria-busy={loading}
        onClick={playing ? player.pause : player.play}
      >
        {playing ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
      </button>
      <PlayerButton label="Next" disabled={index === last} onClick={() => player.goTo(index + 1)}>
        <SkipForward fill="currentColor" />
      </PlayerButton>
      <PlayerButton label="Replay" onClick={player.replay}>
        <RotateCcw />
      </PlayerButton>
    </div>
  )
})

type WaysToWatchProps = Pick<PlayerControlsProps, 'desk' | 'captions' | 'transcript' | 'fullscreen'> &
  Pick<PlayerState, 'auto' | 'speed'>

const WaysToWatch = memo(function WaysToWatch(props: WaysToWatchProps) {
  const { desk, auto, speed, captions, transcript, fullscreen } = props
  const { player } = desk
  return (
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
      <select
        className="player-speed"
        dir="ltr"
        aria-label="Speed"
        title="Speed"
        value={speed}
        onChange={(event) => player.setSpeed(Number(event.target.value))}
      >
        {speeds.map((offered) => (
          <option key={offered} value={offered}>
            {offered}×
          </option>
        ))}
      </select>
      <PlayerButton label="Captions" pressed={captions} onClick={desk.toggleCaptions}>
        {captions ? <Captions /> : <CaptionsOff />}
      </PlayerButton>
      <PlayerButton label="Transcript" pressed={transcript} onClick={desk.toggleTranscript}>
        <TextAlignStart className="player-flips" />
      </PlayerButton>
      <PlayerButton label="Keyboard shortcuts" onClick={desk.showKeys}>
        <Keyboard />
      </PlayerButton>
      {desk.toggleFullscreen && (
        <PlayerButton label={fullscreen ? 'Exit fullscreen' : 'Fullscreen'} onClick={desk.toggleFullscreen}>
          {fullscreen ? <Minimize /> : <Maximize />}
        </PlayerButton>
      )}
    </div>
  )
})
