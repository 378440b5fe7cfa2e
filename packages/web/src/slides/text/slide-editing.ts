import { createContext, type ReactNode } from 'react'
import type { SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'

/** The name of a field, of any type of slide. */
export type FieldName = { [Id in SlideTypeId]: keyof (typeof slideTypes)[Id]['fields'] }[SlideTypeId]

/** Where a text of a slide comes from: a field, and which of its bullets or paragraphs. */
export interface TextPlace {
  readonly field: FieldName
  readonly item?: number | undefined
  /** Where in it the part begins that is drawn here, in UTF-16 units; 0 where all of it is. */
  readonly from?: number | undefined
}

/** How a slide is edited where it is shown: the slide says what stands where, this draws it so that it can be changed. */
export interface SlideEditing {
  /** The text that is being typed in. */
  readonly typed: TextPlace | undefined
  /** `drawn` is how the text looks while it is not typed in. */
  readonly drawText: (place: TextPlace, text: string, drawn: ReactNode) => ReactNode
  /** What is pressed to choose the picture of a field; it lies over it. */
  readonly drawPictureChoice: (field: FieldName) => ReactNode
}

/** Around a slide that is edited. Without it, as in players and thumbnails, a slide is only shown. */
export const SlideEditingContext = createContext<SlideEditing | undefined>(undefined)

/** Whether both belong to one text, of which they may be different parts. */
export function isSamePlace(one: TextPlace | undefined, other: TextPlace | undefined): boolean {
  return one?.field === other?.field && one?.item === other?.item
}
