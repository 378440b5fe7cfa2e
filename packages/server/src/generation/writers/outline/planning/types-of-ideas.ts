import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'

/** Whether slides of a type explain one term. */
export function definesTerm(id: SlideTypeId): boolean {
  const type: SlideType = slideTypes[id]
  return type.defines === true
}

/** Whether slides of a type list points. */
export function listsPoints(id: SlideTypeId): boolean {
  const type: SlideType = slideTypes[id]
  return Object.values(type.fields).some(({ kind }) => kind === 'list')
}
