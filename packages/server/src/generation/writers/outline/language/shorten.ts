import { opensScene } from './words/scene-openers.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isArgument, isBalanced } from './brackets.ts'
import { adjunctsIn, withoutRemark } from './words/adjuncts.ts'
import { countsThings } from './words/announcing-words.ts'
import { explanationAfterColon } from './words/explanation.ts'
import { conjunctionsOf } from './words/conjunctions.ts'
import { denies } from './words/negations.ts'
import { causalWords, notResult } from '../../../../platform/languages/causal-words.ts'
import { ingNouns } from './words/ing-nouns.ts'
import { startsWithParticiple } from './words/participles.ts'
import { endsInShare } from './words/open-shares.ts'
import { contrasts, correlatives } from './words/clause-words.ts'
import { withoutStop } from './marks.ts'
import { alternatives, starting } from './words/word-patterns.ts'
import type { Phrases } from './phrase-book.ts'

/**
 * The text within `words` words, without asides or cut where a clause ends, and without its full stop; undefined if
 * there is no clean cut.
 */
export type Shorten = (text: string, words: number) => string | undefined

interface Cut {
  readonly text: string
  readonly words: number
}

/** The shorter forms of a text: without asides and clauses, and cut where a clause ends, the shortest first. */
interface Cuts {
  readonly withoutParts: readonly Cut[]
  readonly heads: readonly Cut[]
}

const cutOf = (text: string): Cut => ({ text, words: countWords(text) })

/** Texts of which the cuts are kept: more than the sentences of a long page. */
const mostKnown = 5000

/** Code and formulas. */
const unbreakable = /`[^`]*`|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$\n]+\$/g

/** Words before a reason that belong to it: 'mainly because', 'This is because'. */
const openEnd =
  /(?:^|\s)(?:only|mainly|partly|largely|mostly|chiefly|primarily|simply|just|merely|precisely|probably|in part|is|are|was|were|especially|sobre todo|s[oó]lo|principalmente|es|surtout|seulement|notamment|c['’]est|vor allem|nur|hauptsächlich|soprattutto|solo|è|głównie|tylko|to|sobretudo|só|é)$/u
/** The reason may belong to a relative clause: 'people who left because they were hungry settled …'. */
const relative = /(?:^|\s)(?:who|which|that|whose|where|dont|który|która|które|którzy|cuyo|cuya)\s/u

/** Words before 'and' that need what follows it, or without which the statement is no longer true. */
const openPair =
  /(?<!\p{L})(?:both|between|either|neither|not|no|never|only|whether|if|unless|entre|ambos|ambas|tanto|si|no|nunca|zarówno|między|jeśli|nie|nigdy|zwischen|sowohl|wenn|nicht|kein\p{L}*|nie|si|ne|pas|ni|não|nem|se|sem|بين|إذا|لو|لا|لم|لن|ليس)(?!\p{L})/u
const verbs = 'was|were|is|are|has|have|had|can|could|will|would|may|might|must|should'
const irregular =
  'made|took|became|began|built|led|ran|left|gave|went|grew|rose|fell|kept|brought|wrote|won|lost|sent|held|met|found|came|saw|drew|fought|lay|stood|sold|paid|taught|thought|threw|wore'
const verbAtStart = new RegExp(`^(?:\\p{Ll}{3,}ed|${verbs}|${irregular})\\s`, 'u')
/** A finite verb, and no adjective such as 'limited' just before 'and'. */
const verb = new RegExp(
  `\\s(?:\\p{Ll}{2,}ed|${verbs}|${irregular})\\s(?:.*\\s)?(?!\\p{L}+(?:ed|ly)$)\\S+$`,
  'u',
)
/** 'and gives a tall loaf': a verb in the present, and what it is about. No plural has an article after it. */
const presentAtStart = /^\p{Ll}{2,}[^\Ws]s\s(?:the|an?|its|his|her|it|them|each|every|all|no)\s/u
/** 'The dough tears early', 'A fuse has a wire': the verb of one thing, which the second verb also belongs to. */
const isSingular = (head: string) => /\s(?:has|is|does|\p{Ll}{2,}[^\Ws]s)(?=\s\S)/u.test(head)
/** The second verb may be that of the clause. */
const inClause = new RegExp(
  String.raw`(?:^|\s)(?:who|whom|which|that|whose|where|when|while|if|because|as|to|how|what|whether|both|between|not|never|no|by|without|after|before|being|having)\s|n[’']t\s|(?<!\p{L})(?!(?:${ingNouns})\s)\p{L}+ing\s`,
  'u',
)

