import type { Material } from '../material/material.ts'
import { isQuestion } from '../material/material.ts'
import { contentWords, overlap } from '../language/content-words.ts'
import { fill } from '../language/phrase-book.ts'
import type { Relation } from '../language/phrase-book.ts'
import { standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { bareTerm } from '../material/terms.ts'
import type { BlockOf } from '../../../page.ts'

type Definition = BlockOf<'definition'>

export interface Asked {
  readonly text: string
  readonly sources: readonly string[]
}

/**
 * What the hosts say between the sentences of the page. Each phrase is said once in an episode; undefined when none is
 * left.
 */
export interface Stock {
  /** Asks about a heading, or asks the heading if it is a question. A later segment keeps a phrase for its heading. */
  aboutHeading(heading: string, use: 'segment' | 'part'): Asked | undefined
  forRelation(relation: Relation): Asked | undefined
  forNumber(text: string): Asked | undefined
  aboutTerm(term: Definition): Asked | undefined
  again(name: string): Asked | undefined
  general(): Asked | undefined
  /** Leads of a recap, of a sentence that JAMIE adds, and ALEX's reply to it. */
  recap(): string | undefined
  adds(): string | undefined
  confirms(): string | undefined
}

export function createStock({ lexicon: { phrases } }: Material, segments: number): Stock {
  const headings = [...phrases.turnTo, ...phrases.askAbout]
  const relations = Object.fromEntries(
    Object.entries(phrases.askRelation).map(([relation, questions]) => [relation, [...questions]]),
  )
  const terms = [...phrases.askTerm]
  const general = [...phrases.askOn]
  const recaps = [...phrases.inShort]
  const adds = [...phrases.adds]
  const confirms = [...phrases.confirms]
  const numbers = [phrases.askNumber]
  const agains = [phrases.askAgain]
  const asked = new Set<string>()
  let segmentsLeft = segments

  return {
    aboutHeading(heading, use) {
      if (use === 'segment') segmentsLeft -= 1
      if (heading === '' || asked.has(heading)) return undefined
      const question = isQuestion(heading)
      if (!question && use === 'part' && headings.length <= segmentsLeft) return undefined
      const text = question ? heading : filled(headings.shift(), heading)
      if (text !== undefined) asked.add(heading)
      return line(text)
    },
    forRelation: (relation) => line(relations[relation]?.shift()),
    forNumber: (text) => (hasFigure(text) ? line(numbers.shift()) : undefined),
    aboutTerm: (term) => line(filled(terms.shift(), bareTerm(term.term)), [term.id]),
    again: (name) => line(filled(agains.shift(), name)),
    general: () => line(general.shift()),
    recap: () => recaps.shift(),
    adds: () => adds.shift(),
    confirms: () => confirms.shift(),
  }

  function filled(phrase: string | undefined, name: string): string | undefined {
    return phrase === undefined ? undefined : fill(phrases, phrase, name)
  }
}

function line(text: string | undefined, sources: readonly string[] = []): Asked | undefined {
  return text === undefined ? undefined : { text, sources }
}

/** A percentage, a number with decimals, or one so large that its digits are grouped; no year and no counted item. */
function hasFigure(text: string): boolean {
  return /\p{Nd}\s?[%٪]|\p{Nd}[.,٫٬]\p{Nd}|\p{Nd}[ \u00A0\u202F]\p{Nd}{3}(?!\p{Nd})/u.test(text)
}

/** A sentence that starts with a term and says much the same as its definition. */
export function defines(sentence: Sentence, term: Definition): boolean {
  return startsWith(sentence.text, term.term) && says(sentence, term) >= 0.4
}

/** Whether a listener knows the term after this sentence. */
export function explains(sentence: Sentence, term: Definition): boolean {
  if (!mentions(sentence.text, term.term)) return false
  return startsWith(sentence.text, term.term) || says(sentence, term) >= 0.5
}

function says({ text }: Sentence, { definition }: Definition): number {
  return overlap(contentWords(definition), contentWords(text))
}

/** At its start, or after an article. */
function startsWith(text: string, term: string): boolean {
  return mentions(text.slice(0, bareTerm(term).length + 6), term)
}

/** Not 'nation' for 'ion'. Endings may differ, as languages inflect words. */
export function mentions(text: string, term: string): boolean {
  const wanted = bareTerm(term).toLowerCase()
  const lowered = text.toLowerCase()
  for (let at = lowered.indexOf(wanted); at >= 0; at = lowered.indexOf(wanted, at + 1)) {
    const before = lowered.slice(0, at).at(-1) ?? ' '
    if (!/[\p{L}\p{M}\p{N}]/u.test(before) || /\p{Script=Han}|\p{Script=Thai}|[ぁ-ヿ]/u.test(wanted))
      return true
  }
  return false
}

/** A sentence of the page that JAMIE can say alone. */
export function canBeAdded(sentence: Sentence): boolean {
  return standsAlone(sentence) && !sentence.listed
}
