import { type Clock, createClock } from '../../runtime/clock.ts'
import { type AdjustableAudio, createAudioController } from '../../../audio/audio-controller.ts'
import type { AudioState } from '../../../audio/audio-state.ts'
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
  /** To a time of the scene, whose feedback is over then. */
  readonly moveTo: (time: number) => void
  /**
   * The audio of what the slide says to an answer is made ready, in the place of the scene's own; without an address the
   * scene is as it was before. Nothing is heard yet.
   */
  readonly answer: (address: string | undefined) => void
  readonly leave: () => void
  readonly elapsed: () => number
  /** How far into the audio of the feedback; undefined while none is to be heard. */
  readonly feedbackElapsed: () => number | undefined
  /** What was to be heard or read has been; also of the feedback. */
  readonly spoken: () => boolean
  /** And nothing moves any more. */
  readonly over: () => boolean
  /** It should be heard and is not: it failed, or the browser wants a click before there is any sound. */
  readonly silenced: () => boolean
  readonly sound: () => AudioState
}

/** The feedback that is heard in the place of a scene, which has stopped meanwhile. */
interface Interruption {
  /** Undefined when it is over and the scene had been heard before. */
  readonly address: string | undefined
  /** How far the scene had come, and whether it had been heard. */
  readonly elapsed: number
  readonly spoken: boolean
}

export function createScenePlayback({ audio, motion, backdrop, playback }: Instruments): ScenePlayback {
  let scene = emptyScene
  let interruption: Interruption | undefined
  const address = () => (interruption ? interruption.address : scene.address)
  const sceneElapsed = () => {
    if (interruption) return interruption.elapsed
    return scene.address ? audio.time() : Math.min(playback.time(), scene.length)
  }
  const sceneSpoken = () => {
    if (interruption) return interruption.spoken
    return scene.address ? audio.state().status === 'ended' : playback.time() >= scene.length
  }
  const spoken = () => (interruption?.address ? audio.state().status === 'ended' : sceneSpoken())
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
  /** The scene's own audio again, if feedback has taken its place. */
  const resumeScene = () => {
    if (!interruption) return
    interruption = undefined
    audio.load(scene.address)
  }
  const setTime = (time: number) => {
    playback.seek(time)
    if (scene.address) audio.seek(time)
  }
  return {
    enter(next, comesIn) {
      scene = next
      interruption = undefined
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
      if (address() !== undefined) audio.play()
    },
    rest,
    freeze,
    moveTo(time) {
      resumeScene()
      motion.seek(time)
      setTime(time)
    },
    answer(feedback) {
      if (feedback === undefined && !interruption) return
      const before = { elapsed: sceneElapsed(), spoken: sceneSpoken() }
      if (feedback === undefined && !before.spoken) {
        resumeScene()
        setTime(before.elapsed)
        return
      }
      interruption = { ...before, address: feedback }
      audio.load(feedback)
    },
    leave() {
      freeze()
      audio.load(undefined)
    },
    elapsed: sceneElapsed,
    feedbackElapsed: () => (interruption?.address === undefined ? undefined : audio.time()),
    spoken,
    over: () => spoken() && motion.time() >= scene.settledAt,
    silenced: () => address() !== undefined && ['idle', 'paused'].includes(audio.state().status),
    sound: audio.state,
  }
}