const participleAfterComma = new RegExp(
  String.raw`,\s(?=(?!(?:${ingNouns})\s)(?:\p{Ll}{2,}ing)\s(?!(?:and|or)\s))`,
  'gu',
)

const fewestWords = { bare: 4, head: 5 }
/** Of two clauses in no more words than these, neither is left out: both are read at a glance, and each is half of the point. */
const mostOfTwoClauses = { linked: 12, parallel: 16 }
/** 'Divide by the number first, and the map says something' states a condition. Other words in front of an article are no commands. */
const command =
  /^(?!(?:about|across|after|against|all|along|although|among|and|around|as|at|because|before|behind|below|beside|between|beyond|both|but|by|during|even|for|from|half|here|if|in|inside|into|like|near|not|of|on|once|only|or|outside|over|past|per|since|so|than|that|then|there|though|through|to|toward|towards|under|unless|unlike|until|upon|what|when|where|which|while|who|with|within|without|yet)\s)\p{L}+\s(?:the|an?|by|into|your|it|them|each|every)\s/u

export function createShorten(language: string, phrases: Phrases, spaced: boolean): Shorten {
  const code = languageOf(language) ?? 'en'
  const clause = starting(phrases.clauses, spaced)
  const subordinate = starting(phrases.subordinate, spaced)
  const contrast = starting(contrasts[code].split('|'), spaced)
  const pairs = correlatives[code].split('|').map((pair) => pairOf(pair, spaced))
  const conjunctions = conjunctionsOf(code)
  const and = new RegExp(
    spaced ? `(?:^|\\s)(?:${alternatives(conjunctions)})` : `(?:${alternatives(conjunctions)})`,
    'u',
  )
  const added =
    code === 'ar'
      ? /^و\p{L}{2}/u
      : new RegExp(
          `^(?:${alternatives([...conjunctionsOf(code, ['conjunction']), ...(code === 'pl' ? ['a', 'oraz'] : [])])})\\s`,
          'u',
        )
  const condition = starting([...phrases.subordinate, ...contrasts[code].split('|'), ...conjunctions], spaced)
  // 'Perché' also means 'why'.
  const causes = causalWords[code]
    .split('|')
    .filter((word) => word !== '' && !word.startsWith(',') && word !== 'perché')
  const reason =
    causes.length > 0 ? new RegExp(`\\s(?:${alternatives(causes)})${notResult}\\s`, 'u') : /(?!)/u
  const isComplete = (head: string) => pairs.every((pair) => !pair.first.test(head) || pair.whole.test(head))

  // A sentence is shortened to many lengths, so its cuts are found once.
  const known = new Map<string, Cuts>()
  return (text, words) => {
    const whole = withoutStop(text, language)
    if (countWords(whole) <= words) return whole
    const { withoutParts, heads } = known.get(whole) ?? cutsOf(whole)
    const fits = (cut: Cut) => cut.words <= words
    return (withoutParts.find(fits) ?? heads.findLast(fits))?.text
  }

  function cutsOf(whole: string): Cuts {
    const bare = withoutStop(withoutAsides(whole, condition), language)
    const main = withoutRelative(bare, code) ?? withoutApposition(bare, code) ?? withoutRemark(bare, language)
    const long = main ?? bare
    const heads = ends(long)
      .map((at) => cutOf(withoutStop(long.slice(0, at), language)))
      .filter(
        (head) =>
          head.words >= fewestWords[code === 'en' ? 'head' : 'bare'] &&
          isBalanced(head.text) &&
          isComplete(head.text.toLowerCase()) &&
          !endsInShare(head.text, language) &&
          (spaced || !head.text.includes('，')),
      )
    const withoutParts = [
      ...[cutOf(bare)].filter(({ words }) => words >= fewestWords.bare),
      ...(main === undefined ? [] : [cutOf(main)]),
    ].filter(({ text }) => isBalanced(text))
    if (known.size >= mostKnown) known.clear()
    known.set(whole, { withoutParts, heads })
    return { withoutParts, heads }
  }

  /** Where a text may end early: before an additional clause, a semicolon, a dash. */
  function ends(text: string): readonly number[] {
    const lower = text.replace(unbreakable, (span) => 'x'.repeat(span.length)).toLowerCase()
    const dependent = subordinate.test(lower)
    const found = dependent
      ? []
      : [
          ...commas(lower),
          ...additions(lower),
          ...secondVerbs(lower),
          ...participles(lower),
          ...adjuncts(lower),
          ...appositions(lower),
        ]
    return [
      ...found,
      ...reasons(lower, dependent),
      ...semicolons(lower),
      ...dashes(lower, dependent),
      // 'The court has three tests: …': without them, the head only counts.
      ...explanationAfterColon(lower).filter((at) => !countsThings(text.slice(0, at), language)),
    ].sort((a, b) => a - b)
  }

  function commas(text: string): readonly number[] {
    const comma = code === 'ja' ? /[，、]/g : spaced ? /[,،]\s/g : /，\s*/g
    return [...text.matchAll(comma)]
      .filter(({ index, 0: sign }) => {
        const rest = text.slice(index + sign.length).trimStart()
        return clause.test(rest) && !contrast.test(rest) && (!spaced || isLastClause(rest))
      })
      .map(({ index }) => index)
  }

  /** 'The rivers carry sand, and the sea carries it away.' Each of the two is true alone. More commas make a list. */
  function additions(text: string): readonly number[] {
    if (!spaced || countWords(text) <= mostOfTwoClauses.linked) return []
    if (code === 'en' && command.test(text)) return []
    const found = [...text.matchAll(/[,،]\s/g)]
    const [only] = found
    if (found.length !== 1 || !only || openPair.test(text.slice(0, only.index))) return []
    const rest = text.slice(only.index + only[0].length)
    return added.test(rest) && countWords(rest) >= fewestWords.head ? [only.index] : []
  }

  /** 'The king opened the ports and signed a treaty.' English shows that a verb follows. */
  function secondVerbs(text: string): readonly number[] {
    if (code !== 'en') return []
    const found = [...text.matchAll(/\sand\s/g)]
    const [only] = found
    if (found.length !== 1 || !only) return []
    const [head, rest] = [text.slice(0, only.index), text.slice(only.index + only[0].length)]
    if (addsAdjective(head, rest)) return []
    const agrees =
      (verbAtStart.test(rest) && verb.test(head)) ||
      (presentAtStart.test(rest) && isSingular(head) && countWords(text) > mostOfTwoClauses.linked)
    const isPair = !/,/.test(head) && agrees && !inClause.test(head)
    return isPair ? [only.index] : []
  }

  /** 'The faith spread across the north, bringing new laws.' */
  function participles(text: string): readonly number[] {
    if (code !== 'en') return []
    return [...text.matchAll(participleAfterComma)]
      .filter(({ index, 0: sign }) => {
        const rest = text.slice(index + sign.length)
        return !/,/.test(text.slice(0, index)) && isLastClause(rest) && countWords(rest) >= fewestWords.head
      })
      .map(({ index }) => index)
  }

  /** 'Flour dust can cause asthma, a disease that lasts': what the last noun is. Of several nouns it is one more. */
  function appositions(text: string): readonly number[] {
    if (code !== 'en') return []
    const found = [...text.matchAll(/,\s(?=an?\s(?:[\p{L}-]+\s){1,3}(?:that|which|who|of|in which|for)\s)/gu)]
    const [only] = found
    if (found.length !== 1 || !only || [...text.matchAll(/,\s/g)].length !== 1) return []
    const rest = text.slice(only.index + only[0].length)
    const isAside = countWords(text.slice(0, only.index)) >= fewestWords.head && !startsClause.test(text)
    return isAside && !/\s(?:and|or)\s/u.test(rest) ? [only.index] : []
  }

  /** 'They sailed west in search of gold.' */
  function adjuncts(text: string): readonly number[] {
    return adjunctsIn(text, language).filter((at) => isLastClause(text.slice(at).replace(/^,\s*/u, '')))
  }

  /** 'Prices rise because grain is scarce.' What is denied may only be denied as a reason: 'not … because'. */
  function reasons(text: string, dependent: boolean): readonly number[] {
    if (!spaced || dependent) return []
    const { index } = reason.exec(text) ?? {}
    if (index === undefined) return []
    const head = text.slice(0, index).trimEnd().replace(/,$/, '')
    const isClause = !denies(head, code) && !openEnd.test(head) && !relative.test(head)
    return isClause && isLastClause(text.slice(index)) ? [index] : []
  }

  /** After another comma the main clause may continue: 'The cells, which are small, divide.' Only a list may follow. */
  function isLastClause(rest: string): boolean {
    const [, ...others] = rest.split(/[,،]\s/)
    const last = others.pop()
    if (last === undefined) return true
    return and.test(last) && countWords(last) <= 7 && others.every((one) => countWords(one) <= 4)
  }

  /** Several semicolons, or one after a colon, separate the items of a series. */
  function semicolons(text: string): readonly number[] {
    if (spaced && countWords(text) <= mostOfTwoClauses.parallel) return []
    const found = [...text.matchAll(code === 'el' ? /·/g : /[;；؛]/g)]
    const [only] = found
    if (found.length !== 1 || !only) return []
    const head = text.slice(0, only.index)
    return /[:：]/.test(head) || contrast.test(text.slice(only.index + 1).trimStart()) ? [] : [only.index]
  }

  function dashes(text: string, dependent: boolean): readonly number[] {
    if (withoutCutAtDash.has(code)) return []
    const found = [...text.matchAll(/(?<!\d)\s(?:[–-]|--)\s(?!\d)|\s?—+\s?/g)]
    const [only] = found
    if (found.length !== 1 || !only) return []
    const head = text.slice(0, only.index)
    const lastPart = head.split(/[,،，]\s?/).at(-1) ?? ''
    const rest = text.slice(only.index + only[0].length)
    if (contrast.test(rest) || condition.test(rest) || countWords(lastPart) < 3) return []
    if (westSlavic.has(code) && /^to\s/u.test(rest)) return []
    return dependent && lastPart === head ? [] : [only.index]
  }
}

