import { z } from 'zod/mini'
import { translated } from '../../messages/translated.ts'
import { languageOf } from '../../voices/languages.ts'
import { createTermMatcher } from './term-matcher.ts'

export const glossaryTermMessages = translated('glossary terms', {
  termMissing: 'Please write the term.',
  termTooLong: 'A term has at most 100 characters.',
  spokenMissing: 'Please write how the term is said.',
  spokenTooLong: 'How a term is said has at most 200 characters.',
  tooManyTerms: 'A glossary has at most 500 terms.',
})

/**
 * The pronunciation of a term of a course. It applies to whole words in any case. A term with a capital after its first
 * letter (`SQL`, `pH`) applies only as written, because `it` is not `IT`.
 */
export const glossaryTerm = z.object({
  /** The written form: `SQL`. */
  term: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => glossaryTermMessages.termMissing }),
      z.maxLength(100, { error: () => glossaryTermMessages.termTooLong }),
    ),
  /** The spoken form: `sequel`. */
  spoken: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => glossaryTermMessages.spokenMissing }),
      z.maxLength(200, { error: () => glossaryTermMessages.spokenTooLong }),
    ),
  /** Primary language subtag of the content it applies to: `en`. Without it, the term applies to all languages. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
})
export type GlossaryTerm = z.infer<typeof glossaryTerm>

/** The pronunciations of a course. */
export const glossary = z.object({
  terms: z.array(glossaryTerm).check(z.maxLength(500, { error: () => glossaryTermMessages.tooManyTerms })),
})

/** A compiled glossary that can be applied to any number of texts. */
interface CompiledGlossary {
  apply(text: string): string
}

/** Terms are compiled once per language, because reading a document applies them to every part of it. */
const compiled = new WeakMap<readonly GlossaryTerm[], Map<string, CompiledGlossary>>()

/**
 * Replaces every term of the glossary in a text with its spoken form. Of overlapping terms the longer one is used.
 * Formulas and addresses do not change, because they are not words. The function compiles a list of terms on first use
 * and caches the result as long as the list exists. Pass the same list again, and never change it.
 */
export function applyGlossary(
  text: string,
  terms: readonly GlossaryTerm[],
  language: string | undefined,
): string {
  if (terms.length === 0) return text
  const byLanguage = compiled.get(terms) ?? new Map<string, CompiledGlossary>()
  compiled.set(terms, byLanguage)
  const spoken = languageOf(language) ?? ''
  const known = byLanguage.get(spoken) ?? compile(terms.filter((term) => holdsFor(term, language)))
  byLanguage.set(spoken, known)
  return known.apply(text)
}

function compile(terms: readonly GlossaryTerm[]): CompiledGlossary {
  const spokenAs = new Map(terms.map((term) => [keyOf(term), term.spoken] as const))
  if (spokenAs.size === 0) return { apply: (text) => text }
  const find = createTermMatcher([...spokenAs.keys()].toSorted((one, other) => other.length - one.length))
  const say = (found: string) => {
    const written = found.replaceAll(/\s+/g, ' ')
    return spokenAs.get(written) ?? spokenAs.get(written.toLowerCase()) ?? found
  }
  const apply = (text: string) => {
    let said = ''
    let done = 0
    for (const { start, end } of find(text)) {
      said += text.slice(done, start) + say(text.slice(start, end))
      done = end
    }
    return said + text.slice(done)
  }
  return { apply: remembering(apply) }
}

/** Maximum number of cached characters for one glossary and language: those of a long slideshow. */
const rememberedCharacters = 500_000

/** Every reading of a document applies the glossary to the same texts again. */
function remembering(apply: (text: string) => string): (text: string) => string {
  const remembered = new Map<string, string>()
  let characters = 0
  return (text) => {
    const known = remembered.get(text)
    if (known !== undefined) return known
    const said = apply(text)
    characters += text.length
    if (characters > rememberedCharacters) {
      remembered.clear()
      characters = text.length
    }
    remembered.set(text, said)
    return said
  }
}

function holdsFor(term: GlossaryTerm, language: string | undefined): boolean {
  return term.language === undefined || languageOf(term.language) === languageOf(language)
}

/** Terms that match any case are stored in lower case. */
function keyOf({ term }: GlossaryTerm): string {
  return /^.+\p{Lu}/u.test(term) ? term : term.toLowerCase()
}
