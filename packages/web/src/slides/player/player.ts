import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { placeAt, slideDuration, timeline } from '@lectern/domain/slideshow/timeline.ts'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import { type Clock, createClock } from '../clock.ts'
import { animationsEnd, transitionTo } from '../motion.ts'
import { type AudioController, createAudioController } from './audio-controller.ts'

/** What a player shows. Times in milliseconds. */
export interface PlayerState {
  readonly index: number
  /** It goes on until it is paused or done. */
  readonly playing: boolean
  /** Slides change by themselves. */
  readonly auto: boolean
  readonly muted: boolean
  /** How far into the slide. */
  readonly elapsed: number
  readonly loading: boolean
  readonly error: string | undefined
}

export interface Player {
  readonly state: () => PlayerState
  readonly subscribe: (listener: () => void) => () => void
  /** Begins, and returns how to end: that stops and lets the audio go. Can be begun again. */
  readonly start: () => () => void
  /** The time of the slide that is shown: 0 when it has come, before that its transition runs. */
  readonly motion: Clock
  /** The time of what moves behind the slides: it goes on from one to the next. */
  readonly backdrop: Clock
  readonly play: () => void
  readonly pause: () => void
  readonly goTo: (index: number) => void
  /** Plays the slide from its beginning. */
  readonly replay: () => void
  /** Goes to a time of the whole slideshow. */
  readonly seek: (time: number) => void
  readonly setAuto: (auto: boolean) => void
  readonly setMuted: (muted: boolean) => void
  /** Takes the slideshow as it is now; the slide that is shown stays. */
  readonly update: (slideshow: Slideshow) => void
}

export interface PlayerOptions {
  readonly slideshow: Slideshow
  readonly start?: number
  readonly auto?: boolean
  /** Begins at once, and again on every slide one comes to. */
  readonly autoplay?: boolean
}

/** What a player plays with; replaced in tests. */
interface Instruments {
  readonly audio: AudioController
  readonly motion: Clock
  readonly backdrop: Clock
  /** Runs while the player plays. It is the time of slides that have no audio. */
  readonly playback: Clock
}

/** Elapsed time is told this often, in milliseconds: enough for captions, and no render for every frame. */
const toldEvery = 100

const browserInstruments = (): Instruments => ({
  audio: createAudioController(),
  motion: createClock(),
  backdrop: createClock(),
  playback: createClock(),
})

/** What playing needs to know of a slide. */
interface Scene {
  readonly address: string | undefined
  readonly length: number
  /** How long its transition runs, and when its animations have ended after that. */
  readonly comesIn: number
  readonly settledAt: number
}

const emptyScene: Scene = { address: undefined, length: 0, comesIn: 0, settledAt: 0 }

function scenesOf({ slides, presentation }: Slideshow): readonly Scene[] {
  return slides.map((slide) => ({
    address: slide.audio_path ? mediaAddress(slide.audio_path) : undefined,
    length: slideDuration(slide),
    comesIn: transitionTo(slide, presentation.css_theme).duration,
    settledAt: animationsEnd(slide),
  }))
}

/** Plays a slideshow: the audio of each slide, or its reading time where it has none. */
export function createPlayer(
  { slideshow, start = 0, auto = false, autoplay = false }: PlayerOptions,
  { audio, motion, backdrop, playback }: Instruments = browserInstruments(),
): Player {
  const listeners = new Set<() => void>()
  let scenes = scenesOf(slideshow)
  let line = timeline(slideshow.slides)
  let state: PlayerState = {
    index: start,
    playing: false,
    auto,
    muted: false,
    elapsed: 0,
    loading: false,
    error: undefined,
  }

  const scene = () => scenes[state.index] ?? emptyScene
  const lastIndex = () => scenes.length - 1
  const elapsed = () => (scene().address ? audio.time() : Math.min(playback.time(), scene().length))
  const done = () => (scene().address ? audio.state().status === 'ended' : playback.time() >= scene().length)

  const set = (change: Partial<PlayerState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const tell = () => {
    const { status, error } = audio.state()
    set({ elapsed: elapsed(), loading: status === 'loading', error })
  }

  const go = () => {
    set({ playing: true })
    motion.play()
    backdrop.play()
    playback.play()
    if (scene().address) audio.play()
  }
  const rest = () => {
    set({ playing: false })
    playback.pause()
    audio.pause()
  }
  const moveTo = (time: number) => {
    motion.seek(time)
    playback.seek(time)
    if (scene().address) audio.seek(time)
  }
  const enter = (index: number, { comesIn = true } = {}) => {
    const goOn = state.playing || autoplay
    rest()
    set({ index: Math.max(0, Math.min(index, lastIndex())) })
    audio.load(scene().address)
    playback.seek(0)
    motion.seek(comesIn ? -scene().comesIn : 0)
    motion.play()
    backdrop.play()
    if (goOn) go()
    tell()
  }
  const endWhenDone = () => {
    if (!state.playing || !done() || motion.time() < scene().settledAt) return
    if (state.auto && state.index < lastIndex()) enter(state.index + 1)
    else rest()
  }

  playback.subscribe(() => {
    if (Math.abs(elapsed() - state.elapsed) >= toldEvery) tell()
    endWhenDone()
  })
  // Also while no frames come, as in a tab behind another.
  audio.subscribe(() => {
    tell()
    // It failed, or the browser wants a click before there is any sound.
    if (state.playing && scene().address && ['idle', 'paused'].includes(audio.state().status)) rest()
    endWhenDone()
  })

  return {
    motion,
    backdrop,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      enter(state.index, { comesIn: false })
      return () => {
        rest()
        motion.pause()
        backdrop.pause()
        audio.load(undefined)
      }
    },
    play() {
      if (!done()) return go()
      if (state.auto && state.index === lastIndex()) enter(0)
      else moveTo(0)
      go()
    },
    pause() {
      rest()
      motion.pause()
      backdrop.pause()
    },
    goTo(index) {
      if (index !== state.index) enter(index)
    },
    replay() {
      moveTo(0)
      go()
    },
    seek(time) {
      const { index, offset } = placeAt(line, time)
      const goOn = state.playing
      if (index !== state.index) enter(index)
      moveTo(offset)
      if (goOn) go()
      tell()
    },
    setAuto: (on) => set({ auto: on }),
    setMuted(muted) {
      audio.mute(muted)
      set({ muted })
    },
    update(changed) {
      const before = scene().address
      scenes = scenesOf(changed)
      line = timeline(changed.slides)
      if (state.index > lastIndex() || scene().address !== before) enter(state.index, { comesIn: false })
      else tell()
    },
  }
}