/** In Russian and Ukrainian a dash is the verb ('Причина — газы'), in Vietnamese it joins two nouns ('lúa – tôm'). */
const withoutCutAtDash = new Set(['ru', 'uk', 'vi'])
/** '– to' is 'is'. */
const westSlavic = new Set(['pl', 'cs', 'sk'])

/** 'A final and unqualified agreement': after an article, a word and 'and' comes an adjective with its noun. */
function addsAdjective(head: string, rest: string): boolean {
  const [, second = ''] = rest.split(/\s+/)
  return /\s(?:an?|the)\s[\p{L}-]+$/u.test(head) && !afterVerb.test(second)
}

/** After such an opening, the noun behind the comma is the subject: 'In 1066, a duke who …'. */
const startsClause =
  /^(?:in|on|at|by|during|after|before|since|until|under|over|with|without|from|for|through|among|across|despite|while|when|once|if|as|like|unlike|according|because|although|though|where|instead|today|later|here|there)\s/u

/** Words that follow a verb. None of them is an adjective. */
const afterVerb =
  /^(?:an?|the|its|their|his|her|our|your|my|this|that|these|those|all|each|every|some|any|no|one|two|three|it|them|him|us|in|on|at|to|into|from|for|of|by|with|through|over|under|across|against|about|as|away|back|down|out|up|off|only|more|less|\d.*)$/u

