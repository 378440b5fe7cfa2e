import { type Clock, createClock } from '../clock.ts'
import { type AdjustableAudio, createAudioController } from './audio-controller.ts'
import type { AudioState } from './audio-state.ts'
import { createPace, type Pace } from './pace.ts'
import { emptyScene, type Scene } from './scene.ts'

/** What a player plays with; replaced in tests. */
export interface Instruments {
  readonly audio: AdjustableAudio
  /** What `motion` and `playback` go by. */
  readonly pace: Pace
  readonly motion: Clock
  readonly backdrop: Clock
  /** Runs while the player plays. It is the time of slides that have no audio. */
  readonly playback: Clock
}

export function browserInstruments(): Instruments {
  const pace = createPace()
  return {
    audio: createAudioController(),
    pace,
    motion: createClock(pace),
    backdrop: createClock(),
    playback: createClock(pace),
  }
}

/** One slide as it is played: its audio, or its reading time where it has none, and its motion. Times in milliseconds. */
export interface ScenePlayback {
  /** Another scene is made ready, at its beginning; its transition runs first, where it comes in. Nothing is heard yet. */
  readonly enter: (scene: Scene, comesIn: boolean) => void
  /** The scene that is played turns out to be this one. */
  readonly replace: (scene: Scene) => void
  readonly play: () => void
  /** Sound and time stop; what moves comes to its end. */
  readonly rest: () => void
  /** Everything stops where it is. */
  readonly freeze: () => void
  readonly moveTo: (time: number) => void
  readonly leave: () => void
  readonly elapsed: () => number
  /** What was to be heard or read has been. */
  readonly spoken: () => boolean
  /** And nothing moves any more. */
  readonly over: () => boolean
  /** It should be heard and is not: it failed, or the browser wants a click before there is any sound. */
  readonly silenced: () => boolean
  readonly sound: () => AudioState
}

export function createScenePlayback({ audio, motion, backdrop, playback }: Instruments): ScenePlayback {
  let scene = emptyScene
  const spoken = () => (scene.address ? audio.state().status === 'ended' : playback.time() >= scene.length)
  const rest = () => {
    playback.pause()
    audio.pause()
  }
  const freeze = () => {
    rest()
    motion.pause()
    backdrop.pause()
  }
  const move = () => {
    motion.play()
    backdrop.play()
  }
  return {
    enter(next, comesIn) {
      scene = next
      audio.load(scene.address)
      playback.seek(0)
      motion.seek(comesIn ? -scene.comesIn : 0)
      move()
    },
    replace(next) {
      scene = next
    },
    play() {
      move()
      playback.play()
      if (scene.address) audio.play()
    },
    rest,
    freeze,
    moveTo(time) {
      motion.seek(time)
      playback.seek(time)
      if (scene.address) audio.seek(time)
    },
    leave() {
      freeze()
      audio.load(undefined)
    },
    elapsed: () => (scene.address ? audio.time() : Math.min(playback.time(), scene.length)),
    spoken,
    over: () => spoken() && motion.time() >= scene.settledAt,
    silenced: () => scene.address !== undefined && ['idle', 'paused'].includes(audio.state().status),
    sound: audio.state,
  }
}
