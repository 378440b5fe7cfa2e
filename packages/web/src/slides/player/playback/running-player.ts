import { timeline, type Timeline } from '@lectern/domain/slideshow/timeline.ts'
import type { PlayerOptions } from './player-interface.ts'
import { emptyScene, type Scene, scenesOf } from './scene.ts'
import { createScenePlayback, type Instruments, type ScenePlayback } from './scene-playback.ts'
import { createShownState, type ShownState } from './shown-state.ts'

/** State shared by the functions of a player: the slides, the shown slide, and its playback. */
export interface RunningPlayer {
  readonly instruments: Instruments
  /** The playback of the shown slide. */
  readonly stage: ScenePlayback
  readonly shown: ShownState
  /** Plays each slide that the user goes to. */
  readonly autoplay: boolean
  scenes: readonly Scene[]
  line: Timeline
  /**
   * The field of the quiz's feedback, and the time when the user has read it. This is a time of `backdrop`, because that
   * clock stops with the player and does not depend on the speed.
   */
  answer: { readonly field: string; readonly readAt: number } | undefined
  /** True if the player was paused when the quiz was answered. Then it stops again after the feedback. */
  feedbackOnly: boolean
}

export function createRunningPlayer(options: PlayerOptions, instruments: Instruments): RunningPlayer {
  return {
    instruments,
    stage: createScenePlayback(instruments),
    shown: createShownState(options),
    autoplay: options.autoplay === true,
    scenes: scenesOf(options.slideshow),
    line: timeline(options.slideshow.slides),
    answer: undefined,
    feedbackOnly: false,
  }
}

/** True if the slideshow plays, and not only the feedback of a paused slideshow. */
export function isSlideshowPlaying({ shown, feedbackOnly }: RunningPlayer): boolean {
  return shown.state().playing && !feedbackOnly
}

export function shownScene({ scenes, shown }: RunningPlayer): Scene {
  return scenes[shown.state().index] ?? emptyScene
}

export function lastIndex({ scenes }: RunningPlayer): number {
  return Math.max(0, scenes.length - 1)
}

/** The nearest index that has a slide. */
export function clampIndex(player: RunningPlayer, index: number): number {
  return Math.max(0, Math.min(index, lastIndex(player)))
}

/** Plays the shown slide from where it is. */
export function startPlaying({ shown, stage }: RunningPlayer): void {
  shown.set({ playing: true })
  stage.play()
}

/** Stops audio and time. Running animations continue to their end. */
export function stopPlaying({ shown, stage }: RunningPlayer): void {
  shown.set({ playing: false, waiting: false })
  stage.rest()
}

/** Shows the time and the state of the audio. */
export function updateShownState({ stage, shown, answer }: RunningPlayer): void {
  const { status, error } = stage.sound()
  const elapsed = stage.feedbackElapsed()
  const feedback = answer && elapsed !== undefined ? { field: answer.field, elapsed } : undefined
  shown.set({ elapsed: stage.elapsed(), loading: status === 'loading', feedback, error })
}
