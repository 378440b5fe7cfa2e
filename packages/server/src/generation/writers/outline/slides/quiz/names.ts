import { languageOf } from '@lectern/domain/voices/languages.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../../language/enumerate.ts'
import { isBalanced } from '../../language/brackets.ts'
import { memoized } from '../../language/memoized.ts'
import { marksOf, withoutStop } from '../../language/marks.ts'
import { fill, quoted } from '../../language/phrase-book.ts'
import type { BlockOf } from '../../../../page.ts'
import { namesBox } from '../../language/box-names.ts'
import { definitionIn } from '../../language/words/defined-name.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import { bareTerm, mentions } from '../../material/terms.ts'
import { withinSentence } from './within-sentence.ts'
import { isQuotable, withWordsOf, wrongOptions } from './question.ts'
import type { Note, Question, QuestionMaker } from './question.ts'

/** A name with its meaning: a term of the glossary, or an item of a list ('Source: where the river begins'). */
export interface Named {
  readonly name: string
  readonly meaning: string
  readonly source: string
  readonly weight: number
  /** Neither the glossary nor a heading nor an objective has the name: the text defines it in passing. */
  readonly isAside?: boolean
}

const mostWords = 20
const mostWordsOfUse = 30

/** Questions for the meaning of a name, with the meanings of its siblings as options. */
export const aboutMeanings: QuestionMaker = (material) =>
  groupsIn(material).flatMap((group) =>
    group.flatMap((one): readonly Question[] => {
      const { phrases } = material.lexicon
      const others = siblings(one, group)
      const wrong = wrongOptions(
        one.meaning,
        others.map(({ meaning }) => meaning),
        withWordsOf(one.meaning),
      )
      // 'Active transport' is seen to be 'the form of transport that …'.
      const namesIt = withWordsOf(one.name)
      if (namesIt(one.meaning) && !wrong.some(namesIt)) return []
      const question: Question = {
        kind: 'meaning',
        ask: fill(phrases, phrases.quizAsks.meaning, withinSentence(one.name, material)),
        right: one.meaning,
        wrong,
        notes: new Map(others.map((other) => [other.meaning, noteOf(other, material)])),
        ...described(one, material),
      }
      return [question]
    }),
  )

/** Questions for the term that a definition defines. */
export const aboutTerms: QuestionMaker = (material) => {
  const [terms = []] = groupsIn(material)
  const { phrases } = material.lexicon
  return terms
    .filter(({ source }) => material.terms.some(({ id }) => id === source))
    .map((one): Question => ({
      kind: 'term',
      notes: new Map(terms.map((other) => [other.name, noteOf(other, material)])),
      ask: `${phrases.whichTerm}${marksOf(material.page.language).space}${quoted(phrases, one.meaning)}`,
      right: one.name,
      wrong: wrongOptions(
        one.name,
        siblings(one, terms).map(({ name }) => name),
      ),
      ...described(one, material),
    }))
}

function statementOf({ name, meaning }: Named, { page }: Material): string {
  return `${capitalised(name)}${marksOf(page.language).colon}${meaning}`
}

function noteOf(one: Named, material: Material): Note {
  return { text: statementOf(one, material), block: one.source }
}

/** The definition, and for a learner who knows it a sentence of the page that uses the term. */
function described(one: Named, material: Material) {
  const because = statementOf(one, material)
  const term = material.terms.find(({ id }) => id === one.source)
  const use =
    term &&
    material.usesOf(term).find((sentence) => standsAlone(sentence) && sentence.words <= mostWordsOfUse)
  return {
    because,
    further: use?.text,
    teaches: because,
    sources: [one.source],
    weight: one.weight,
    isDetail: one.isAside === true,
  }
}

function siblings(one: Named, group: readonly Named[]): readonly Named[] {
  return group.filter(
    (other) =>
      other !== one &&
      !mentions(other.name, one.name) &&
      !mentions(one.name, other.name) &&
      !mentions(other.meaning, one.name),
  )
}

/** The glossary, then the lists whose items are names with their meanings. */
function groupsIn(material: Material): readonly (readonly Named[])[] {
  const glossary = material.terms.map((term) => ({
    name: bareTerm(term.term),
    meaning: material.lexicon.withoutReferences(term.definition),
    source: term.id,
    weight: Math.min(1, 0.3 + material.usesOf(term).length / 10),
  }))
  const lists = material.sections
    .flatMap(({ units }) => units)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      // A step with its result is no name with its meaning.
      if (block.kind !== 'list' || isCalculation(block)) return []
      const items = block.items.flatMap(({ text }) => namedIn(text, block.id, material))
      return items.length === block.items.length ? [items] : []
    })
  // A page without a glossary defines its terms in its text. A Hindi definition ends in its verb.
  const inText =
    glossary.length > 0 || languageOf(material.page.language) === 'hi'
      ? []
      : material.sentences.filter(standsAlone).flatMap(({ text, block }) => {
          const found = definitionIn(withoutStop(text, material.page.language), material.page.language)
          return found
            ? [{ ...found, source: block, weight: 0.6, isAside: !isNamed(found.name, material) }]
            : []
        })
  return [glossary, ...lists, inText].map((group) => withUsableMeaning(group, material))
}

/** Whether a heading, the title or an objective names a thing. */
function isNamed(name: string, { page, sections, goals }: Material): boolean {
  const titles = sections.flatMap(({ title, units }) => [title, ...units.map((unit) => unit.title)])
  return [page.title, ...titles, ...(goals?.items ?? [])].some((text) => mentions(text, name))
}

function isCalculation({ ordered, items }: BlockOf<'list'>): boolean {
  return ordered && items.some(({ text }) => /[=≈]\s*[\p{N}√½]/u.test(text))
}

function namedIn(text: string, source: string, { lexicon, page }: Material): readonly Named[] {
  const [whole = ''] = splitSentences(text, page.language)
  if (lexicon.pointsElsewhere(whole)) return []
  const [, name, meaning] = /^([^:：.。]{2,40}?)(?:\s?[:：]\s?|\s[–—-]\s)(\S.{12,})$/u.exec(whole) ?? []
  return name === undefined || meaning === undefined ? [] : [{ name, meaning, source, weight: 0.6 }]
}

/** Each group of names whose meanings may be asked for. */
export const namedGroupsIn = memoized(groupsIn)

/** Keeps the names whose meaning is short, whole and does not contain the name. */
function withUsableMeaning(group: readonly Named[], { lexicon, page }: Material): readonly Named[] {
  return group.flatMap((one) => {
    const [first = one.meaning] = splitSentences(one.meaning, page.language)
    const meaning = lexicon.shorten(first, mostWords) ?? withoutStop(first, page.language)
    const fits =
      countWords(meaning) >= 3 &&
      countWords(meaning) <= mostWords + 10 &&
      isBalanced(meaning) &&
      !/[!！]/u.test(meaning) &&
      [meaning, one.name].every(isQuotable) &&
      !mentions(meaning, one.name) &&
      !lexicon.discourse.isLabel(one.name) &&
      !namesBox(one.name, page.language)
    return fits ? [{ ...one, meaning: capitalised(meaning) }] : []
  })
}
