import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import type { EpisodePlan } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { lineInEpisode } from '@lectern/domain/podcast/episode/episode-time.ts'
import { lineOf } from '@lectern/domain/podcast/find-line.ts'
import { musicOf } from '@lectern/domain/podcast/music/music-beds.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readPlayerChoices } from '../../../audio/player-choices.ts'
import type { AudioPair } from './audio-pair.ts'
import { createCurrentPlan } from './current-plan.ts'
import { createInterlude, type Interlude } from './interlude.ts'
import { type PlayerState, silence } from './line-player-state.ts'
import type { MusicPlayer } from './music-player.ts'
import { createTurnTimer, type TurnTimer } from './turn-timer.ts'

/** The playback of lines, their pauses, and the music before, between and after them. */
export interface LineTransport {
  readonly document: () => Podcast
  readonly audioPair: AudioPair
  readonly music: MusicPlayer
  readonly state: StoreApi<PlayerState>
  readonly plan: () => EpisodePlan
  /** Plays the next line after the end of this one. */
  readonly turn: TurnTimer
  /** During an interlude, the line in the state is the next or the last one. */
  readonly interlude: Interlude
}

/** Nothing plays yet. Calls `onTurn` when a line and its pause are over. */
export function createLineTransport(
  document: () => Podcast,
  audioPair: AudioPair,
  music: MusicPlayer,
  onTurn: (transport: LineTransport) => void,
): LineTransport {
  const { muted, volume, speed } = readPlayerChoices()
  const sound = { muted, volume, speed }
  audioPair.adjust(sound)
  music.adjust(sound)
  const transport: LineTransport = {
    document,
    audioPair,
    music,
    state: createStore<PlayerState>(() => ({ ...silence, sound })),
    plan: createCurrentPlan(document),
    turn: createTurnTimer(() => onTurn(transport)),
    interlude: createInterlude(),
  }
  return transport
}

/** Loads a line at a time in milliseconds. */
export function loadLine(transport: LineTransport, line: string, previewing: boolean, from: number): void {
  const { turn, interlude, state, audioPair } = transport
  turn.reset()
  interlude.stop()
  state.setState({ line, previewing, phase: 'paused', message: undefined })
  audioPair.load(addressOf(transport, line))
  if (from > 0) audioPair.current().seek(from)
}

export function playLine(transport: LineTransport, line: string, previewing: boolean, from = 0): void {
  loadLine(transport, line, previewing, from)
  transport.audioPair.current().play()
  followMusic(transport)
}

export function addressOf({ document }: LineTransport, line: string | undefined): string | undefined {
  const path = line === undefined ? undefined : lineOf(document(), line)?.audio_path
  return path ? mediaAddress(path) : undefined
}

/** Plays or stops the music. Only a preview has music. A single line plays without it. */
export function followMusic(transport: LineTransport): void {
  const { state, document, music, plan } = transport
  const { previewing, phase, sound } = state.getState()
  const movement = phase === 'playing' ? 'going' : phase === 'loading' ? 'loading' : 'held'
  const bed = previewing ? musicOf(document())?.id : undefined
  music.follow({ bed, stretches: plan().music, time: positionOf(transport), movement, speed: sound.speed })
}

export function stopLines({ turn, interlude, music, state, audioPair }: LineTransport): void {
  turn.stop()
  interlude.stop()
  music.hold()
  state.setState(silence)
  audioPair.load(undefined)
  audioPair.prepare(undefined)
}

export function pauseLines(transport: LineTransport): void {
  const { turn, interlude, state, audioPair } = transport
  turn.stop()
  interlude.pause()
  state.setState({ phase: 'paused' })
  audioPair.current().pause()
  followMusic(transport)
}

/** True if it plays or loads. */
export function isGoing({ state }: LineTransport): boolean {
  const { phase } = state.getState()
  return phase === 'playing' || phase === 'loading'
}

/** The position in the episode, in milliseconds. */
export function positionOf({ interlude, state, audioPair, plan }: LineTransport): number {
  const between = interlude.time()
  if (between !== undefined) return between
  const { line } = state.getState()
  const heard = line === undefined ? undefined : lineInEpisode(plan(), line)
  return heard ? heard.startMs + audioPair.current().time() : 0
}
