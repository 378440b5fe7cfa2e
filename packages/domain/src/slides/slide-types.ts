import type { SlideType } from './slide-type.ts'
import { type MessagesOfSlideType, withMessages } from './slide-type-messages.ts'
import { bullets } from './slide-types/bullets.ts'
import { comparison } from './slide-types/comparison.ts'
import { definition } from './slide-types/definition.ts'
import { image } from './slide-types/image.ts'
import { quiz } from './slide-types/quiz.ts'
import { quote } from './slide-types/quote.ts'
import { summary } from './slide-types/summary.ts'
import { table } from './slide-types/table.ts'
import { text } from './slide-types/text.ts'
import { title } from './slide-types/title.ts'
import { twoColumn } from './slide-types/two-column.ts'

/** The slide types, in the order of the picker. */
export const slideTypes = withMessages({
  title,
  text,
  bullets,
  image,
  'two-column': twoColumn,
  definition,
  table,
  comparison,
  quote,
  quiz,
  summary,
} as const)

export type SlideTypeId = keyof typeof slideTypes

/** The messages of all slide types for authors. */
export type SlideTypeMessages = {
  readonly [Id in SlideTypeId]: MessagesOfSlideType<(typeof slideTypes)[Id]>
}

export function isSlideType(id: string): id is SlideTypeId {
  return Object.hasOwn(slideTypes, id)
}

/** Their ids, in the same order. */
export const slideTypeIds = Object.keys(slideTypes).filter(isSlideType)

/** Whether a type has a layout of this id. A slide keeps its layout while it has a type without it. */
export function isLayout(id: string): boolean {
  return Object.values(slideTypes).some(({ layouts }: SlideType) => layouts?.all.some((one) => one.id === id))
}

/** Whether slides of this type can show a drawing of data instead of a picture. */
export function canDraw(id: string): boolean {
  const type: SlideType | undefined = isSlideType(id) ? slideTypes[id] : undefined
  return type?.draws === true
}
