import { languageOf } from '@lectern/domain/voices/languages.ts'
import { contentStems, contentWords, overlap, stems } from '../language/words/content-words.ts'
import { denies } from '../language/words/negations.ts'
import { subjectOfStatement } from '../language/words/stating-verbs.ts'
import { definitionIn } from '../language/words/defined-name.ts'
import { nameOfCase } from '../language/words/occurring-words.ts'
import { withoutStop } from '../language/marks.ts'
import { memoized } from '../language/memoized.ts'
import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'

/** A name inside a sentence. German writes all nouns with a capital. */
const name = /(?<=[\p{Ll},;’']\s)\p{Lu}\p{Ll}{2,}/gu

const sentencesWith = memoized((sentences: readonly Sentence[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { text } of sentences)
    for (const one of new Set(text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []))
      counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
})

/** The sentences before the first heading of a page with several. */
const introduction = memoized(({ sections }: Material): ReadonlySet<Sentence> => {
  const [first, ...others] = sections
  const isIntroduction = first?.title === '' && others.length >= fewestSections
  return new Set(isIntroduction ? first.units.flatMap((unit) => unit.sentences) : [])
})

/** Whether a sentence is before the first heading of a page with several. There, pages often tell an anecdote. */
export function opensPage(sentence: Sentence, material: Material): boolean {
  return introduction(material).has(sentence)
}

const fewestSections = 3
const shares = { name: 0.6, introduction: 0.6, short: 0.5, ofTerm: 0.4, view: 0.5 }

/**
 * How well a sentence stands for the page: less if it has a name that the page uses only once, if
 * it belongs to the introduction, which is often an anecdote, if it is much shorter than the others, if it is about the term
 * that its paragraph defines and does not name it, if nothing of what it says comes back on the page, and if it is the view of one person.
 */
export function standingOf(sentence: Sentence, material: Material): number {
  const counts = sentencesWith(material.sentences)
  const names = languageOf(material.page.language) === 'de' ? [] : (sentence.text.match(name) ?? [])
  const isDetail = names.some((one) => counts.get(one) === 1)
  return (
    (isDetail ? shares.name : 1) *
    (opensPage(sentence, material) ? shares.introduction : 1) *
    (isShort(sentence, material) ? shares.short : 1) *
    (isAboutTerm(sentence, material) ? shares.ofTerm : 1) *
    (isView.test(sentence.text) ? shares.view : 1) *
    recurrence(sentence, material)
  )
}

/** 'For Williams, the riots were a protest': others may see it otherwise. */
const isView =
  /^(?:(?:For|According to|Según|Para|Selon|Pour|D[’']après|Laut|Secondo|Per|Segundo|Volgens|Według|Zdaniem|Enligt|Ifølge|Согласно|Podle|Podľa)\s(?:\p{Lu}[\p{L}\p{M}.’'-]*\s?){1,3}(?=[,،])|(?:وفقًا|وفقا|طبقًا)\s|在\p{Script=Han}{2,4}看来)/u

/** With fewer sentences, a page says each thing once. */
const leastSentences = 12
/** The share of the words of an ordinary sentence of the page. */
const shareOfWords = 0.5

const ordinaryWords = memoized(({ sentences }: Material): number => {
  const counts = sentences.filter(({ listed }) => !listed).map(({ words }) => words)
  return counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
})

/** 'Hume begins with a division.', 'Patients remember the third attempt.': it leads to others, or ends a paragraph with effect. */
export function isShort({ words, listed, text }: Sentence, material: Material): boolean {
  const { language } = material.page
  return (
    !listed &&
    material.sentences.length >= leastSentences &&
    words < ordinaryWords(material) * shareOfWords &&
    definitionIn(withoutStop(text, language), language) === undefined
  )
}

/**
 * 'Children were cheap.' is short and says something of what the page is about. 'The answer is simple.' says it of nothing, and 'Hume
 * begins with a division.' only leads to others.
 */
export function isPlainClaim(sentence: Sentence, material: Material): boolean {
  const { language } = material.page
  return (
    !denies(sentence.text, language) &&
    subjectOfStatement(sentence.text, language) !== undefined &&
    recurringWords(sentence, material) > 0
  )
}

/** A part of the page with fewer such paragraphs is about its one term. */
const fewestTerms = 2

/** The names that paragraphs of one part define in their first sentences, if there are several. */
const namesOfBlocks = memoized(({ sections, page }: Material): ReadonlyMap<string, string> => {
  const nameIn = (text: string) =>
    definitionIn(withoutStop(text, page.language), page.language)?.name ?? nameOfCase(text, page.language)
  const units = sections.flatMap((section) => section.units)
  return new Map(
    units.flatMap(({ sentences }) => {
      const first = sentences.filter(({ index, listed }) => index === 0 && !listed)
      const found = first.flatMap(({ block, text }) => {
        const named = nameIn(text)?.toLowerCase()
        return named === undefined ? [] : [[block, named] as const]
      })
      return new Set(found.map(([, named]) => named)).size >= fewestTerms ? found : []
    }),
  )
})

/** The share of the words of a term that names it: 'the humidity' is the relative humidity. */
const leastNamed = 0.5

/** Below 'Infiltration is a leak of harmless fluid', 'Stop the infusion' is right for this case only. */
export function isAboutTerm({ block, index, text }: Sentence, material: Material): boolean {
  const defined = namesOfBlocks(material).get(block)
  if (index === 0 || defined === undefined || text.toLowerCase().includes(defined)) return false
  // Another ending does not make it another word: 'infiltracja', 'infiltracji'.
  return overlap(contentStems(defined), contentStems(text)) < leastNamed
}

/** How much a sentence counts by the number of its words, besides names, that another sentence of the page has too. */
const byRecurring = [0.4, 0.7, 1]

const sentencesWithStem = memoized(({ sentences }: Material): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { text } of sentences)
    for (const stem of stems(contentWords(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
})

function recurrence(sentence: Sentence, material: Material): number {
  if (sentence.listed || material.sentences.length < leastSentences) return 1
  return byRecurring[Math.min(recurringWords(sentence, material), byRecurring.length - 1)] ?? 1
}

/** How many words of a sentence, besides names, another sentence of the page has too. */
export function recurringWords({ text }: Sentence, material: Material): number {
  const counts = sentencesWithStem(material)
  const code = languageOf(material.page.language)
  const names = code === 'de' ? [] : (text.match(name) ?? [])
  const ofNames = stems(contentWords(names.join(' ')))
  const own = [...stems(contentWords(text))].filter((stem) => !ofNames.has(stem))
  return own.filter((stem) => (counts.get(stem) ?? 0) > 1).length
}
