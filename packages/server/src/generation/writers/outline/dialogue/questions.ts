import type { Material } from '../material/material.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isQuestion } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { asQuotedName } from '../language/words/articles.ts'
import { afterColon } from '../language/sentences/after-colon.ts'
import { clauseOf, questionOf } from '../language/heading-question.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { givesOrder as isOrder } from '../language/words/no-claims.ts'
import { isProperWord } from '../language/words/proper-words.ts'
import { turningPhrasesOf } from '../language/turning-phrases.ts'
import { tablePhrasesOf } from '../language/table-phrases.ts'
import { fill, quoted } from '../language/phrase-book.ts'
import { pickByPage } from '../language/pick-by-page.ts'
import { bareTerm } from '../material/terms.ts'
import type { BlockOf } from '../../../page.ts'
import { pointsBack } from './spoken-title.ts'
import { createConditionalQuestions } from './asking/conditional-questions.ts'
import type { ConditionalQuestion } from './asking/conditional-questions.ts'
import { createCueQuestions } from './asking/cue-questions.ts'
import type { HeadingKind } from '../language/words/heading-kinds.ts'
import { kindOfHeading } from './asking/kind-of-heading.ts'
import { nameAsQuestion } from './asking/name-as-question.ts'
import type { Link } from './utterances.ts'
import { capitalised } from './capitalised.ts'
import { hasFigure } from './asking/figures.ts'

type Definition = BlockOf<'definition'>

export interface Asked {
  readonly text: string
  readonly sources: readonly string[]
  /** How the answer starts. */
  readonly reply?: string | undefined
}

/**
 * The hosts' phrases between the sentences of the page. Each phrase is said once in an episode; undefined when none is
 * left.
 */
export interface QuestionPhrases {
  /**
   * Asks about a heading, or asks the heading if it is a question, or asks what it means if the answer `isDefinition`. A later
   * segment keeps a phrase for its heading.
   */
  readonly aboutHeading: (
    heading: string,
    use: 'segment' | 'part',
    isDefinition?: boolean,
  ) => Asked | undefined
  /** Turns to a heading in quotation marks. */
  readonly turnTo: (heading: string) => Asked | undefined
  /** Asks about a subject that comes up, or that continues. */
  readonly aboutSubject: (name: string, isNew: boolean) => Asked | undefined
  /** Asks for more about a heading that is a noun. */
  readonly moreAbout: (heading: string) => Asked | undefined
  /** `isInstruction`: what comes next is done, and does not happen. */
  readonly forLink: (link: Link, isInstruction?: boolean) => Asked | undefined
  /** Asks what happens later. The last of these phrases asks for a step, which an event is not. */
  readonly forTime: () => Asked | undefined
  /** Asks what happened in a year. */
  readonly forYear: (year: string) => Asked | undefined
  /** Asks for the number near the start of a statement, not of a quotation or of a case with numbers. */
  readonly forNumber: (sentence: Sentence) => Asked | undefined
  /** Asks for the numbers of a table, or for the differences that a table of words shows. */
  readonly forTable: (table: 'numbers' | 'words') => Asked | undefined
  /** Asks for what a program does. */
  readonly forCode: () => Asked | undefined
  /** Asks for what the words of a sentence add: a result, a difficulty, a comparison. */
  readonly forCue: (sentence: Sentence) => Asked | undefined
  readonly hasCue: (sentence: Sentence) => boolean
  /** Asks for what holds in the case with which a sentence starts. */
  readonly forCase: (sentence: Sentence) => ConditionalQuestion | undefined
  readonly hasCase: (sentence: Sentence) => boolean
  /** Asks for a name that the page defines outside its glossary. */
  readonly aboutName: (name: string) => Asked | undefined
  /** Asks for a term, and guesses that it means the same as `other`. */
  readonly aboutTerm: (term: Definition, other?: Definition) => Asked
  readonly again: (name: string) => Asked | undefined
  /** Asks for more. This question and `bridge` fit everywhere, so an episode has few of them. */
  readonly general: () => Asked | undefined
  /** Turns to the next part of the page without naming it. */
  readonly bridge: () => Asked | undefined
  /** Asks for the steps of a procedure. */
  readonly forSteps: () => Asked | undefined
  /** Asks for the first point of a segment without a heading. */
  readonly start: () => Asked | undefined
  /** Leads of what JAMIE says in short, repeats or guesses, and a short reaction. */
  readonly recap: () => string | undefined
  readonly echo: () => string | undefined
  readonly guess: () => string | undefined
  /** The lead of a statement of the page about which JAMIE wants to be sure. */
  readonly check: () => string | undefined
  readonly react: () => string | undefined
  /** ALEX's reply to a guess that is wrong. */
  readonly denies: () => string | undefined
  /** ALEX's reply to a restatement or a guess that is right. */
  readonly confirms: () => string | undefined
  /** A confirmation after which ALEX says more. */
  readonly goesOn: () => string | undefined
}

