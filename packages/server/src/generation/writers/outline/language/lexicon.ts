import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { phrasesOf } from './phrases.ts'
import type { Phrases } from './phrase-book.ts'

export type Role = keyof Phrases['headings']

/**
 * The phrases of a language, compiled into queries: the role of a heading, whether a sentence depends on another, where
 * it can be cut.
 */
export interface Lexicon {
  readonly language: string
  readonly phrases: Phrases
  roleOf(heading: string): Role | undefined
  /** Whether the start of a sentence depends on the previous sentence. */
  leans(text: string): boolean
  /** Whether it is a complete statement and no question. */
  isWhole(text: string): boolean
  /** Whether it sends the reader to a figure, a link or another page. */
  pointsElsewhere(text: string): boolean
  isImportant(text: string): boolean
  withoutReferences(text: string): string
  /**
   * The text within `words` words, cut at the end of a clause and without its full stop; undefined if there is no clean
   * cut.
   */
  shorten(text: string, words: number): string | undefined
}

/** Languages without spaces between words, where a word is found anywhere in the text. */
const unspaced = new Set(['zh', 'ja', 'th'])

/** Creating one compiles large patterns, so each is created once. */
const lexicons = new Map<string, Lexicon>()

export function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const made = createLexicon(language)
  lexicons.set(language, made)
  return made
}

function createLexicon(language: string): Lexicon {
  const code = languageOf(language) ?? 'en'
  const phrases = phrasesOf(language)
  const spaced = !unspaced.has(code)
  const leaning = starting(phrases.leaning, spaced)
  const back = early(phrases.pointingBack, spaced)
  const pointers = starting(phrases.pointers, spaced)
  const cues = containing(phrases.cues, spaced)
  const figures = containing(phrases.figures, spaced)
  const figureNumber = numbered(figures)
  const isReference = (aside: string) =>
    figures.test(aside.toLowerCase()) || /^\s*\[\d+(?:[,–-]\s*\d+)*\]$/.test(aside)
  const clause = starting(phrases.clauses, spaced)
  const subordinate = starting(phrases.subordinate, spaced)
  const roles = rolesOf(phrases, spaced)

  const shorten = (text: string, words: number): string | undefined => {
    const whole = withoutStop(text)
    if (countWords(whole) <= words) return whole
    const bare = withoutStop(withoutAsides(whole))
    if (isBalanced(bare) && countWords(bare) <= words && countWords(bare) >= 4) return bare
    return cuts(bare, subordinate.test(bare.toLowerCase()) ? undefined : clause)
      .map((at) => withoutStop(bare.slice(0, at)))
      .filter(
        (head) =>
          countWords(head) <= words &&
          countWords(head) >= 5 &&
          isBalanced(head) &&
          (spaced || !head.includes('，')),
      )
      .at(-1)
  }

  return {
    language,
    phrases,
    roleOf: (heading) => roles.find(([, pattern]) => pattern.test(heading.toLowerCase()))?.[0],
    leans: (text) =>
      leaning.test(text.toLowerCase()) ||
      back.test(text.toLowerCase()) ||
      /^["“«(]?\p{Ll}/u.test(text) ||
      /^[^\p{L}\p{N}"“«„「¿¡$`(]/u.test(text),
    isWhole: (text) =>
      !/[ⓐ-ⓩ]/.test(text) && /[.!。！।…؟?？]["”’»」』)]*$/u.test(text) && !/[?？؟;]["”’»」』)]*$/u.test(text),
    pointsElsewhere: (text) =>
      pointers.test(text.toLowerCase()) ||
      figureNumber.test(text.toLowerCase()) ||
      /https?:|www\.|_{3,}/.test(text),
    isImportant: (text) => cues.test(text.toLowerCase()),
    withoutReferences: (text) =>
      text
        .replace(/\s*[([（][^()[\]（）]*[)\]）]/g, (aside) => (isReference(aside) ? '' : aside))
        .replace(/\s+/g, ' ')
        .trim(),
    shorten,
  }
}

/** English headings are common on pages of every language. */
function rolesOf(phrases: Phrases, spaced: boolean): readonly (readonly [Role, RegExp])[] {
  const order: readonly Role[] = ['objectives', 'exercises', 'solution', 'terms', 'references', 'summary']
  return order.map((role) => {
    const own = titled(phrases.headings[role], spaced)
    const english = titled(phrasesOf('en').headings[role], true)
    return [role, new RegExp(`${own.source}|${english.source}`, 'u')]
  })
}

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])'
const wordStart = '(?<![\\p{L}\\p{M}\\p{N}])'

function alternatives(words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '(?!)'
}

function starting(words: readonly string[], spaced: boolean): RegExp {
  return new RegExp(`^["“«„「(¿¡]*(?:${alternatives(words)})${spaced ? wordEnd : ''}`, 'u')
}

/** Among the first five words, or the first characters if words have no spaces between them. */
function early(words: readonly string[], spaced: boolean): RegExp {
  const any = alternatives(words)
  return new RegExp(spaced ? `^(?:\\S+\\s+){0,4}["“(]?(?:${any})${wordEnd}` : `^.{0,6}(?:${any})`, 'u')
}

function containing(words: readonly string[], spaced: boolean): RegExp {
  return new RegExp(
    spaced ? `${wordStart}(?:${alternatives(words)})${wordEnd}` : `(?:${alternatives(words)})`,
    'u',
  )
}

/** A heading has a role if a word of that role is all of it, or a phrase of that role starts or ends it. */
function titled(words: readonly string[], spaced: boolean): RegExp {
  const isPhrase = (word: string) => (spaced ? word.includes(' ') : word.length > 2)
  const phrases = alternatives(words.filter(isPhrase))
  return new RegExp(
    `^[^\\p{L}]*(?:${alternatives(words)})[^\\p{L}]*$|^(?:${phrases})${spaced ? wordEnd : ''}|${spaced ? wordStart : ''}(?:${phrases})[^\\p{L}\\p{N}]*$`,
    'u',
  )
}

/** 'Figure 3', but not 'a figure'. */
function numbered(figures: RegExp): RegExp {
  return new RegExp(`${figures.source}\\s*(?:\\p{N}|[:：]$)`, 'u')
}

function withoutStop(text: string): string {
  return text.replace(/[\s.。।;:：,，、،]+$/u, '').trim()
}

/** Removes text in brackets or between a pair of dashes. */
function withoutAsides(text: string): string {
  return text
    .replace(/\s*[(（][^()（）]*[)）]/g, '')
    .replace(/\s*—[^—]*—\s*|\s+–\s[^–]*\s–\s+/g, ' ')
    .replace(/\s+([,.;:،])/g, '$1')
    .trim()
}

/** Where a text may end early: before an additional clause, a semicolon, a dash. */
function cuts(text: string, clause: RegExp | undefined): number[] {
  const commas = [...text.matchAll(/[,，、،]\s*/g)].filter(({ index, 0: comma }) =>
    clause?.test(text.slice(index + comma.length).toLowerCase()),
  )
  return [...commas, ...text.matchAll(/[;；؛]|\s[–-]\s|—/g)].map(({ index }) => index).sort((a, b) => a - b)
}

function isBalanced(text: string): boolean {
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0
  return (
    count(/[(（]/g) === count(/[)）]/g) &&
    count(/[“”„«»「」]/g) % 2 === 0 &&
    count(/"/g) % 2 === 0 &&
    count(/\$/g) % 2 === 0 &&
    count(/`/g) % 2 === 0
  )
}
