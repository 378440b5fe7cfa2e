import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { BlockOf } from '../../../page.ts'
import { marksOf, withEndMark } from '../language/marks.ts'
import { definedName } from '../language/words/defined-name.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { isInExample, isInStory } from '../material/story.ts'
import { bareTerm, isNamedStatement, isNumbered, meaningOf, usesTerm } from '../material/terms.ts'
import type { Utterance } from './utterances.ts'
import { afterColon, nameInside } from '../language/sentences/after-colon.ts'
import { capitalised } from './capitalised.ts'
import { defines, mentions } from './explains.ts'
import { explainingSegmentsOf } from './explaining-segments.ts'
import { startsWithLabel } from './labelled-statements.ts'
import { isConfusable } from './memory.ts'
import type { Memory } from './memory.ts'
import type { SegmentPlan } from './plan-segments.ts'
import type { Asked, QuestionPhrases } from './questions.ts'
import type { Dialogue } from './dialogue.ts'
import type { Restated } from './restate.ts'
import { mostWords } from './turn.ts'

type Definition = BlockOf<'definition'>

/** The most words of a meaning before what a heading announces. */
const mostOfOpening = 25

/** JAMIE's restatement of ALEX's last turn, if there is one. */
type Recall = () => Restated | undefined

/** How the hosts explain the terms of the page. */
export interface TermExplanations {
  /** Starts a segment with its sentences. */
  restart(plan: SegmentPlan, sentences: readonly Sentence[]): void
  /** The names of the terms that this segment has explained. */
  readonly fresh: readonly string[]
  /** Whether a sentence defines a term that is not explained yet. */
  readonly opens: (sentence: Sentence) => boolean
  /** Whether a sentence uses a term that is not explained yet. */
  usesOpen(sentence: Sentence | undefined): boolean
  /** Whether a name is a term that is not explained yet: it is asked for by its own questions. */
  isOpen(name: string): boolean
  /** JAMIE asks for the term that the utterance defines, and ALEX says the utterance. */
  askForDefined(utterance: Utterance, recall: Recall): boolean
  /**
   * JAMIE asks for the last term that ALEX has used and that no later sentence explains, and ALEX defines it: right after the turn that
   * uses it, or at the end of the segment.
   */
  explainUsed(isEnd?: boolean, recall?: Recall): void
  /** How many such terms there are. */
  left(): number
  /**
   * JAMIE asks for a heading with a term of the glossary, such as 'How the bullwhip effect works', and ALEX starts with what the term means,
   * unless the text says it. Returns whether that was so.
   */
  openWithMeaning(heading: string, asked: Asked, before: Restated | undefined): boolean
}

/** If the last term is one of a series, the first of those that are left. */
function firstOfSeries(terms: readonly Definition[]): Definition | undefined {
  const last = terms.at(-1)
  if (!last || !isNumbered(last)) return undefined
  return terms.filter(isNumbered).toSorted((a, b) => a.term.localeCompare(b.term, 'en', { numeric: true }))[0]
}

