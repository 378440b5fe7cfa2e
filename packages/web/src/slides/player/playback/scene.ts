import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideTexts } from '@lectern/domain/slideshow/slide-texts.ts'
import { slideDuration } from '@lectern/domain/slideshow/timeline.ts'
import { animationsEnd, transitionTo } from '../../motion/motion.ts'

/** The data of a slide that playback needs. Times in milliseconds. */
export interface Scene {
  /** Key of the slide. Empty in a slideshow from before slides had keys. */
  readonly key: string
  /** Address of the audio. A slide without audio is shown for its reading time. */
  readonly address: string | undefined
  readonly length: number
  /** The duration of the transition, and the time after it when all animations have ended. */
  readonly transitionMs: number
  readonly animationsEndMs: number
  /** True for a quiz that a learner can answer. Auto mode waits for the answer. */
  readonly isQuiz: boolean
  /** The feedback of a quiz, by the field with its text. */
  readonly feedback: ReadonlyMap<string, Feedback>
}

/** The feedback of a quiz. Without audio it is only shown. */
export interface Feedback {
  readonly text: string
  /** Address of its audio. */
  readonly address: string | undefined
}

export const emptyScene: Scene = {
  key: '',
  address: undefined,
  length: 0,
  transitionMs: 0,
  animationsEndMs: 0,
  isQuiz: false,
  feedback: new Map(),
}

export function scenesOf({ slides, presentation }: Slideshow): readonly Scene[] {
  return slides.map((slide) => ({
    key: slide.key,
    address: slide.audio_path ? mediaAddress(slide.audio_path) : undefined,
    length: slideDuration(slide),
    transitionMs: transitionTo(slide, presentation.css_theme).duration,
    animationsEndMs: animationsEnd(slide),
    isQuiz: isAnswerableQuiz(slide),
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

/** True if a slide has a quiz that a learner can answer. */
export function isAnswerableQuiz({ slide_type: type, content }: Slide): boolean {
  const known: SlideType | undefined = isSlideType(type) ? slideTypes[type] : undefined
  return known?.hasQuestion?.(content) ?? false
}
