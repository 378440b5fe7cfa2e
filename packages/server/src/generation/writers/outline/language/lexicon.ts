import { isAboutRemainder } from './words/remainders.ts'
import { saysSameThing } from './words/same-thing.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { discourseOf } from './discourse.ts'
import type { Discourse } from './discourse.ts'
import { phrasesOf } from './phrases.ts'
import { raiseUnits } from './garbled.ts'
import { withoutExampleAddresses } from './words/example-address.ts'
import { withoutEra } from './words/without-era.ts'
import type { PhraseBook, Phrases, Relation } from './phrase-book.ts'
import { withoutReferences } from './references.ts'
import { capitalised } from './enumerate.ts'
import { createShorten } from './shorten.ts'
import type { Shorten } from './shorten.ts'
import { createAddressesReader } from './words/address-words.ts'
import { announces } from './words/announcing-words.ts'
import { isArticle, opensWithArticle } from './words/article-openers.ts'
import { withoutFrontedCause } from './words/fronted-causes.ts'
import { exampleStarts } from './words/linking-starts.ts'
import { withoutOwnReferences } from './words/own-references.ts'
import { hasOpenClitic } from './words/object-clitics.ts'
import { pointsBackInside, withoutOwnPronouns } from './words/inner-references.ts'
import { startsWithPronoun } from './words/pronoun-openers.ts'
import { createInstructs, createIsTask } from './words/task-words.ts'
import { alternatives, containing, early, starting, titled, unspaced } from './words/word-patterns.ts'

export type Role = keyof Phrases['headings']

/**
 * The phrases of a language, compiled into queries: the role of a heading, whether a sentence depends on another, where
 * it can be cut.
 */