export function createTermExplanations(
  material: Material,
  plans: readonly SegmentPlan[],
  stock: QuestionPhrases,
  memory: Memory,
  dialogue: Dialogue,
): TermExplanations {
  const { terms, page, lexicon, usesOf } = material
  const explainedIn = explainingSegmentsOf(plans, material)
  let ahead: readonly Sentence[] = []
  let place = -1
  let title = ''
  let fresh: string[] = []
  const unexplained = () => terms.filter((term) => !memory.explained.has(term))
  /** A statement after a label does not say what the label means, so it answers no question about that. */
  const askable = () => unexplained().filter((term) => !isNamedStatement(term, lexicon))
  /** The open terms that no later segment explains. */
  const open = () =>
    memory
      .openTerms(ahead)
      .filter((term) => (explainedIn.get(term) ?? 0) <= place && !isNamedStatement(term, lexicon))

  return {
    restart(plan, sentences) {
      fresh = []
      ahead = sentences
      place = plans.indexOf(plan)
      title = plan.title
    },
    get fresh() {
      return fresh
    },
    opens: (sentence) => askable().some((term) => defines(sentence, term)) || newName(sentence) !== undefined,
    usesOpen: (sentence) => unexplained().some(({ term }) => usesTerm(sentence?.text ?? '', term)),
    isOpen: (name) => unexplained().some(({ term }) => bareTerm(term).toLowerCase() === name.toLowerCase()),
    askForDefined(utterance, recall) {
      const [first] = utterance.sentences
      const defined = first && askable().find((term) => defines(first, term))
      // A new heading says what the passage is about. The name is only its first word.
      if (!defined) return first !== undefined && utterance.heading === '' && askForName(first, utterance)
      const asked = aboutTerm(defined)
      dialogue.answer(asked, utterance, recalledBefore(asked, recall))
      memory.explain(defined)
      return true
    },
    explainUsed(isEnd = false, recall = () => undefined) {
      const used = lastUsed(isEnd)
      if (!used) return
      if (explainSeries(used)) return
      const asked = aboutTerm(used)
      dialogue.ask(asked, recalledBefore(asked, recall))
      define(used, asked.reply)
    },
    left: () => open().length,
    openWithMeaning(heading, asked, before) {
      const term = askable().find((one) => usesTerm(heading, one.term))
      const isSaid = term !== undefined && ahead.some((one) => defines(one, term))
      if (!term || isSaid || countWords(term.definition) > mostOfOpening) return false
      dialogue.ask(asked, before)
      define(term, undefined)
      return true
    },
  }

  /** JAMIE says in short what ALEX has said before asking for a word of it. A question of two sentences starts with a reaction of its own. */
  function recalledBefore({ text }: Asked, recall: Recall): Restated | undefined {
    return /[.!。！।] ?\S/u.test(text) ? undefined : recall()
  }

  /** A name that a sentence defines, if it is no term of the glossary and the segment is not named after it. */
  function newName(sentence: Sentence): string | undefined {
    const { text, order } = sentence
    const defined = startsWithLabel(sentence) ? undefined : definedName(text, page.language)
    // 'The house is a grave' after 'a house': the noun is mentioned again, and is no term.
    const name =
      defined === undefined || isAnaphoric(defined, order) ? undefined : defined.replace(/^the\s/iu, '')
    const isKnown = (known: string) => known.toLowerCase().includes(name?.toLowerCase() ?? '')
    return name === undefined || [title, page.title].some(isKnown) || terms.some(({ term }) => isKnown(term))
      ? undefined
      : name
  }

  function isAnaphoric(name: string, order: number): boolean {
    const noun = /^the\s(.+)$/iu.exec(name)?.[1]?.toLowerCase()
    if (noun === undefined) return false
    const isMentioned = (text: string) => {
      const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
      return words.includes(` a ${noun} `) || words.includes(` an ${noun} `)
    }
    return material.sentences.some((one) => one.order < order && isMentioned(one.text))
  }

  function askForName(first: Sentence, utterance: Utterance): boolean {
    // A word of a case is not asked for before the case is over.
    const name = isInExample(first, material) || isInStory(first, material) ? undefined : newName(first)
    const asked =
      name === undefined ? undefined : stock.aboutName(nameInside(name, material.sentences, page.language))
    if (!asked) return false
    dialogue.answer({ ...asked, sources: [first.block] }, utterance)
    return true
  }

  function aboutTerm(term: Definition): Asked {
    const other = confusable(term)
    return stock.aboutTerm(withSmallStart(term), other && withSmallStart(other))
  }

  /** A label starts with a capital, and its first word is written without one elsewhere: 'Oceanic climate: …' */
  function withSmallStart(term: Definition): Definition {
    return { ...term, term: afterColon(term.term, material.sentences, page.language) }
  }

  /** Several parts of a series are one answer: their labels are not asked for one after the other. */
  function explainSeries(first: Definition): boolean {
    const inOrder = seriesOf(first).filter((term) => open().includes(term))
    const says = inOrder.map(({ term, definition }) =>
      withEndMark(
        `${capitalised(bareTerm(term))}${marksOf(page.language).colon}${definition}`,
        page.language,
      ),
    )
    const fitting = says.filter((_, at) => countWords(says.slice(0, at + 1).join(' ')) <= mostWords)
    const asked = fitting.length > 1 ? stock.forTable('words') : undefined
    if (!asked) return false
    const explained = inOrder.slice(0, fitting.length)
    const sources = explained.map(({ id }) => id)
    dialogue.ask({ ...asked, sources })
    for (const term of explained) {
      memory.explain(term)
      fresh.push(bareTerm(term.term))
    }
    dialogue.push({ speaker: 'ALEX', says: fitting, tone: 'explanatory', sources, sentences: [] })
    return true
  }

  /** Terms beside each other on the page that have the same first word: 'Horizon A', 'Horizon B'. */
  function seriesOf(first: Definition): readonly Definition[] {
    const [head = ''] = first.term.toLowerCase().split(/\s/u)
    const isOfSeries = ({ term }: Definition) => term.toLowerCase().startsWith(`${head} `)
    const at = terms.indexOf(first)
    const start = terms.findLastIndex((term, index) => index < at && !isOfSeries(term)) + 1
    const end = terms.findIndex((term, index) => index > at && !isOfSeries(term))
    return isOfSeries(first) ? terms.slice(start, end < 0 ? terms.length : end) : []
  }

  function lastUsed(isEnd: boolean): Definition | undefined {
    const last = dialogue.last()
    if (last?.speaker !== 'ALEX') return undefined
    // A word of another subject, or of steps that are over, is not asked for in between.
    const isUsed = ({ term }: Definition) => last.sentences.some(({ text }) => usesTerm(text, term))
    const found = isEnd ? open() : last.sentences.at(-1)?.ordered === true ? [] : open().filter(isUsed)
    // The subject of the whole page is not asked for after its details.
    return found.find(({ term }) => mentions(page.title, term)) ?? firstOfSeries(found) ?? found.at(-1)
  }

  /** The term that was explained last, of those that this one may be taken for. */
  function confusable(term: Definition): Definition | undefined {
    return [...memory.explained].findLast((other) => isConfusable(term, other))
  }

  function define(term: Definition, reply: string | undefined): void {
    memory.explain(term)
    fresh.push(bareTerm(term.term))
    const meaning = isNumbered(term)
      ? withEndMark(`${bareTerm(term.term)}: ${term.definition}`, page.language)
      : capitalised(meaningOf(term, lexicon, usesOf(term)))
    const says = [...(reply === undefined ? [] : [reply]), meaning]
    dialogue.push({ speaker: 'ALEX', says, tone: 'explanatory', sources: [term.id], sentences: [] })
  }
}
