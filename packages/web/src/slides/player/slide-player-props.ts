import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { PlayerOptions } from './playback/player-interface.ts'

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
}
