import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { Material, Section } from '../material/material.ts'
import type { Unit } from '../material/unit.ts'

/** A possible slide for some blocks. There are more ideas than slides. */
export interface SlideIdea {
  readonly type: SlideTypeId
  readonly content: Readonly<Record<string, string | readonly string[]>>
  /** Drawn from the data of its blocks, on an image slide. */
  readonly drawing?: Drawing
  /** The drawing leaves out data of its block, so another slide may show it too. */
  readonly showsPart?: boolean
  /** The spoken text, piece by piece, as on the page: math and code still marked. */
  readonly says: readonly string[]
  readonly sources: readonly string[]
  /** Id of the block after which the slide comes. */
  readonly at: string
  /** How well this kind of slide suits its content; 1 is plain prose. */
  readonly worth: number
}

/** Input for ideas. */
export interface MakerInput {
  readonly material: Material
  readonly images: ReadonlyMap<string, string>
  readonly section: Section
  readonly unit: Unit
}

/** One way to make slides of a unit. */
export type SlideMaker = (input: MakerInput) => readonly SlideIdea[]
