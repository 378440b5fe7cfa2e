import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { Material, Section } from '../material.ts'
import type { Unit } from '../unit.ts'

/** A slide that could be made of some blocks. More ideas are had than slides are made. */
export interface SlideIdea {
  readonly type: SlideTypeId
  readonly content: Readonly<Record<string, string | readonly string[]>>
  /** What is said, piece by piece, as the page writes it: math and code still marked. */
  readonly says: readonly string[]
  readonly sources: readonly string[]
  /** Id of the block after which the slide comes. */
  readonly at: string
  /** How well this kind of slide serves what it shows; 1 is plain prose. */
  readonly worth: number
}

/** What ideas are made from. */
export interface Stuff {
  readonly material: Material
  readonly images: ReadonlyMap<string, string>
  readonly section: Section
  readonly unit: Unit
}

/** One way to make slides of a unit. */
export type SlideMaker = (stuff: Stuff) => readonly SlideIdea[]
