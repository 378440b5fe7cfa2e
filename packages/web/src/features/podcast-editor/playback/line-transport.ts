import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import { lineInEpisode } from '@lectern/domain/podcast/episode/episode-time.ts'
import { lineOf } from '@lectern/domain/podcast/find-line.ts'
import { musicOf } from '@lectern/domain/podcast/music/music-beds.ts'
import { nextToPlay } from '@lectern/domain/podcast/episode/play-order.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { createStore } from 'zustand/vanilla'
import { readChoices } from '../../../audio/player-choices.ts'
import type { AudioRelay } from './audio-relay.ts'
import { createCurrentPlan } from './current-plan.ts'
import { createInterlude } from './interlude.ts'
import { type PlayerState, silence } from './line-player-state.ts'
import type { MusicPlayer } from './music-player.ts'
import { createTurnTimer } from './turn-timer.ts'

/** What plays now, and what follows it: lines, their pauses, and the music before, between and after them. */
export function createLineTransport(document: () => Podcast, relay: AudioRelay, music: MusicPlayer) {
  const { muted, volume, speed } = readChoices()
  const state = createStore<PlayerState>(() => ({ ...silence, sound: { muted, volume, speed } }))
  const { setState, getState } = state
  const plan = createCurrentPlan(document)
  const turn = createTurnTimer(goOn)
  /** During an interlude, the line in the state is the next or the last one. */
  const interlude = createInterlude()
  relay.adjust(getState().sound)
  music.adjust(getState().sound)

  function addressOf(line: string | undefined): string | undefined {
    const path = line === undefined ? undefined : lineOf(document(), line)?.audio_path
    return path ? mediaAddress(path) : undefined
  }

  /** Loads a line at a time in milliseconds. */
  function load(line: string, previewing: boolean, from: number): void {
    turn.reset()
    interlude.stop()
    setState({ line, previewing, phase: 'paused', message: undefined })
    relay.load(addressOf(line))
    if (from > 0) relay.current().seek(from)
  }

  function play(line: string, previewing: boolean, from = 0): void {
    load(line, previewing, from)
    relay.current().play()
    followMusic()
  }

  /** Only a preview has music. A single line plays without it. */
  function followMusic(): void {
    const { previewing, phase, sound } = getState()
    const movement = phase === 'playing' ? 'going' : phase === 'loading' ? 'loading' : 'held'
    const bed = previewing ? musicOf(document())?.id : undefined
    music.follow({ bed, stretches: plan().music, time: position(), movement, speed: sound.speed })
  }

  /** Plays the lead-in before the first line, from a time of the episode. */
  function leadIn(line: string, from: number): void {
    load(line, true, 0)
    beginInterlude(from, lineInEpisode(plan(), line)?.startMs ?? from, () => play(line, true))
  }

  /** Plays the lead-out after the last line. */
  function leadOut(line: string, from: number): void {
    turn.reset()
    setState({ line, previewing: true, message: undefined })
    beginInterlude(from, plan().music?.closing.endMs ?? from, stop)
  }

  function beginInterlude(from: number, to: number, after: () => void): void {
    setState({ phase: 'playing' })
    interlude.start({ from, to, speed: getState().sound.speed, after })
    followMusic()
  }

  function stop(): void {
    turn.stop()
    interlude.stop()
    music.hold()
    setState(silence)
    relay.load(undefined)
    relay.prepare(undefined)
  }

  function pause(): void {
    turn.stop()
    interlude.pause()
    setState({ phase: 'paused' })
    relay.current().pause()
    followMusic()
  }

  function resume(): void {
    if (interlude.time() !== undefined) {
      setState({ phase: 'playing' })
      interlude.resume(getState().sound.speed)
      followMusic()
    }
    // It was paused between two lines.
    else if (relay.current().state().status === 'ended') goOn()
    else relay.current().play()
  }

  function following(): string | undefined {
    const { previewing, line } = getState()
    return previewing ? nextToPlay(document(), line) : undefined
  }

  function goOn(): void {
    const next = following()
    const { line, previewing } = getState()
    const heard = line === undefined ? undefined : lineInEpisode(plan(), line)
    if (next !== undefined) play(next, true)
    else if (line !== undefined && heard && previewing && plan().music) leadOut(line, heard.endMs)
    else stop()
  }

  /** Loads the next line, and starts it after the end of the current line and its pause. */
  function lookAhead(): void {
    turn.stop()
    const { line, phase, sound } = getState()
    if (line === undefined || phase !== 'playing' || interlude.time() !== undefined) return
    const next = following()
    relay.prepare(addressOf(next))
    if (next !== undefined) turn.start(relay.current(), pauseBetween(line, next), sound.speed)
  }

  function pauseBetween(line: string, next: string): number {
    const [here, there] = [lineInEpisode(plan(), line), lineInEpisode(plan(), next)]
    // A line of unknown length is not in the plan.
    return here && there ? there.startMs - here.endMs : 0
  }

  relay.subscribe(() => {
    const { line, phase } = getState()
    // The audio of the line does not play during an interlude.
    if (interlude.time() !== undefined) return
    const { status, error } = relay.current().state()
    if (error !== undefined) {
      turn.stop()
      setState({ phase: 'error', previewing: false, message: error })
      followMusic()
    } else if (status === 'ended') {
      if (phase === 'paused') return
      setState({ phase: 'playing' })
      if (following() !== undefined) lookAhead()
      else goOn()
    } else if (line !== undefined && status !== 'idle') {
      setState({ phase: status })
      lookAhead()
      followMusic()
    }
  })

  const isGoing = () => getState().phase === 'playing' || getState().phase === 'loading'

  /** The position in the episode, in milliseconds. */
  function position(): number {
    const between = interlude.time()
    if (between !== undefined) return between
    const { line } = getState()
    const heard = line === undefined ? undefined : lineInEpisode(plan(), line)
    return heard ? heard.startMs + relay.current().time() : 0
  }

  return {
    state,
    plan,
    interlude,
    turn,
    load,
    play,
    stop,
    pause,
    resume,
    leadIn,
    leadOut,
    lookAhead,
    followMusic,
    isGoing,
    position,
  }
}
