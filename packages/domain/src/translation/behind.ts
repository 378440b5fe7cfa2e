import type { TranslationOrigin } from '../documents/translation-origin.ts'
import { changedSince, structureName, type TranslatablePart, type TranslatedTexts } from './translatable.ts'

/** How the documents of a format are translated. All functions are pure. */
export interface TranslationFormat<Document> {
  /** The texts of a document, part by part in its order. The frame is the first part. */
  parts(document: Document): readonly TranslatablePart[]
  /** The same parts in the groups that are translated together, because one explains the other. */
  groups(document: Document): readonly (readonly TranslatablePart[])[]
  /** True if the first group is only the frame. Otherwise each group is a slide or a segment. */
  readonly isFrameGroup: boolean
  titleOf(document: Document): string
  /** The parts of a translation that were made from the original, with what they were made from. */
  origins(translation: Document): ReadonlyMap<string, TranslationOrigin>
  /** The parts of the original that the translation has taken over, also those that its author deleted. */
  taken(translation: Document): readonly string[]
  languageOf(document: Document): string | undefined
  /** The translation of a whole document. Audio is left out: it speaks the other language. */
  translated(original: Document, texts: ReadonlyMap<string, TranslatedTexts>, by: TranslationMaker): Document
  /** The part with these texts of the original as it is now. Fields that are not among them keep their words. */
  update(translation: Document, original: Document, id: string, texts: TranslatedTexts): Document
  /** A part of the original that the translation does not have yet, after the part before it. */
  add(translation: Document, original: Document, id: string, texts: TranslatedTexts): Document
  remove(translation: Document, id: string): Document
  /** Keeps the words of a part. Without `part`, the part becomes the author's own. */
  settle(translation: Document, id: string, part: TranslatablePart | undefined): Document
}

export interface TranslationMaker {
  readonly language: string
  /** Display name of the writer. */
  readonly madeBy: string
}

/** A part of a translation that does not say what the original says now. */
export interface BehindPart {
  readonly id: string
  readonly change: 'changed' | 'added' | 'removed'
  /** The text fields to translate. */
  readonly fields: readonly string[]
}

/** The parts of a translation that are behind, in the order of the original. */
export function partsBehind<Document>(
  format: TranslationFormat<Document>,
  original: Document,
  translation: Document,
): readonly BehindPart[] {
  const [origins, taken] = [format.origins(translation), new Set(format.taken(translation))]
  const parts = format.parts(original)
  const present = new Set(format.parts(translation).map(({ id }) => id))
  const now = parts.flatMap((part): BehindPart[] => {
    const { id, fields } = part
    const made = origins.get(id)
    const names = fields.map(({ name }) => name)
    // An author who deleted a part, or made it their own, is not asked again.
    if (!made) return present.has(id) || taken.has(id) ? [] : [{ id, change: 'added', fields: names }]
    const changed = changedSince(part, made)
    if (changed.length === 0) return []
    // A part of another type has other fields, whose words the translation does not have.
    const isOther = changed.includes(structureName) && names.some((name) => !(name in made))
    return [{ id, change: 'changed', fields: names.filter((name) => isOther || changed.includes(name)) }]
  })
  const ids = new Set(parts.map(({ id }) => id))
  // A copy that the author of the translation made has the origin of its part, but was never a part of the original.
  const gone = [...origins.keys()].filter((id) => taken.has(id) && !ids.has(id))
  return [...now, ...gone.map((id): BehindPart => ({ id, change: 'removed', fields: [] }))]
}

/** The part of the original before another one that the translation has too. Undefined without one. */
export function partBefore<Document>(
  format: TranslationFormat<Document>,
  original: Document,
  id: string,
  isPresent: (id: string) => boolean,
): string | undefined {
  const ids = format.parts(original).map((part) => part.id)
  return ids.slice(0, Math.max(0, ids.indexOf(id))).findLast(isPresent)
}
