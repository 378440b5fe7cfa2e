import type { Section } from '../material/material.ts'
import type { Unit } from '../material/unit.ts'
import type { AdaptableIdea } from './slide-idea.ts'

/** An idea with the part of the page it comes from. */
export interface PlacedIdea extends AdaptableIdea {
  readonly section: Section
  readonly unit: Unit
  /** The slides that were joined to this one. */
  readonly parts?: readonly PlacedIdea[]
}
