import { z } from 'zod/mini'
import { languageOf } from '../voices/languages.ts'

/**
 * How a term of a course is said. It holds for whole words, in whichever case they are written; a term with a capital
 * behind its first letter (`SQL`, `pH`) only as it is written, since `it` is not `IT`.
 */
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

/**
 * A text as it is to be read aloud in a language: with every term of the glossary as it is said. Of terms that overlap
 * the longer one counts. Formulas and addresses stay, since their signs are no words.
 */
export function applyGlossary(
  text: string,
  terms: readonly GlossaryTerm[],
  language: string | undefined,
): string {
  const spokenAs = new Map(
    terms.filter((term) => holdsFor(term, language)).map((term) => [keyOf(term), term.spoken] as const),
  )
  if (spokenAs.size === 0) return text
  return text.replaceAll(patternOf([...spokenAs.keys()]), (found) => {
    const written = found.replaceAll(/\s+/g, ' ')
    return spokenAs.get(written) ?? spokenAs.get(written.toLowerCase()) ?? found
  })
}

function holdsFor(term: GlossaryTerm, language: string | undefined): boolean {
  return term.language === undefined || languageOf(term.language) === languageOf(language)
}

/** Terms in any case are known by their lower-case form. */
function keyOf({ term }: GlossaryTerm): string {
  return /^.+\p{Lu}/u.test(term) ? term : term.toLowerCase()
}

/** What is left alone first, then the terms, the longest first. */
function patternOf(keys: readonly string[]): RegExp {
  const longestFirst = keys.toSorted((one, other) => other.length - one.length)
  return new RegExp([untouched, ...longestFirst.map(wordPattern)].join('|'), 'giv')
}

const untouched = String.raw`\$\$[^$]+\$\$|\$(?!\s)[^$\n]+(?<!\s)\$(?!\d)|https?:\/\/\S+`

/** Where no space parts words, a term may stand anywhere. */
const unspaced = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}`

function wordPattern(key: string): string {
  const escaped = key.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
  const letter = String.raw`[[\p{L}\p{M}\p{N}_]--[${unspaced}]]`
  const start = new RegExp(`^[${unspaced}]`, 'u').test(key) ? '' : `(?<!${letter})`
  const end = new RegExp(`[${unspaced}]$`, 'u').test(key) ? '' : `(?!${letter})`
  return `${start}${escaped}${end}`
}
