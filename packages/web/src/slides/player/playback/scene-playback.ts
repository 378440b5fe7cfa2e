import { type Clock, createClock } from '../../runtime/clock.ts'
import { type AdjustableAudio, createAudioController } from '../../../audio/audio-controller.ts'
import type { AudioErrors } from '../../../audio/audio-errors.ts'
import type { AudioState } from '../../../audio/audio-state.ts'
import { createAdjustableFrames, type AdjustableFrames } from './adjustable-frames.ts'
import { emptyScene, type Scene } from './scene.ts'

/** The audio and clocks of a player. Tests replace them. */
export interface Instruments {
  readonly audio: AdjustableAudio
  /** The frames of `motion` and `playback`. */
  readonly frames: AdjustableFrames
  readonly motion: Clock
  readonly backdrop: Clock
  /** Runs while the player plays. It is the time of slides that have no audio. */
  readonly playback: Clock
}

export function browserInstruments(errors?: AudioErrors): Instruments {
  const frames = createAdjustableFrames()
  return {
    audio: createAudioController(undefined, undefined, errors),
    frames,
    motion: createClock(frames),
    backdrop: createClock(),
    playback: createClock(frames),
  }
}

/** The playback of one slide: its audio, or its reading time if it has none, and its motion. Times in milliseconds. */
export interface ScenePlayback {
  /** Prepares another scene at its beginning, with its transition first if it `transitionMs`. Does not play audio yet. */
  readonly enter: (scene: Scene, comesIn: boolean) => void
  /** Replaces the current scene after a change that does not affect its audio. */
  readonly replace: (scene: Scene) => void
  readonly play: () => void
  /** Stops audio and time. Running animations continue to their end. */
  readonly rest: () => void
  /** Everything stops where it is. */
  readonly freeze: () => void
  /** Moves to a time of the scene, and ends its feedback. */
  readonly moveTo: (time: number) => void
  /**
   * Prepares the audio of the feedback instead of the scene's own audio. Without an address, the scene is as before the
   * feedback. Does not play audio yet.
   */
  readonly answer: (address: string | undefined) => void
  readonly leave: () => void
  readonly elapsed: () => number
  /** The time in the audio of the feedback. Undefined if no feedback plays. */
  readonly feedbackElapsed: () => number | undefined
  /** True if the audio or the reading time has ended, also the audio of the feedback. */
  readonly spoken: () => boolean
  /** True if `spoken`, and all animations have ended. */
  readonly over: () => boolean
  /** True if audio does not play although it should: it failed, or the browser requires a click first. */
  readonly silenced: () => boolean
  readonly sound: () => AudioState
}

/** The feedback that plays while the scene is stopped. */
interface Interruption {
  /** Undefined if the feedback is over and the audio of the scene had ended before. */
  readonly address: string | undefined
  /** The elapsed time of the scene, and whether its audio had ended. */
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
      motion.seek(comesIn ? -scene.transitionMs : 0)
      move()
    },
    replace(next) {
      scene = next
    },
    play() {
      move()
      playback.play()
      // Audio that has ended would start again. `moveTo` and `enter` prepare it for that.
      if (address() !== undefined && audio.state().status !== 'ended') audio.play()
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
    over: () => spoken() && motion.time() >= scene.animationsEndMs,
    silenced: () => address() !== undefined && ['idle', 'paused'].includes(audio.state().status),
    sound: audio.state,
  }
}
