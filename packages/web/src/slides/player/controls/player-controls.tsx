import { speeds } from '../../../audio/sound.ts'
import {
  Captions,
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
} from '../../runtime/icons.tsx'
import { memo, type ReactNode, type Ref } from 'react'
import type { Timeline } from '@lectern/domain/slideshow/timeline.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { messages } from './messages.ts'
import type { PlayerCommands } from './player-actions.ts'
import { PlayerButton } from './player-button.tsx'
import { PlayerProgress } from './player-progress.tsx'
import type { PlayerState } from '../playback/player-state.ts'
import type { Player } from '../playback/player-interface.ts'

interface PlayerControlsProps {
  readonly commands: PlayerCommands
  readonly state: PlayerState
  readonly timeline: Timeline
  readonly captions: boolean
  readonly transcript: boolean
  readonly fullscreen: boolean
  /** Language tag of the content. */
  readonly language: string | undefined
  /** The element that the quiz of a slide renders its buttons in. */
  readonly quizSlot: Ref<HTMLDivElement>
  readonly onPoint: (time: number | undefined) => void
  readonly drawPreview: (time: number) => ReactNode
}

/** Quiz, seek bar and buttons. The layout puts them over the slide or below it. */
export function PlayerControls(props: PlayerControlsProps) {
  const { commands, state, timeline, language, quizSlot, onPoint, drawPreview, ...shown } = props
  const { player } = commands
  const { index, elapsed, playing, loading, auto, muted, volume, speed } = state
  const { starts, end } = timeline
  const time = Math.min(end, (starts[index] ?? 0) + elapsed)
  return (
    <>
      <div ref={quizSlot} className="player-quiz" lang={language} dir={directionOf(language)} />
      <PlayerProgress
        timeline={timeline}
        index={index}
        time={time}
        onSeek={player.seek}
        onPoint={onPoint}
        drawPreview={drawPreview}
      />
      <div className="player-buttons">
        <PlayButtons
          player={player}
          index={index}
          last={starts.length - 1}
          playing={playing}
          loading={loading}
        />
        <Volume player={player} muted={muted} volume={volume} />
        <p className="player-times">
          <span dir="ltr">{messages.times(clockTime(time), clockTime(end))}</span>
          <bdi>{messages.slide(index + 1, starts.length)}</bdi>
        </p>
        <ViewControls commands={commands} auto={auto} speed={speed} {...shown} />
      </div>
    </>
  )
}

type ControlsOf<Shown extends keyof PlayerState> = { readonly player: Player } & Pick<PlayerState, Shown>

const Volume = memo(function Volume({ player, muted, volume }: ControlsOf<'muted' | 'volume'>) {
  const percent = Math.round(volume * 100)
  return (
    <div className="player-volume" data-area="mute" dir="ltr">
      <PlayerButton label={muted ? messages.unmute : messages.mute} onClick={() => player.setMuted(!muted)}>
        {muted || volume === 0 ? <VolumeX /> : <Volume2 />}
      </PlayerButton>
      <input
        type="range"
        aria-label={messages.volume}
        aria-valuetext={muted ? messages.percentMuted(percent) : messages.percent(percent)}
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
  const label = playing ? messages.pause : messages.play
  return (
    <>
      <button
        type="button"
        className="player-icon player-play"
        data-area="play"
        aria-label={label}
        title={label}
        aria-busy={loading}
        onClick={playing ? player.pause : player.play}
      >
        {playing ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
      </button>
      <PlayerButton
        label={messages.previous}
        area="previous"
        disabled={index === 0}
        onClick={() => player.goTo(index - 1)}
      >
        <SkipBack />
      </PlayerButton>
      <PlayerButton
        label={messages.next}
        area="next"
        disabled={index === last}
        onClick={() => player.goTo(index + 1)}
      >
        <SkipForward />
      </PlayerButton>
      <PlayerButton label={messages.replay} area="replay" onClick={player.replay}>
        <RotateCcw />
      </PlayerButton>
    </>
  )
})

type ViewControlsProps = Pick<PlayerControlsProps, 'commands' | 'captions' | 'transcript' | 'fullscreen'> &
  Pick<PlayerState, 'auto' | 'speed'>

const ViewControls = memo(function WaysToWatch(props: ViewControlsProps) {
  const { commands, auto, speed, captions, transcript, fullscreen } = props
  const { player } = commands
  const words = auto ? messages.autoOn : messages.autoOff
  return (
    <>
      <button
        type="button"
        role="switch"
        className="player-auto"
        data-area="auto"
        title={words}
        aria-checked={auto}
        onClick={() => player.setAuto(!auto)}
      >
        <span dir="auto">{words}</span>
      </button>
      <select
        className="player-speed"
        data-area="speed"
        dir="ltr"
        aria-label={messages.speed}
        title={messages.speed}
        value={speed}
        onChange={(event) => player.setSpeed(Number(event.target.value))}
      >
        {speeds.map((offered) => (
          <option key={offered} value={offered}>
            {messages.speedOf(offered)}
          </option>
        ))}
      </select>
      <PlayerButton
        label={messages.captions}
        area="captions"
        pressed={captions}
        onClick={commands.toggleCaptions}
      >
        <Captions />
      </PlayerButton>
      <PlayerButton
        label={messages.transcript}
        area="transcript"
        pressed={transcript}
        onClick={commands.toggleTranscript}
      >
        <TextAlignStart className="player-flips" />
      </PlayerButton>
      <PlayerButton label={messages.keys} area="keys" onClick={commands.showKeys}>
        <Keyboard />
      </PlayerButton>
      {commands.toggleFullscreen && (
        <PlayerButton
          label={fullscreen ? messages.exit : messages.fullscreen}
          area="fullscreen"
          onClick={commands.toggleFullscreen}
        >
          {fullscreen ? <Minimize /> : <Maximize />}
        </PlayerButton>
      )}
    </>
  )
})
