import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import { type EpisodePlan, planEpisode } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { lineInEpisode, lineAtTime } from '@lectern/domain/podcast/episode/episode-time.ts'
import { lineOf } from '@lectern/domain/podcast/find-line.ts'
import { musicOf } from '@lectern/domain/podcast/music/music-beds.ts'
import { lastToPlay, nextToPlay } from '@lectern/domain/podcast/episode/play-order.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { createStore } from 'zustand/vanilla'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { MediaKeys } from '../../../audio/media-session.ts'
import { keepSound, readChoices } from '../../../audio/player-choices.ts'
import type { Sound } from '../../../audio/sound.ts'
import { messages } from './messages.ts'
import { type AudioRelay, createAudioRelay } from './audio-relay.ts'
import { createInterlude } from './interlude.ts'
import { createMusicPlayer, type MusicPlayer } from './music-player.ts'
import { isSamePlan } from './same-plan.ts'
import { createTurnTimer } from './turn-timer.ts'

export interface PlayerState {
  /** Key of the line that is loaded. */
  readonly line: string | undefined
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused' | 'error'
  /** Whether the next line follows when this one ends. */
  readonly previewing: boolean
  /** Why the player failed. */
  readonly message: string | undefined
  readonly sound: Sound
}

const silence = { line: undefined, phase: 'idle', previewing: false, message: undefined } as const

export type LinePlayer = ReturnType<typeof createLinePlayer>

/**
 * Plays one line of the open podcast, or all lines with audio in their order, with the pauses and the music of the
 * episode. One line plays at a time. It continues if it is moved.
 */
export function createLinePlayer(
  store: DocumentStore<Podcast>,
  relay: AudioRelay = createAudioRelay([new Audio(), new Audio()]),
  music: MusicPlayer = createMusicPlayer(),
) {
  const { muted, volume, speed } = readChoices()
  const state = createStore<PlayerState>(() => ({ ...silence, sound: { muted, volume, speed } }))
  const { setState, getState } = state
  const document = () => store.getState().history.present
  let planned: { podcast: Podcast; plan: EpisodePlan } | undefined
  const turn = createTurnTimer(goOn)
  /** During an interlude, the line in the state is the next or the last one. */
  const interlude = createInterlude()
  relay.adjust(getState().sound)
  music.adjust(getState().sound)

  /** The same object until a time changes, so that components do not render again at every keystroke. */
  function plan(): EpisodePlan {
    const podcast = document()
    if (planned?.podcast !== podcast) {
      const next = planEpisode(podcast, { music: musicOf(podcast) !== undefined })
      planned = { podcast, plan: planned && isSamePlan(planned.plan, next) ? planned.plan : next }
    }
    return planned.plan
  }

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

  const forget = store.subscribe((open, before) => {
    const { line } = getState()
    const [now, then] = [open.history.present, before.history.present]
    if (line === undefined || now === then) return
    const heard = lineOf(now, line)
    // A line that was removed or has other audio stops.
    if (!heard || heard.audio_path !== lineOf(then, line)?.audio_path) return stop()
    // The music was turned off.
    if (interlude.time() !== undefined && !plan().music) return interlude.finish()
    lookAhead()
    followMusic()
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

  function toggle(line: string): void {
    const { line: loaded, phase, previewing } = getState()
    const same = loaded === line
    if (same && isGoing()) pause()
    else if (same && phase === 'paused') resume()
    else play(line, previewing)
  }

  function preview(): void {
    const cast = document()
    const first = nextToPlay(cast)
    const message = cast.segments.length === 0 ? messages.noSegments : messages.audioErrors.none
    const opening = plan().music?.opening
    if (first === undefined) setState({ message })
    else if (opening && lineInEpisode(plan(), first)) leadIn(first, opening.startMs)
    else play(first, true)
  }

  function playOrPause(): void {
    const { line } = getState()
    if (line === undefined) preview()
    else toggle(line)
  }

  function seek(time: number): void {
    const heard = lineAtTime(plan(), time)
    if (!heard) return
    const there = heard.line.key
    const { line, phase, previewing } = getState()
    const stays = phase === 'paused'
    // The music is moved to the new position when playback continues.
    music.hold()
    if (plan().music && (previewing || line === undefined) && isBesideLines(time, heard.line)) {
      if (time < heard.line.startMs) leadIn(there, time)
      else {
        load(there, true, heard.line.endMs - heard.line.startMs)
        leadOut(there, time)
      }
      if (stays) pause()
      return
    }
    if (interlude.time() !== undefined) {
      if (stays) load(there, previewing, heard.offset)
      else play(there, previewing, heard.offset)
      return
    }
    if (line === there && phase !== 'error') {
      turn.reset()
      relay.current().seek(heard.offset)
      // Audio that had ended does not continue by itself.
      if (!stays && relay.current().state().status === 'paused') relay.current().play()
      lookAhead()
      followMusic()
    } else if (stays) load(there, previewing, heard.offset)
    else play(there, previewing || line === undefined, heard.offset)
  }

  /** Whether a time is before the first line of the episode or after its last one. */
  function isBesideLines(time: number, { startMs, endMs }: { startMs: number; endMs: number }): boolean {
    const [first] = plan().lines
    return (first?.startMs === startMs && time < startMs) || time >= endMs
  }

  function step(direction: 1 | -1): void {
    const { line, previewing } = getState()
    if (line === undefined) return
    const there = direction === 1 ? nextToPlay(document(), line) : lastToPlay(document(), line)
    if (there === undefined) return
    if (isGoing()) play(there, previewing)
    else load(there, previewing, 0)
  }

  const mediaKeys: MediaKeys = {
    play: () => {
      if (!isGoing()) playOrPause()
    },
    pause,
    previous: () => step(-1),
    next: () => step(1),
    skip: (by) => seek(Math.max(0, position() + by)),
  }

  return {
    state,
    plan,
    position,
    mediaKeys,
    pause,
    /** Pauses what plays or loads. */
    pauseIfGoing(): void {
      if (isGoing()) pause()
    },
    stop,
    subscribe: relay.subscribe,
    /** The position in the line, in milliseconds. Negative while only music plays. */
    time: () => (interlude.time() === undefined ? relay.current().time() : -1),
    /** The clock of the episode. */
    clock: { time: position, subscribe: relay.subscribe },
    /** Plays, pauses or resumes a line. */
    toggle,
    /** Plays all lines with audio from the start. */
    preview,
    /** Plays, pauses or resumes the loaded line. Starts a preview if no line is loaded. */
    playOrPause,
    /** Moves to a time of the episode, in milliseconds. A paused player stays paused. */
    seek,
    /** Moves to the next or previous line with audio. */
    step,
    adjust(changes: Partial<Sound>): void {
      const sound = { ...getState().sound, ...changes }
      setState({ sound })
      relay.adjust(sound)
      music.adjust(sound)
      if (interlude.time() !== undefined && isGoing()) interlude.resume(sound.speed)
      followMusic()
      keepSound(sound)
      lookAhead()
    },
    close(): void {
      forget()
      stop()
      music.follow({ bed: undefined, stretches: undefined, time: 0, movement: 'held', speed: 1 })
    },
  }
}