/** '3 · (20 m/s)²': brackets in a calculation are no aside. */
function isFactor(before: string, after: string): boolean {
  return /[·×*+=/÷−^<>]\s*$/u.test(before) || /^\s?[²³⁴ⁿ^·×*=/÷−+]/u.test(after)
}

function pairOf(pair: string, spaced: boolean): { readonly first: RegExp; readonly whole: RegExp } {
  const [first = '', second = ''] = pair.split('/').map((word) => alternatives([word]))
  const [start, end] = spaced ? ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'] : ['', '']
  return {
    first: new RegExp(`${start}${first}${end}`, 'u'),
    whole: new RegExp(`${start}${first}${end}.*${start}${second}${end}`, 'u'),
  }
}

/** Relative pronouns in the languages where a comma before one means that the clause only adds something. */
const relatives: Readonly<Record<string, string>> = {
  en: 'which|who|whose|whom',
  es: 'que|quien|quienes|cuy[oa]s?|el cual|la cual|los cuales|las cuales',
  fr: 'qui|dont|lequel|laquelle|lesquels|lesquelles',
  pt: 'que|quem|cuj[oa]s?|o qual|a qual|os quais|as quais',
  it: 'che|cui|il quale|la quale|i quali|le quali',
}

/** A verb before the clause: then no verb comes after it. */
const hasVerb =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|can|will|do|does|did|es|son|era|eran|fue|fueron|ha|han|está|están|est|sont|ont|était|étaient|é|são|foi|foram|è|sono|hanno)(?!\p{L})/u

