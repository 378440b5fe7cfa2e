import { mediaAddress } from '@lectern/domain/api/media-address.ts'
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
  /** A quiz, which auto mode does not leave unanswered. */
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

/** A quiz without any option cannot be answered. */
function asks({ slide_type, content }: Slide): boolean {
  const options = [content['option_a'], content['option_b'], content['option_c'], content['option_d']]
  return slide_type === 'quiz' && options.some((option) => typeof option === 'string' && option.trim() !== '')
}
