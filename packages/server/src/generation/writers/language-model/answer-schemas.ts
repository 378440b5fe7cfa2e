import { z } from 'zod'
import type { PagePart } from './page-parts.ts'

/** A text with letters or digits. Models write numbers in table cells as numbers. */
export const nonBlank = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'is empty')

/** Ids of blocks of the part, each once. */
export function sourcesOf(part: PagePart) {
  return z.array(z.enum(part.ids, 'is no id of a block of the page'))
}
