import type { ComponentType } from 'react'
import type { ContentOf } from '@lectern/domain/slides/slide-type.ts'
import type { PictureView } from '@lectern/domain/slideshow/slideshow.ts'
import type { SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { ThemeCategory } from '@lectern/domain/theme/theme.ts'
import type { AnimatedElement } from '../motion/animated.ts'
import type { OnDemand } from '../runtime/on-demand.ts'

export interface StageProps<Id extends SlideTypeId> {
  readonly content: ContentOf<(typeof slideTypes)[Id]['fields']>
  /** The category of the theme, which lends its motif. */
  readonly family: ThemeCategory
  /** Language tag of the content. */
  readonly language: string | undefined
  /** Id of a layout of the type; empty for a type without layouts. */
  readonly layout?: string
  /** Which part of its picture is seen, as far as the author chose. */
  readonly picture?: PictureView | undefined
}

/** How a type of slide looks. What it holds is told by the file of the same name in the domain. */
export interface SlideView<Id extends SlideTypeId = SlideTypeId> {
  /** Draws the content on a stage of 1280 by 720 px in the theme's variables (`slides.css`). */
  readonly Stage: ComponentType<StageProps<Id>>
  /** What it marks by `animated`, in the order in which an author may animate it. */
  readonly elements: readonly AnimatedElement[]
  /** What its stage fetches. A player begins when its first slide has it. */
  readonly code?: readonly OnDemand<unknown>[]
}
