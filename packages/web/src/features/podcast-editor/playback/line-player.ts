import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import { type EpisodePlan, planEpisode } from '@lectern/domain/podcast/episode-plan.ts'
import { lineInEpisode, whatIsHeardAt } from '@lectern/domain/podcast/episode-time.ts'
import { lineOf } from '@lectern/domain/podcast/find-line.ts'
import { lastToPlay, nextToPlay } from '@lectern/domain/podcast/play-order.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { createStore } from 'zustand/vanilla'
import type { DocumentStore } from '../../../editing/document-store.ts'
import type { MediaKeys } from '../../../slides/player/media-session.ts'
import { keepChoices, readChoices } from '../../../slides/player/player-memory.ts'
import type { Sound } from '../../../slides/player/player-state.ts'
import { type AudioRelay, createAudioRelay } from './audio-relay.ts'
import { lineErrors } from './line-errors.ts'
import { createTurnTimer } from './turn-timer.ts'

export interface PlayerState {
  /** Key of the line that is loaded. */
  readonly line: string | undefined
  readonly phase: 'idle' | 'loading' | 'playing' | 'paused' | 'error'
  /** Whether the next line follows when this one ends. */
  readonly previewing: boolean
  /** What went wrong. */
  readonly message: string | undefined
  readonly sound: Sound
}

const silence = { line: undefined, phase: 'idle', previewing: false, message: undefined } as const

export type LinePlayer = ReturnType<typeof createLinePlayer>

/**
 * Plays lines of the open podcast: one, or all that have audio in their order, with the pauses of the episode between
 * them. One is heard at a time, and stays so wherever it is moved.
 */
export function createLinePlayer(
  store: DocumentStore<Podcast>,
  relay: AudioRelay = createAudioRelay([new Audio(), new Audio()]),
) {
  const { muted, volume, speed } = readChoices()
  const state = createStore<PlayerState>(() => ({ ...silence, sound: { muted, volume, speed } }))
  const { setState, getState } = state
  const document = () => store.getState().history.present
  let planned: { podcast: Podcast; plan: EpisodePlan } | undefined
  const turn = createTurnTimer(goOn)
  relay.adjust(getState().sound)

  function plan(): EpisodePlan {
    const podcast = document()
    if (planned?.podcast !== podcast) planned = { podcast, plan: planEpisode(podcast) }
    return planned.plan
  }

  function addressOf(line: string | undefined): string | undefined {
    const path = line === undefined ? undefined : lineOf(document(), line)?.audio_path
    return path ? mediaAddress(path) : undefined
  }

  /** Makes ready to go on from a time of a line, in milliseconds. */
  function load(line: string, previewing: boolean, from: number): void {
    turn.reset()
    setState({ line, previewing, phase: 'paused', message: undefined })
    relay.load(addressOf(line))
    if (from > 0) relay.current().seek(from)
  }

  function play(line: string, previewing: boolean, from = 0): void {
    load(line, previewing, from)
    relay.current().play()
  }

  function stop(): void {
    turn.stop()
    setState(silence)
    relay.load(undefined)
    relay.prepare(undefined)
  }

  function pause(): void {
    turn.stop()
    setState({ phase: 'paused' })
    relay.current().pause()
  }

  function resume(): void {
    // It was paused between two lines.
    if (relay.current().state().status === 'ended') goOn()
    else relay.current().play()
  }

  function following(): string | undefined {
    const { previewing, line } = getState()
    return previewing ? nextToPlay(document(), line) : undefined
  }

  function goOn(): void {
    const next = following()
    if (next !== undefined) play(next, true)
    else stop()
  }

  /** Gets the next line ready, and lets it begin when this one and the pause behind it are over. */
  function lookAhead(): void {
    turn.stop()
    const { line, phase, sound } = getState()
    if (line === undefined || phase !== 'playing') return
    const next = following()
    relay.prepare(addressOf(next))
    if (next !== undefined) turn.start(relay.current(), pauseBetween(line, next), sound.speed)
  }

  function pauseBetween(line: string, next: string): number {
    const [here, there] = [lineInEpisode(plan(), line), lineInEpisode(plan(), next)]
    // A line whose length nobody knows is not in the plan.
    return here && there ? there.startMs - here.endMs : 0
  }

  relay.subscribe(() => {
    const { line, phase } = getState()
    const { status, error } = relay.current().state()
    if (error !== undefined) {
      turn.stop()
      setState({ phase: 'error', previewing: false, message: error })
    } else if (status === 'ended') {
      if (phase === 'paused') return
      setState({ phase: 'playing' })
      if (following() !== undefined) lookAhead()
      else stop()
    } else if (line !== undefined && status !== 'idle') {
      setState({ phase: status })
      lookAhead()
    }
  })

  const forget = store.subscribe((open, before) => {
    const { line } = getState()
    const [now, then] = [open.history.present, before.history.present]
    if (line === undefined || now === then) return
    const heard = lineOf(now, line)
    // A line that is gone, or has other audio now, is no longer heard.
    if (!heard || heard.audio_path !== lineOf(then, line)?.audio_path) return stop()
    lookAhead()
  })

  const isGoing = () => getState().phase === 'playing' || getState().phase === 'loading'

  /** Where in the episode one is, in milliseconds. */
  function position(): number {
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
    const message = cast.segments.length === 0 ? 'No podcast segments available to play' : lineErrors.none
    if (first !== undefined) play(first, true)
    else setState({ message })
  }

  function playOrPause(): void {
    const { line } = getState()
    if (line === undefined) preview()
    else toggle(line)
  }

  function seek(time: number): void {
    const heard = whatIsHeardAt(plan(), time)
    if (!heard) return
    const there = heard.line.key
    const { line, phase, previewing } = getState()
    const stays = phase === 'paused'
    if (line === there && phase !== 'error') {
      turn.reset()
      relay.current().seek(heard.offset)
      // Audio that had ended waits to be asked.
      if (!stays && relay.current().state().status === 'paused') relay.current().play()
      lookAhead()
    } else if (stays) load(there, previewing, heard.offset)
    else play(there, previewing || line === undefined, heard.offset)
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
    stop,
    subscribe: relay.subscribe,
    /** How far into the line one is, in milliseconds. */
    time: () => relay.current().time(),
    /** Where in the episode one is. */
    clock: { time: position, subscribe: relay.subscribe },
    /** Plays a line, by its key, or pauses it, or goes on with it. */
    toggle,
    /** Plays everything that has audio, from the beginning. */
    preview,
    /** The same for what is loaded; from the beginning where nothing is. */
    playOrPause,
    /** Goes to a time of the episode, in milliseconds. Who has paused stays so. */
    seek,
    /** Goes to the next line that has audio, or to the one before. */
    step,
    adjust(changes: Partial<Sound>): void {
      const sound = { ...getState().sound, ...changes }
      setState({ sound })
      relay.adjust(sound)
      keepChoices({ ...readChoices(), ...sound })
      lookAhead()
    },
    close(): void {
      forget()
      stop()
    },
  }
}
