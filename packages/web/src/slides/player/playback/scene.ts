import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideTexts } from '@lectern/domain/slideshow/slide-texts.ts'
import { slideDuration } from '@lectern/domain/slideshow/timeline.ts'
import { animationsEnd, transitionTo } from '../../motion/motion.ts'

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
  /** What it says to an answer, by the field that this stands in. */
  readonly feedback: ReadonlyMap<string, Feedback>
}

/** What a slide says to an answer. It is only shown where it has no audio. */
export interface Feedback {
  readonly text: string
  /** Of its audio. */
  readonly address: string | undefined
}

export const emptyScene: Scene = {
  key: '',
  address: undefined,
  length: 0,
  comesIn: 0,
  settledAt: 0,
  asks: false,
  feedback: new Map(),
}

export function scenesOf({ slides, presentation }: Slideshow): readonly Scene[] {
  return slides.map((slide) => ({
    key: slide.key,
    address: slide.audio_path ? mediaAddress(slide.audio_path) : undefined,
    length: slideDuration(slide),
    comesIn: transitionTo(slide, presentation.css_theme).duration,
    settledAt: animationsEnd(slide),
    asks: asks(slide),
    feedback: feedbackOf(slide),
  }))
}

function feedbackOf(slide: Slide): Scene['feedback'] {
  return new Map(
    slideTexts(slide).flatMap(({ field, script: text, audio_path: path }) =>
      field === undefined ? [] : [[field, { text, address: path ? mediaAddress(path) : undefined }]],
    ),
  )
}

/** Whether a slide asks something that a learner can answer. */
export function asks({ slide_type: type, content }: Slide): boolean {
  const known: SlideType | undefined = isSlideType(type) ? slideTypes[type] : undefined
  return known?.asks?.(content) ?? false
}
