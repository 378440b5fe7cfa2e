import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { AudioErrors } from '../../../audio/audio-errors.ts'
import type { Sound } from '../../../audio/sound.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { PlayerState } from './player-state.ts'

export interface Player {
  readonly state: () => PlayerState
  readonly subscribe: (listener: () => void) => () => void
  /** Starts, and returns a function that stops and releases the audio. Can be started again, at the same place. */
  readonly start: () => () => void
  /** The time of the shown slide. It is negative during its transition. */
  readonly motion: Clock
  /** The time of the motion behind the slides. It continues from one slide to the next. */
  readonly backdrop: Clock
  readonly play: () => void
  readonly pause: () => void
  readonly goTo: (index: number) => void
  /** Plays the slide from its beginning. */
  readonly replay: () => void
  /** Goes to a time of the whole slideshow. */
  readonly seek: (time: number) => void
  /** Goes the given milliseconds forwards, or backwards. */
  readonly skip: (by: number) => void
  readonly setAuto: (auto: boolean) => void
  /**
   * Call it when the quiz of the shown slide is answered, with the field of its feedback, and with undefined when the user
   * tries again. Audio of the feedback is played, also in a paused player. Auto mode continues after the feedback was
   * played, and after enough time to read it.
   */
  readonly setAnswered: (field: string | undefined) => void
  readonly setMuted: (muted: boolean) => void
  /** From 0 to 1. A volume above 0 also unmutes. */
  readonly setVolume: (volume: number) => void
  readonly setSpeed: (speed: number) => void
  /** Replaces the slideshow after a change. The shown slide stays, also if it was moved. */
  readonly update: (slideshow: Slideshow) => void
}

export interface PlayerOptions {
  readonly slideshow: Slideshow
  /** The first slide to show, and the time in it, in milliseconds. */
  readonly start?: number | undefined
  readonly startTime?: number | undefined
  readonly auto?: boolean | undefined
  /** Plays immediately, and plays each slide that the user goes to. */
  readonly autoplay?: boolean | undefined
  readonly sound?: Sound | undefined
  /** Messages for audio that cannot be played. Undefined for those of authors. */
  readonly audioErrors?: AudioErrors | undefined
}
