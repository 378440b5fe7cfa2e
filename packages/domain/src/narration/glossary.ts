import { z } from 'zod/mini'

/** How a term of a course is said. It holds for whole words, in whichever case they are written. */
export const glossaryTerm = z.object({
  /** As it is written: `SQL`. */
  term: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write the term.'),
      z.maxLength(100, 'A term has at most 100 characters.'),
    ),
  /** As it is to be read aloud: `sequel`. */
  spoken: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write how the term is said.'),
      z.maxLength(200, 'How a term is said has at most 200 characters.'),
    ),
  /** Primary language subtag of the content it holds for: `en`; without one it holds for all. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
})
export type GlossaryTerm = z.infer<typeof glossaryTerm>

/** The glossary of a course. */
export const glossary = z.object({
  terms: z.array(glossaryTerm).check(z.maxLength(500, 'A glossary has at most 500 terms.')),
})
export type Glossary = z.infer<typeof glossary>
