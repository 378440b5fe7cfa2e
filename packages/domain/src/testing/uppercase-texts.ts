import type { TranslatablePart, TranslatedTexts } from '../translation/translatable.ts'

/** A fake translation of parts: every text in capital letters, under the id of its part. */
export const uppercaseTexts = (parts: readonly TranslatablePart[]): Map<string, TranslatedTexts> =>
  new Map(
    parts.map(({ id, fields }) => [
      id,
      new Map(fields.map(({ name, texts }) => [name, texts.map((text) => text.toUpperCase())])),
    ]),
  )
