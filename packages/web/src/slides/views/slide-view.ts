import type { ComponentType } from 'react'
import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import type { ContentOf } from '@lectern/domain/slides/slide-type.ts'
import type { GeneratedPicture } from '@lectern/domain/slideshow/generated-picture.ts'
import type { PictureView } from '@lectern/domain/slideshow/slideshow.ts'
import type { SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { ThemeCategory } from '@lectern/domain/theme/theme.ts'
import type { AnimatedElement } from '../motion/animated.ts'
import type { OnDemand } from '../runtime/on-demand.ts'

export interface StageProps<Id extends SlideTypeId> {
  readonly content: ContentOf<(typeof slideTypes)[Id]['fields']>
  /** The category of the theme, which selects the motif. */
  readonly family: ThemeCategory
  /** Language tag of the content. */
  readonly language: string | undefined
  /** Id of a layout of the type. Empty for a type without layouts. */
  readonly layout?: string
  /** The part of the picture that is shown, if the author chose one. */
  readonly picture?: PictureView | undefined
  /** A drawing of data instead of a picture. */
  readonly drawing?: Drawing | undefined
  /** The picture that a model generated for the slide, which may show another one by now. */
  readonly generated?: GeneratedPicture | undefined
}

/** The look of a slide type. The file of the same name in the domain defines its content. */
export interface SlideView<Id extends SlideTypeId = SlideTypeId> {
  /** Renders the content on a stage of 1280 by 720 px with the variables of the theme (`slides.css`). */
  readonly Stage: ComponentType<StageProps<Id>>
  /** The elements that it marks with `animated`, in the order of the editor. */
  readonly elements: readonly AnimatedElement[]
  /** Code that the stage loads on demand. A player starts when its first slide has it. */
  readonly code?: readonly OnDemand<unknown>[]
}