/** 'silt and clay': one word before 'and'. */
const continuesList = /^\p{L}+\s(?:and|or|y|e|o|et|ou)\s/u

/** 'The war, which lasted a year, ended in June.' without the clause; undefined if there is none, or another comma. */
function withoutRelative(text: string, code: Language): string | undefined {
  const pronouns = relatives[code]
  if (pronouns === undefined) return undefined
  const pattern = new RegExp(
    `^([^,;:—–]+), (?:${pronouns})\\s[^,;:—–]+, (?!(?:and|or|but|y|e|o|pero|et|ou|mais|ma|mas|${pronouns})\\s)([^,;:—–]+)$`,
    'u',
  )
  const [, subject, rest] = pattern.exec(text) ?? []
  if (subject === undefined || rest === undefined) return undefined
  // 'They describe texture, which is the share of sand, silt and clay': the comma is within the clause.
  if (hasVerb.test(subject) || continuesList.test(rest) || startsWithParticiple(rest, code)) return undefined
  // 'Under Elizabeth, whose reign was long, trade grew': the subject comes after the clause.
  return opensScene(subject, code) ? `${subject}, ${rest}` : `${subject} ${rest}`
}

/** 'Lisbon, the capital, became rich': a name, what it is, and the verb of the sentence. */
const apposition =
  /^([^,;:—–]{2,50}), (?:an?|the)\s[^,;:—–]+, ((?:(?:soon|later|also|then|often|quickly|first)\s)?(?:\p{Ll}{2,}(?:[^\Ws]s|ed)|was|were|is|are|has|have|had|can|could|will|would|may|might|must|made|took|became|began|built|led|ran|left|gave|went|grew|rose|fell|kept|brought|wrote|won|lost|sent|held|met|found|came|saw|drew|fought)\s[^,;:—–]+)$/u

/** A sentence without what its subject is called besides; undefined if there is none, or another comma. */
function withoutApposition(text: string, code: Language): string | undefined {
  if (code !== 'en') return undefined
  const [, subject = '', rest = ''] = apposition.exec(text) ?? []
  const isSubject =
    subject !== '' &&
    !opensScene(subject, code) &&
    !hasVerb.test(subject) &&
    !startsClause.test(subject.toLowerCase())
  return isSubject && !continuesList.test(rest) ? `${subject} ${rest}` : undefined
}

/** A dash between two signs: letters, numbers, Roman numerals. */
const notation =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}?|[IVXivx]{1,4}|\p{N}+)\s[–-]\s(?:\p{Lu}\p{Ll}?|[IVXivx]{1,4}|\p{N}+)(?![\p{L}\p{N}])/u

/**
 * Removes text in brackets or between a pair of dashes. Asides that limit the sentence stay: '(except germ cells)', '(or
 * impossible)'.
 */
function withoutAsides(text: string, condition: RegExp): string {
  const limits = (inside: string) => condition.test(inside.trim().toLowerCase())
  const bracketed = /`[^`]*`|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$\n]+\$|\s*[(（]([^()（）]*)[)）]/g
  const unbracketed = text.replace(bracketed, (aside: string, inside: string | undefined, at: number) =>
    inside === undefined ||
    limits(inside) ||
    isFactor(text.slice(0, at), text.slice(at + aside.length)) ||
    isArgument(text.slice(0, at), aside)
      ? aside
      : '',
  )
  // 'G – C' and 'V – I' are notation.
  if (notation.test(unbracketed)) return unbracketed
  const dashes = unbracketed.match(/—+|\s–\s|\s-\s/g)?.length ?? 0
  const undashed =
    dashes === 2
      ? unbracketed.replace(
          /\s*—+([^—]*)—+\s*|\s–\s([^–]*)\s–\s|\s-\s(.*)\s-\s/,
          (aside, ...inside: string[]) => (limits(inside.slice(0, 3).find(Boolean) ?? '') ? aside : ' '),
        )
      : unbracketed
  return (
    undashed
      // '.org' after a space is an ending, and no end of a sentence.
      .replace(/\s+([,;:،，。；：]|\.(?!\p{Ll}))/gu, '$1')
      .replace(/([,،，])\s*[,،，]/g, '$1')
      .trim()
  )
}
