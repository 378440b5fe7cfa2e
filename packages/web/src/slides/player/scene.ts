import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideDuration } from '@lectern/domain/slideshow/timeline.ts'
import { animationsEnd, transitionTo } from '../motion.ts'

/** What playing needs to know of a slide. Times in milliseconds. */
export interface Scene {
  /** Of its slide; empty in a slideshow from before slides had keys. */
  readonly key: string
  /** Of its audio; a slide without is played for its reading time. */
  readonly address: string | undefined
  readonly length: number
  /** How long its transition runs, and when its animations have ended after that. */
  readonly comesIn: number
  readonly settledAt: number
}

export const emptyScene: Scene = { key: '', address: undefined, length: 0, comesIn: 0, settledAt: 0 }

export function scenesOf({ slides, presentation }: Slideshow): readonly Scene[] {
  return slides.map((slide) => ({
    key: slide.key,
    address: slide.audio_path ? mediaAddress(slide.audio_path) : undefined,
    length: slideDuration(slide),
    comesIn: transitionTo(slide, presentation.css_theme).duration,
    settledAt: animationsEnd(slide),
  }))
}
