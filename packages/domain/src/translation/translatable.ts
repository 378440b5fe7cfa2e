import type { TranslationOrigin } from '../documents/translation-origin.ts'
import { derived } from '../editing/derived.ts'
import { hashText } from '../sources/hash-text.ts'

/** A field of a part with texts of the author: one text, the items of a list, or the texts of a drawing. */
export interface TranslatableField {
  /** Unique in its part: `audio_script`, `content.slide_title`. */
  readonly name: string
  readonly texts: readonly string[]
  /** Its purpose, in English, for a translator. */
  readonly use: string
  /** Spoken texts have no place on a slide that they must fit. */
  readonly isSpoken: boolean
}

/** A part of a document with its texts, apart from everything that a translation does not change. */
export interface TranslatablePart {
  /** Unique in the document, and the same in its translations. */
  readonly id: string
  readonly fields: readonly TranslatableField[]
  /** Everything that a translation takes from the original as it is: the type of a slide, its picture, the numbers of a chart. */
  readonly structure: unknown
}

/** The texts of a part in another language, by field and in the order of the field's texts. */
export type TranslatedTexts = ReadonlyMap<string, readonly string[]>

/** Id of the title and the other texts of a document that belong to no slide or segment. */
export const frameId = 'frame'

/** The name under which the hash of a part's structure is stored. No field has it. */
export const structureName = 'structure'

/** The hashes by which a later change of an original part is found. */
export const originOf = derived(({ fields, structure }: TranslatablePart): TranslationOrigin => {
  const hashes = fields.map(({ name, texts }) => [name, hashText(JSON.stringify(texts))] as const)
  return { [structureName]: hashText(JSON.stringify(structure ?? null)), ...Object.fromEntries(hashes) }
})

/** The names of what differs between a part and what its translation was made from. */
export function changedSince(part: TranslatablePart, made: TranslationOrigin): readonly string[] {
  const now = originOf(part)
  return [...new Set([...Object.keys(now), ...Object.keys(made)])].filter((name) => now[name] !== made[name])
}