/** The most questions of an episode that would fit anywhere else as well. */
const mostInterchangeable = 2
/** JAMIE asks about a heading in quotation marks this often at most, after the phrases that only turn to it. */
const mostHeadings = 2
/** 'The basket of goods', 'Yeast and fermentation', 'Respiration': an English heading that is a noun, and needs no quotation marks. */
const isNoun =
  /^(?!.*\s(?:\p{L}+(?:s|ed))\s(?:the|an?|its|their)\s)(?!.*(?<!\s(?:of|and|or|in|the))\s\p{L}+(?:[^s]s|ed)$)(?:(?:the|an?)(?:\s[\p{L}’'-]+){1,5}|[\p{L}’'-]+(?:\s(?:and|or|of|in)(?:\sthe)?\s[\p{L}’'-]+)?)$/iu

/** More questions for names make an episode a glossary. */
const mostNames = 4

export function createQuestionPhrases(
  { lexicon, page, sentences, terms: glossary }: Material,
  segments: number,
): QuestionPhrases {
  const { phrases } = lexicon
  const turns = once(phrases.introduceSegment)
  const [abouts, more] = [once(phrases.askAbout), once(phrases.askMore)]
  const others = once(phrases.talk.others)
  const links: Readonly<Record<Link, Once>> = {
    cause: once(phrases.askRelation.cause),
    example: once(phrases.askRelation.example),
    contrast: once(phrases.askRelation.contrast),
    result: once(phrases.askRelation.result),
    next: once(phrases.askNext),
    point: others,
    items: once(phrases.askWhich),
    others,
  }
  const [terms, same, denies] = [phrases.askTerm, phrases.sameAs, phrases.denies].map(once)
  const [numbers, agains, general] = [phrases.askNumber, phrases.askAgain, phrases.askOn].map(once)
  const years = once(phrases.askYear)
  const tables = once([tablePhrasesOf(page.language).question])
  const differences = once([tablePhrasesOf(page.language).differences])
  const codes = once(phrases.talk.code)
  const starts = once([pickByPage(phrases.talk.starts, page.title)])
  const cues = createCueQuestions(page.language)
  const cases = createConditionalQuestions(lexicon)
  /** The terms of the glossary need their phrases. */
  let namesLeft = Math.min(mostNames, Math.max(0, phrases.askTerm.length - glossary.length))
  const clauses = once(phrases.askClause ?? [])
  const turning = turningPhrasesOf(page.language)
  const [bridges, turnings] = [turning.bridges, turning.turns].map(once)
  let interchangeableLeft = mostInterchangeable
  const steps = once([turning.steps])
  const kinds = new Set<HeadingKind>()
  let headingsLeft = mostHeadings
  const asked = new Set<string>()
  let segmentsLeft = segments

  return {
    aboutHeading(heading, use, isDefinition = false) {
      if (use === 'segment') segmentsLeft -= 1
      if (heading === '' || asked.has(heading)) return undefined
      // 'Case: the baler on line 3' says what the example is about. It need not belong to what was said last.
      if (headsExample(heading, page.language)) {
        const text = countWords(heading) > mostOfLabel ? turned(heading) : links.example.take()
        asked.add(heading)
        return line(text ?? links.example.take())
      }
      const question = isQuestion(heading) ? heading : questionOf(heading, page.language)
      const meaning = question === undefined && isDefinition ? forMeaning(heading) : undefined
      const text = question ?? meaning ?? requestFor(heading) ?? forKind(heading) ?? asNoun(heading, use)
      if (text !== undefined) asked.add(heading)
      return line(text)
    },
    turnTo(heading) {
      const text = turned(heading) ?? quotedHeading(heading)
      if (text !== undefined) asked.add(heading)
      return line(text)
    },
    aboutSubject(name, isNew) {
      const key = name.replace(/^the /, '').toLowerCase()
      if (asked.has(key) || asked.has(name)) return undefined
      if (isNew && isKept()) return undefined
      const text = spoken(isNew ? abouts.take() : more.take(), name)
      if (text !== undefined) asked.add(key)
      return line(text)
    },
    moreAbout(heading) {
      const key = `more: ${heading}`
      if (asked.has(key) || !isPlainNoun(heading)) return undefined
      asked.add(key)
      return line(spoken(more.take(), heading))
    },
    forLink: (link, beforeInstruction = false) =>
      line(beforeInstruction ? links[link].take((text) => !happening.test(text)) : links[link].take()),
    forTime: () => (links.next.left() > 1 ? line(links.next.take()) : undefined),
    forYear: (year) => (asked.has(year) ? undefined : line(aboutYear(year))),
    forCode: () => line(codes.take()),
    // 'If the pressure is above 140, …' is neither an example nor one of the cases that a listener asks for.
    forCue: (sentence) => (cases.isInstance(sentence) ? undefined : line(cues.take(sentence))),
    hasCue: (sentence) => !cases.isInstance(sentence) && cues.has(sentence),
    forCase: (sentence) => cases.take(sentence),
    hasCase: (sentence) => cases.has(sentence),
    aboutName(name) {
      if (namesLeft === 0 || asked.has(name.toLowerCase())) return undefined
      namesLeft -= 1
      asked.add(name.toLowerCase())
      return line(filled(terms?.take(), name))
    },
    forNumber: (sentence) =>
      opensWithFigure(sentence.text) && !cases.isInstance(sentence) && !givesOrder(sentence.text)
        ? line(numbers?.take())
        : undefined,
    forTable: (table) => line(table === 'words' ? differences.take() : (tables.take() ?? numbers?.take())),
    aboutTerm(term, other) {
      const name = bareTerm(term.term)
      asked.add(name)
      const text =
        filled(terms?.take(), name) ??
        (isKept() ? undefined : filled(abouts.take(), name)) ??
        nameAsQuestion(quoted(phrases, capitalised(name)), page.language)
      // After a bare word, a guess would be too much.
      const guess = other && (terms?.left() ?? 0) > 0 ? filled(same?.take(), bareTerm(other.term)) : undefined
      if (guess === undefined || other === undefined) return { text, sources: [term.id] }
      return { text: `${text} ${guess}`, sources: [term.id, other.id], reply: denies?.take() }
    },
    again: (name) => line(filled(agains?.take(), name)),
    general: () => line(interchangeable(general)),
    bridge: () => line(interchangeable(bridges)),
    forSteps: () => line(steps.take()),
    start: () => line(starts.take()),
    recap: once(phrases.inShort).take,
    echo: once(phrases.echoes).take,
    guess: once(phrases.guesses).take,
    check: once(phrases.talk.checks).take,
    react: once(phrases.reacts).take,
    denies: () => denies?.take(),
    confirms: once(phrases.confirms).take,
    goesOn: once([phrases.confirmsAndGoesOn]).take,
  }

  /** 'Use about 2 % of the weight' says what to do, and measures nothing that was said before. */
  function givesOrder(text: string): boolean {
    return (
      lexicon.isTask(text) ||
      isOrder(text, page.language) ||
      isInstruction(text, languageOf(page.language) ?? 'en')
    )
  }

  function interchangeable(from: Once | undefined): string | undefined {
    if (interchangeableLeft === 0) return undefined
    interchangeableLeft -= 1
    return from?.take()
  }

  function turned(heading: string): string | undefined {
    return asked.has(heading) || !canBeTurnedTo(heading) ? undefined : filled(turnings?.take(), heading)
  }

  function quotedHeading(heading: string): string | undefined {
    if (headingsLeft === 0 || asked.has(heading) || !isNameable(heading)) return undefined
    headingsLeft -= 1
    return filled(phraseFor('segment'), heading)
  }

  function canBeTurnedTo(heading: string): boolean {
    return (
      heading !== '' &&
      countWords(heading) <= longestTurned &&
      !unquotable.test(heading) &&
      !pointsBack(heading, lexicon)
    )
  }

  function forMeaning(name: string): string | undefined {
    if (namesLeft === 0) return undefined
    namesLeft -= 1
    return filled(terms?.take(), asQuotedName(name, page.language))
  }

  function forKind(heading: string): string | undefined {
    const kind = kindOfHeading(heading, page.language)
    if (kind === undefined || kinds.has(kind)) return undefined
    kinds.add(kind)
    return turning.kinds[kind]
  }

  /** The heading as a name that needs no quotation marks. */
  function asNoun(heading: string, use: 'segment' | 'part'): string | undefined {
    // 'And what is important about Winners?' A part of a section is named as it is written.
    return use === 'part' || !isPlainNoun(heading) ? undefined : spoken(phraseFor(use), heading)
  }

  function isPlainNoun(heading: string): boolean {
    return page.language === 'en' && isNoun.test(heading) && !headsExample(heading, page.language)
  }

  function requestFor(heading: string): string | undefined {
    const clause = clauseOf(heading, page.language)
    return clause === undefined ? undefined : clauses.take()?.replace('{}', () => clause)
  }

  function phraseFor(use: 'segment' | 'part'): string | undefined {
    return use === 'segment' ? (turns.take() ?? abouts.take()) : abouts.take()
  }

  function aboutYear(year: string): string | undefined {
    asked.add(year)
    return years.take()?.replace('{}', year)
  }

  /** Whether later segments need all phrases that are left. */
  function isKept(): boolean {
    return turns.left() + abouts.left() <= segmentsLeft
  }

  /** English needs no quotation marks around a name of the text. */
  function spoken(phrase: string | undefined, name: string): string | undefined {
    return page.language === 'en' ? phrase?.replace('{}', () => inSentence(name)) : filled(phrase, name)
  }

  /** Whether the page uses a word mostly with 'a' or 'an': 'an offer'. */
  function isOneThing(name: string): boolean {
    if (!/^\p{Lu}\p{Ll}+$/u.test(name) || name.endsWith('s')) return false
    const uses = (word: string) =>
      sentences.filter(({ text }) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)).length
    const low = name.toLowerCase()
    return uses(`an? ${low}`) * 2 > uses(low) && uses(low) > 1
  }

  /** Whether the page writes a word in lower case nearly always after an article or another word of its kind. */
  function hasArticle(name: string): boolean {
    const isPhrase = /^\p{L}\p{Ll}+ \p{Ll}+$/u.test(name) && !name.endsWith('s')
    if (!/^\p{Ll}+$/u.test(name) && !isPhrase) return false
    const uses = sentences.flatMap(({ text }) => [
      ...text.matchAll(new RegExp(`(?:^|(\\p{L}+)\\s)${name}(?![\\p{L}-])`, 'giu')),
    ])
    const led = uses.filter(([, before = '']) => determiner.test(before))
    return uses.length > 0 && led.length * 2 > uses.length
  }

  /** 'Storing' is no name, unless the page writes it so within a sentence. */
  function inSentence(name: string): string {
    const isName = sentences.some(({ text }) => text.slice(1).includes(name))
    // 'Ask when the patient is going to eat': a noun that always has an article keeps one.
    if (hasArticle(name)) return `the ${name.toLowerCase()}`
    // 'An offer must be definite': one thing of a kind needs an article.
    if (isOneThing(name)) return `the ${name.toLowerCase()}`
    // 'Defences' is a name of nothing. The text below 'Athens' names it.
    if (commonPlural.test(name) && !isName && !isProperWord(name, 'en')) return name.toLowerCase()
    // 'Routes of nitrogen loss': a caption starts with a capital as a sentence does.
    const [first = '', second = ''] = name.split(' ')
    const isCaption = commonPlural.test(first) && /^\p{Ll}/u.test(second) && !isProperWord(first, 'en')
    if (isCaption && !sentences.some(({ text }) => text.slice(1).includes(first)))
      return `${first.toLowerCase()}${name.slice(first.length)}`
    return /^\p{Lu}\p{Ll}+ing$/u.test(name) && !isName
      ? name.toLowerCase()
      : afterColon(name, sentences, page.language)
  }

  function filled(phrase: string | undefined, name: string): string | undefined {
    return phrase === undefined ? undefined : fill(phrases, phrase, name)
  }
}

const determiner = /^(?:the|an?|each|every|this|that|his|her|its|their|your|one)$/iu

/** An English noun in the plural, or with an ending that names do not have. */
const commonPlural = /^\p{Lu}\p{Ll}+(?:[^suai]s|tion|sion|ness|ism|ance|ence)$/u
/** Words of a question for what happens. An instruction is no event. */
const happening =
  /happen|pasa|ocurre|sucede|se passe|arrive|passiert|geschieht|succede|accade|acontece|gebeurt|dzieje|stane|děje|deje|происход|случ|відбува|sker|skjer|händer|tapahtuu|történik|συμβαίν|întâmpl|olur|terjadi|xảy ra|يحدث|קורה|होता है|发生|發生|起こり|起き|일어나|เกิด/iu

/** The most words of a heading that is only the label of an example: 'Worked example'. */
const mostOfLabel = 2
/** The most words of a heading to which JAMIE turns, and signs that are not spoken in it. */
const longestTurned = 10
const unquotable = /["“”„«»「」『』`$\\_|()（）[\]]/u

/** 'Above 140 °C: the crust browns' is no name that a listener takes up. */
function isNameable(heading: string): boolean {
  return countWords(heading) <= longestName && !/[:：;；,،，、()（）"“„«「\p{N}]/u.test(heading)
}

/** The most words of a heading that is a name. */
const longestName = 6

/** A figure near the end belongs to a detail of what the sentence says. */
function opensWithFigure(text: string): boolean {
  return hasFigure(text.slice(0, text.length / 2)) && !/["“”„«»「」]/u.test(text)
}

interface Once {
  /** The next phrase, or the next that fits; undefined when all were said. */
  readonly take: (fits?: (phrase: string) => boolean) => string | undefined
  readonly left: () => number
}

function once(phrases: readonly string[]): Once {
  const left = [...phrases]
  return {
    take(fits = () => true) {
      const at = left.findIndex((phrase) => fits(phrase))
      return at < 0 ? undefined : left.splice(at, 1)[0]
    },
    left: () => left.length,
  }
}

function line(text: string | undefined): Asked | undefined {
  return text === undefined ? undefined : { text, sources: [] }
}