export interface Lexicon {
  readonly language: string
  readonly phrases: PhraseBook
  /** How the language links sentences, and speaks about the page itself. */
  readonly discourse: Discourse
  roleOf(heading: string): Role | undefined
  /** Whether the start of a sentence depends on the previous sentence. */
  isDependent(text: string): boolean
  /** Whether it depends by its first words, and not only by a pronoun further on. */
  opensDependent(text: string): boolean
  /** Whether it is a complete statement and no question. */
  isWhole(text: string): boolean
  /** Whether it sends the reader to a figure, a link or another page. */
  sendsAway(text: string): boolean
  /** Whether it sends the reader away, or speaks about the page itself. */
  pointsElsewhere(text: string): boolean
  /** Whether a sentence asks the reader to do an exercise. */
  isTask(sentence: string): boolean
  /** Whether a sentence that may be a task is an instruction in the text of its paragraph. */
  instructs(sentence: string, paragraph: string): boolean
  /** Whether a sentence leads the reader ('Imagine …', 'Let us look at …') instead of stating something. */
  addressesReader(sentence: string): boolean
  isImportant(text: string): boolean
  /** Whether a sentence only announces what follows: 'It fell for several reasons.' */
  announces(sentence: string): boolean
  /** How the sentence says that it continues the previous one, if it does. */
  relationOf(text: string): Relation | undefined
  /** The text without references to notes, figures and other texts, in one line for each line. */
  withoutReferences(text: string): string
  /** The sentence without the word before a comma that links it to the one before: 'However, …'. */
  withoutConnective(text: string): string
  readonly shorten: Shorten
}

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
  const discourse = discourseOf(code)
  const spaced = !unspaced.has(code)
  const dependentStarts = starting(phrases.dependentStarts, spaced)
  const back = early(phrases.pointingBack, spaced)
  const pointers = starting(phrases.pointers, spaced)
  const cues = containing(phrases.cues, spaced)
  const figures = containing(phrases.figures, spaced)
  const figureNumber = numbered(figures)
  const isReference = (inside: string) => figures.test(inside.toLowerCase())
  const roles = rolesOf(phrases, spaced)
  const relations = relationsOf(phrases, exampleStarts[code].split('|'), spaced)
  const connective = new RegExp(
    `^(?:${alternatives([...Object.values(phrases.relations).flat(), ...discourse.connectives])})[,،，、]\\s*`,
    'iu',
  )

  const leansAtStart = (text: string) =>
    discourse.isDependent(text) ||
    (dependentStarts.test(withoutOwnReferences(text, language)) &&
      !opensWithNoun(text, code, dependentStarts) &&
      !isImpersonal(text, code)) ||
    startsWithPronoun(text.toLowerCase(), language) ||
    isAboutRemainder(text, code) ||
    opensInLowerCase(text, code) ||
    /^[^\p{L}\p{N}"“«„「¿¡$`(]/u.test(text)
  const opensDependent = (text: string) => leansAtStart(withoutFrontedCause(text, code))
  const sendsAway = (text: string) =>
    pointers.test(text.toLowerCase()) ||
    figureNumber.test(text.toLowerCase().replace(comparing, '')) ||
    /https?:|www\.|_{3,}/.test(withoutExampleAddresses(text))

  return {
    language,
    phrases,
    discourse,
    roleOf: (heading) =>
      roles.find(([, pattern]) => pattern.test(heading.toLowerCase()))?.[0] ?? discourse.roleOf(heading),
    isDependent: (text) =>
      opensDependent(text) ||
      back.test(withoutOwnPronouns(withoutOwnReferences(text, language, phrases.pointingBack), code)) ||
      pointsBackInside(text, language) ||
      saysSameThing(text, language) ||
      hasOpenClitic(text.toLowerCase(), language),
    opensDependent,
    isWhole: (text) =>
      !/[ⓐ-ⓩ]/.test(text) &&
      /[.!。！।…؟?？]["“”’»」』)]*$/u.test(text) &&
      !/[?？؟;]["“”’»」』)]*$/u.test(text),
    sendsAway,
    pointsElsewhere: (text) => sendsAway(text) || discourse.speaksOfPage(text),
    isTask: createIsTask(language),
    instructs: createInstructs(language),
    addressesReader: createAddressesReader(language),
    isImportant: (text) => cues.test(text.toLowerCase()),
    announces: (text) => announces(text, language),
    relationOf: (text) => longestMatch(relations, withoutFrontedCause(withoutEra(text), code).toLowerCase()),
    withoutReferences: (text) => raiseUnits(withoutReferences(text, isReference)),
    withoutConnective: (text) => capitalised(text.replace(connective, '')),
    shorten: createShorten(language, phrases, spaced),
  }
}

/** Scripts without capitals: a Latin letter at the start is that of a name: 'p值是指…', 'pH는 …'. */
const withoutCapitals: ReadonlySet<Language> = new Set(['ar', 'he', 'hi', 'ja', 'ko', 'th', 'zh'])
/** Names in lower case: 'p-values', 't-Tests', 'pH', 'mRNA', 'ttest_1samp'. */
const lowerCaseName = /^["“«(]?(?:\p{Ll}[-‑]\p{L}{2}|\p{Ll}{1,4}\p{Lu}|\p{Ll}[\p{Ll}\p{N}]*_)/u

/** Whether a text opens in the middle of a sentence. */
function opensInLowerCase(text: string, code: Language): boolean {
  return /^["“«(]?\p{Ll}/u.test(text) && !withoutCapitals.has(code) && !lowerCaseName.test(text)
}

/** 'After the oil shock of 1973, …' says after which one, and 'After the shock, …' does not. */
const afterNamed = /^After the [^,]*(?:\sof\s|\p{N}|\s\p{Lu})[^,]*,/u

/** 'No single computer knows all names' denies, and answers nothing. */
const noNoun = /^no\s(?!(?:longer|more|such|other|one|wonder|matter|doubt)(?!\p{L}))(?:\p{Ll}+\s){2}/iu

/** 'كانت الواحات …': Arabic puts the verb before its subject, so the verb alone does not lack it. */
const arabicSubject =
  /^(?:كانت?|[يت]كون|أصبحت?|صارت?|ظلت?)\s(?:ال\p{L}{2,}|إحدى|أحد|معظم|بعض|كل|جميع|أغلب)(?!\p{L})/u
/** 'No todos los suelos …' names its subject. */
const notAll =
  /^(?:no tod[oa]s|não são todos|nem tod[oa]s|non tutt[ie]|pas tous|pas toutes|nie wszys\p{L}+|ne všich\p{L}+)\s/iu

/** 'Das Eis schmilzt' and 'One mole weighs 18 g': an article or a number before its noun, not a pronoun. */
function opensWithNoun(text: string, code: string, openers: RegExp): boolean {
  if (code === 'en') return oneOfNoun.test(text) || noNoun.test(text) || afterNamed.test(text)
  if (code === 'ar') return arabicSubject.test(text)
  if (notAll.test(text)) return true
  const [opener = ''] = openers.exec(text.toLowerCase()) ?? []
  return isArticle(opener) && opensWithArticle(text, code)
}

const notNoun = 'of|is|was|has|had|does|can|could|may|might|will|would|must|should|such'
/** 'One exception is the mule', 'One consequence was a famine': the noun names a part of what was said before. */
/** 'On appelle …', 'On distingue …': the French pronoun means people. */
function isImpersonal(text: string, code: Language): boolean {
  return (
    code === 'fr' &&
    /^On (?:appelle|nomme|désigne|distingue|estime|compte|trouve|utilise|parle|dit|sait) /u.test(text)
  )
}

/** Nouns for a part of what was said before: 'One exception concerns mules'. */
const relational =
  'exception|example|instance|consequence|reason|result|effect|outcome|way|type|kind|form|case|factor|problem|difference|advantage|disadvantage|drawback|method|approach|option|aspect|feature|solution|explanation|possibility|answer|cause|objection|criticism|argument|side|part|group|step|study|theory|view|change|challenge|benefit|limitation|difficulty|variant|version'
const notVerb = 'is|was|has|does|as|its|this|thus|always|sometimes|perhaps|besides'
const oneOfNoun = new RegExp(
  `^One\\s(?!(?:${notNoun}|${relational})\\s)\\p{Ll}+\\s(?:of\\s|(?!(?:${notVerb})\\s)\\p{Ll}+s\\s)`,
  'u',
)

/** English headings are common on pages of every language. */
function rolesOf(phrases: Phrases, spaced: boolean): readonly (readonly [Role, RegExp])[] {
  const order: readonly Role[] = ['objectives', 'exercises', 'solution', 'terms', 'references', 'summary']
  return order.map((role) => {
    const own = titled(phrases.headings[role], spaced)
    const english = titled(phrasesOf('en').headings[role], true)
    return [role, new RegExp(`${own.source}|${english.source}`, 'u')]
  })
}

/** Of two relations, that whose words are the longer: 'so that' is not 'so'. */
function longestMatch(
  relations: readonly (readonly [Relation, RegExp])[],
  text: string,
): Relation | undefined {
  const found = relations.map(([relation, pattern]) => ({
    relation,
    length: pattern.exec(text)?.[0].length ?? 0,
  }))
  const [best] = found.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length)
  return best?.relation
}

/** Words after the first of a sentence that call it a reason: 'Gleby ciężkie wiążą bowiem …'. */
const reasonParticles = [
  'bowiem',
  'nämlich',
  'totiž',
  'namelijk',
  'nemlig',
  'nämligen',
  'ugyanis',
  'nimittäin',
]

/** The relation may also be named after the subject: 'The pope, for example, …'; 'In 1095, however, …'. */
function relationsOf(
  phrases: Phrases,
  examples: readonly string[],
  spaced: boolean,
): readonly (readonly [Relation, RegExp])[] {
  const { relations } = phrases
  const named = (words: readonly string[]) =>
    new RegExp(`${starting(words, spaced).source}|^[^,،]{1,60}[,،]\\s(?:${alternatives(words)})[,،.]`, 'u')
  return [
    ['example', early([...relations.example, ...examples], spaced)],
    ['contrast', named(relations.contrast)],
    ['result', named(relations.result)],
    [
      'cause',
      new RegExp(`${starting(relations.cause, spaced).source}|${early(reasonParticles, true).source}`, 'u'),
    ],
  ]
}

/** 'Below 40 per cent' compares, and is no place on the page. */
const comparing = /(?<!\p{L})(?:below|above)\s+(?=\p{N})/gu

/** 'Figure 3', but not 'a figure'. */
function numbered(figures: RegExp): RegExp {
  return new RegExp(`${figures.source}\\s*(?:\\p{N}|[:：]$)`, 'u')
}
