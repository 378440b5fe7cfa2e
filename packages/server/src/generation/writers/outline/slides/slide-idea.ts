import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { Material, Section } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'

/** The sentences that other slides show or say. */
export type Taken = ReadonlySet<Sentence>

/** A possible slide for some blocks. There are more ideas than slides. */
export interface SlideIdea {
  readonly type: SlideTypeId
  readonly content: Readonly<Record<string, string | readonly string[]>>
  /** Drawn from the data of its blocks, on an image slide. */
  readonly drawing?: Drawing
  /** The drawing leaves out data of its block, so another slide may show it too. */
  readonly showsPart?: boolean
  /** The spoken texts in order, as on the page: math and code still marked. */
  readonly says: readonly string[]
  /** The title if another slide already has the title of this one. If undefined, the slide is named by its content. */
  readonly otherTitle?: string
  /** The same in other words, for the case that other slides say all of it. */
  readonly otherwise?: readonly string[]
  readonly sources: readonly string[]
  /** Id of the block after which the slide comes. */
  readonly at: string
  /** The text of its part of the page needs it: a series that prose leaves out, a program whose names the text uses. */
  readonly isNeeded?: boolean
  /** Its script only says again what other slides say. */
  readonly retells?: boolean
  /** Shows what a drawing of its block leaves out: the cases of a step. */
  readonly completes?: boolean
  /** Written from paragraphs, so that it can be joined with the paragraphs beside it. */
  readonly isProse?: boolean
  /** How well this kind of slide suits its content; 1 is plain prose. */
  readonly worth: number
}

/** An idea that is written from a choice of sentences. */
export interface WrittenIdea extends SlideIdea {
  /** The sentences of the page that it shows or says. */
  readonly uses: readonly Sentence[]
  /** How many sentences it could say: a slide with a small choice chooses before one with a large choice. */
  readonly choice: number
}

/** An idea that can be written again from fewer sentences. */
export interface AdaptableIdea extends WrittenIdea {
  /** The same slide without sentences that other slides have; undefined if too little is left. */
  without(taken: Taken): AdaptableIdea | undefined
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

/** The idea that `write` makes from all sentences, if it makes one. It can be written again from fewer. */
export function ideaOf(write: (taken: Taken) => WrittenIdea | undefined): readonly AdaptableIdea[] {
  const again = (taken: Taken): AdaptableIdea | undefined => {
    const written = write(taken)
    return written && { ...written, without: again }
  }
  const idea = again(new Set())
  return idea ? [idea] : []
}

/** An idea that is not written from a choice of sentences: its script omits those that other slides have. */
export function adaptable(
  idea: SlideIdea | AdaptableIdea,
  sentenceOf: (spoken: string) => Sentence | undefined,
): AdaptableIdea {
  if ('without' in idea) return idea
  const uses = idea.says.flatMap((spoken) => sentenceOf(spoken) ?? [])
  const without = (taken: Taken): AdaptableIdea => {
    const left = uses.filter((one) => !taken.has(one))
    if (left.length === uses.length || left.some(({ isDependent }) => isDependent)) return made
    const says = idea.says.filter((spoken) => !uses.some((one) => one.text === spoken && taken.has(one)))
    return adaptable({ ...idea, says: says.length > 0 ? says : (idea.otherwise ?? []) }, sentenceOf)
  }
  const made = { ...idea, uses, choice: 0, without }
  return made
}
