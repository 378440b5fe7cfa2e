import { createContext, type ReactNode } from 'react'
import type { SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'

/** The name of a field of any slide type. */
export type FieldName = { [Id in SlideTypeId]: keyof (typeof slideTypes)[Id]['fields'] }[SlideTypeId]

/** The source of a text on a slide: a field, and one of its bullets or paragraphs. */
export interface TextPlace {
  readonly field: FieldName
  readonly item?: number | undefined
  /** Start of the shown part in the text, in UTF-16 units. 0 if the whole text is shown. */
  readonly from?: number | undefined
}

/** Editing of a slide in place. The slide reports the place of each text, and this interface renders it editable. */
export interface SlideEditing {
  /** The text that is edited. */
  readonly typed: TextPlace | undefined
  /** `drawn` is the text as it looks while it is not edited. */
  readonly drawText: (place: TextPlace, text: string, drawn: ReactNode) => ReactNode
  /** A button over a picture, which opens the choice of a picture for the field. */
  readonly drawPictureChoice: (field: FieldName) => ReactNode
}

/** Set around an edited slide. Without it, as in players and thumbnails, a slide is only shown. */
export const SlideEditingContext = createContext<SlideEditing | undefined>(undefined)

/** True if both are places in the same text. They may be different parts of it. */
export function isSamePlace(one: TextPlace | undefined, other: TextPlace | undefined): boolean {
  return one?.field === other?.field && one?.item === other?.item
}
