import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
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
  /** It asks something that a learner can answer: auto mode does not leave it unanswered. */
  readonly asks: boolean
}

export const emptyScene: Scene = {
  key: '',
  address: undefined,
  length: 0,
  comesIn: 0,
  settledAt: 0,
  asks: false,
}

export function scenesOf({ slides, presentation }: Slideshow): readonly Scene[] {
  return slides.map((slide) => ({
    key: slide.key,
    address: slide.audio_path ? mediaAddress(slide.audio_path) : undefined,
    length: slideDuration(slide),
    comesIn: transitionTo(slide, presentation.css_theme).duration,
    settledAt: animationsEnd(slide),
    asks: asks(slide),
  }))
}

/** Whether a slide asks something that a learner can answer. */
export function asks({ slide_type: type, content }: Slide): boolean {
  const known: SlideType | undefined = isSlideType(type) ? slideTypes[type] : undefined
  return known?.asks?.(content) ?? false
}
