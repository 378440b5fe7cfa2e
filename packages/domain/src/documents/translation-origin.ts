import { z } from 'zod/mini'

/**
 * The origin of a part of a translation: the hash of each text field of the original part, and of its structure, by name. A
 * part without it was added by an author of the translation.
 */
export const translationOrigin = z.optional(z.record(z.string().check(z.maxLength(200)), z.string()))
export type TranslationOrigin = Readonly<Record<string, string>>

/** The parts of the original that a translation has taken over, also those that its author has deleted since. */
export const translatedParts = z.optional(z.array(z.string()))
