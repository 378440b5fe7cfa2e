import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { PlayerLayout } from './controls/use-player-layout.ts'
import type { Player, PlayerOptions } from './playback/player-interface.ts'

export interface SlidePlayerProps extends Omit<PlayerOptions, 'sound' | 'startTime'> {
  /**
   * Resumes where the user left this slideshow in this browser, instead of at `start`. With 'same slide', only if that place
   * is on the slide of `start`.
   */
  readonly resume?: 'anywhere' | 'same slide' | undefined
  /** Called with the shown slide when it changes. */
  readonly onSlide?: ((slide: Slide) => void) | undefined
  readonly fullscreen?: boolean
  /** Enters or leaves fullscreen. Without it, the player has no button and no key for that. */
  readonly onFullscreen?: (() => void) | undefined
  /** The page around the player. */
  readonly page?: PlayerPage | undefined
}

/** A page that shows parts of the player elsewhere, such as its transcript. */
export interface PlayerPage {
  /**
   * The layout of the controls. Undefined if the size of the player decides. Fullscreen always depends on the size, and
   * `below` is only used if the player is high enough.
   */
  readonly layout?: PlayerLayout | undefined
  /** True if the page shows the transcript. Then the player shows its own only in fullscreen, and the page hides the button. */
  readonly hasTranscript?: boolean | undefined
  /** Called once, with the player that is shown. */
  readonly onPlayer?: ((player: Player) => void) | undefined
  /** Called with the index of a quiz and the chosen options, and without options when the learner tries again. */
  readonly onAnswer?: ((index: number, chosen: readonly string[]) => void) | undefined
  /** Called when the learner leaves the question of the last slide. */
  readonly onEnd?: (() => void) | undefined
}
