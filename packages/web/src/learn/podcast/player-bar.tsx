import { useSyncExternalStore } from 'react'
import { messages as audio } from '../../audio/messages.ts'
import { speeds } from '../../audio/sound.ts'
import { messages as controls } from '../../slides/player/controls/messages.ts'
import {
  Pause,
  Play,
  SkipBack,
  SkipForward,
  TextAlignStart,
  Volume2,
  VolumeX,
} from '../../slides/runtime/icons.tsx'
import { messages as learn } from '../messages.ts'
import { type EpisodePlayer, type EpisodeState, isGoing, skips } from './episode-player.ts'
import { messages } from './messages.ts'
import type { Episode } from './read-episode.ts'
import { SeekBar } from './seek-bar.tsx'
import type { TranscriptFollow } from './transcript-follow.ts'

interface PlayerBarProps {
  readonly player: EpisodePlayer
  readonly episode: Episode
  /** Undefined without a transcript on the page. */
  readonly follow: TranscriptFollow | undefined
  /** The next piece of the course. */
  readonly next: { readonly href: string; readonly title: string } | undefined
}

/** The bar at the bottom: seek bar, buttons, and at the end what comes next. Nothing starts by itself. */
export function PlayerBar({ player, episode, follow, next }: PlayerBarProps) {
  const state = useSyncExternalStore(player.subscribe, player.state)
  const { chapters } = episode
  const part = { player, state }
  return (
    <>
      <output className="learn-said">
        {state.error}
        {state.status === 'ended' && messages.ended}
      </output>
      {state.status === 'ended' && next && (
        <p className="learn-said">
          {messages.next}{' '}
          <a href={next.href} dir="auto">
            {next.title}
          </a>
        </p>
      )}
      <SeekBar {...part} episode={episode} />
      <div className="learn-row">
        <p className="learn-now">
          <b dir="auto">{chapters[state.chapter]?.title}</b>
          <small>{messages.chapter(state.chapter + 1, chapters.length)}</small>
        </p>
        <Buttons {...part} />
        <div className="learn-ways">
          <SoundControls {...part} />
          {follow && <FollowButton follow={follow} />}
        </div>
      </div>
    </>
  )
}

interface PartProps {
  readonly player: EpisodePlayer
  readonly state: EpisodeState
}

/** Time runs from left to right in every language. */
function Buttons({ player, state }: PartProps) {
  const going = isGoing(state)
  const [back, forward] = [skips.back / 1000, skips.forward / 1000]
  return (
    <div className="learn-buttons" dir="ltr">
      <button
        type="button"
        data-area="chapter"
        aria-label={messages.previousChapter}
        title={messages.previousChapter}
        onClick={player.previousChapter}
      >
        <SkipBack />
      </button>
      <button type="button" aria-label={messages.back(back)} onClick={() => player.skip(-skips.back)}>
        {`−${back}`}
      </button>
      <button
        type="button"
        className="learn-play"
        aria-label={going ? audio.pause : audio.play}
        aria-busy={state.status === 'loading'}
        onClick={player.toggle}
      >
        {going ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
      </button>
      <button type="button" aria-label={messages.forward(forward)} onClick={() => player.skip(skips.forward)}>
        {`+${forward}`}
      </button>
      <button
        type="button"
        data-area="chapter"
        aria-label={messages.nextChapter}
        title={messages.nextChapter}
        onClick={player.nextChapter}
      >
        <SkipForward />
      </button>
    </div>
  )
}

function SoundControls({ player, state: { muted, volume, speed } }: PartProps) {
  const percent = Math.round(volume * 100)
  return (
    <>
      <select
        dir="ltr"
        aria-label={controls.speed}
        title={controls.speed}
        value={speed}
        onChange={(event) => player.setSound({ speed: Number(event.target.value) })}
      >
        {speeds.map((offered) => (
          <option key={offered} value={offered}>
            {controls.speedOf(offered)}
          </option>
        ))}
      </select>
      <span className="learn-volume" dir="ltr">
        <button
          type="button"
          aria-label={muted ? controls.unmute : controls.mute}
          title={muted ? controls.unmute : controls.mute}
          onClick={() => player.setSound({ muted: !muted })}
        >
          {muted || volume === 0 ? <VolumeX /> : <Volume2 />}
        </button>
        <input
          type="range"
          aria-label={controls.volume}
          aria-valuetext={muted ? controls.percentMuted(percent) : controls.percent(percent)}
          min={0}
          max={1}
          step={0.05}
          value={muted ? 0 : volume}
          onChange={(event) => player.setSound({ volume: event.target.valueAsNumber, muted: false })}
        />
      </span>
    </>
  )
}

function FollowButton({ follow }: { follow: TranscriptFollow }) {
  const follows = useSyncExternalStore(follow.subscribe, follow.follows)
  return (
    <button
      type="button"
      className="learn-follow"
      aria-pressed={follows}
      onClick={() => follow.setFollows(!follows)}
    >
      <TextAlignStart className="learn-flips" />
      {learn.followAlong}
    </button>
  )
}
