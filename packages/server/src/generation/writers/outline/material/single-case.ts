import { languageOf } from '@lectern/domain/voices/languages.ts'
import { namesCuriosity, opensWithBoxName } from '../language/box-names.ts'
import { dateAtStart } from '../language/date-at-start.ts'
import { memoized } from '../language/memoized.ts'
import { definedName } from '../language/words/defined-name.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { givesOrder } from '../language/words/no-claims.ts'
import { denies } from '../language/words/negations.ts'
import { hasOpenThen } from '../language/words/open-then.ts'
import { namesTitledPerson } from '../language/words/person-titles.ts'
import { isProperWord } from '../language/words/proper-words.ts'
import type { Material } from './material.ts'
import { namesIn } from './scene.ts'
import { isOpen, standsAlone } from './sentence.ts'
import type { Sentence } from './sentence.ts'

/**
 * Whether a sentence is true of one case, and so is no point to remember: it belongs to the story of one person, to a box with
 * something curious, to the figures of one example, or it says what was so then. What is learnt from a story is general.
 */
export function isOfSingleCase(sentence: Sentence, material: Material): boolean {
  const { language } = material.page
  if (hasOpenThen(sentence.text, language)) return true
  if (isInPersonStory(sentence, material) || isInCuriosity(sentence, material))
    return !isLesson(sentence, material)
  return isFigureOfCase(sentence, material)
}

/** 'Go by the dough, not by the clock': the order that ends a story is what is learnt from it. */
export function isLesson(sentence: Sentence, material: Material): boolean {
  const { text } = sentence
  const { language } = material.page
  return (
    lastOfStories(material).has(sentence) &&
    standsAlone(sentence) &&
    !/\p{N}/u.test(text) &&
    namesIn(text, language).length === 0 &&
    (isInstruction(text, languageOf(language) ?? 'en') ||
      givesOrder(text, language) ||
      isOrderInEnglish(text, language))
  )
}

/** A verb alone at the start, before a preposition: 'Go by the dough'. */
function isOrderInEnglish(text: string, language: string): boolean {
  return (
    languageOf(language) === 'en' &&
    /^(?:Go|Trust|Judge|Start|Rely|Follow|Watch|Wait|Ask|Never|Always|Do not|Don[’']t)\s\p{Ll}/u.test(text)
  )
}

interface Stories {
  readonly sentences: ReadonlySet<Sentence>
  readonly last: ReadonlySet<Sentence>
}

/** A page with a larger share of such sentences is about persons: a page of history, or a case that is its subject. */
const mostOfStories = 0.4

/** The sentences of paragraphs from the one that names a person on. */
const stories = memoized((material: Material): Stories => {
  const sentences = new Set<Sentence>()
  const last = new Set<Sentence>()
  for (const [id, own] of Map.groupBy(material.sentences, ({ block }) => block)) {
    if (material.blockOf(id)?.kind === 'table') continue
    const opens = own.findIndex((one, at) => opensStory(one, own[at + 1], material))
    if (opens < 0) continue
    const end = own.at(-1)
    if (end) last.add(end)
    for (const one of own.slice(opens)) sentences.add(one)
  }
  const isStory = sentences.size > material.sentences.length * mostOfStories
  return isStory ? { sentences: new Set(), last: new Set() } : { sentences, last }
})

/** Whether a sentence is about one person, or comes after one that does, in its paragraph. */
export function isInPersonStory(sentence: Sentence, material: Material): boolean {
  return stories(material).sentences.has(sentence)
}

function lastOfStories(material: Material): ReadonlySet<Sentence> {
  return stories(material).last
}

/** Letters in which a sentence that is about a person has the name. */
const startOfName = 40

function opensStory(sentence: Sentence, next: Sentence | undefined, material: Material): boolean {
  const { text } = sentence
  const { page } = material
  const headings = [page.title, ...(material.blockOf(sentence.block)?.path ?? [])].join(' ')
  if (namesTitledPerson(text.slice(0, startOfName), page.language)) return true
  const [, name, owner] = nameAtStart.exec(text) ?? []
  const code = languageOf(page.language)
  if (name === undefined || (code !== 'en' && code !== 'nl') || headings.includes(name)) return false
  if (isProperWord(name, code) || isCommon.test(name) || lowerWords(material).has(name.toLowerCase()))
    return false
  if (!isRare(name, material)) return false
  // 'Amira's first loaf … She …', 'Amira baked her first loaf': the pronoun is that of a person.
  const isPerson = personPronoun[code].test(owner === undefined ? text.slice(name.length) : '')
  return isPerson || (next !== undefined && opensWithPerson[code].test(next.text))
}

/** The sentences that name a person of whom the page speaks as a whole. */
const usesOfPerson = 4

const isRareIn = memoized(({ sentences }: Material) => {
  const known = new Map<string, boolean>()
  return (name: string) => {
    const isRareName =
      known.get(name) ?? sentences.filter(({ text }) => text.includes(name)).length < usesOfPerson
    known.set(name, isRareName)
    return isRareName
  }
})

function isRare(name: string, material: Material): boolean {
  return isRareIn(material)(name)
}

const nameAtStart = /^(\p{Lu}\p{Ll}{2,})([’']s)?\s\p{Ll}/u
const isCommon =
  /^(?:today|tomorrow|yesterday|every|each|when|while|after|before|once|then|there|here|this|that|these|those|what|who|why|how|where|one|some|many|most|all|both|they|she|his|her|its|the|nature|society)$/iu
const personPronoun = {
  en: /(?<!\p{L})(?:he|she|him|her|his|hers)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:hij|zij|haar|hem)(?!\p{L})/iu,
}

const opensWithPerson = {
  en: /^(?:He|She|His|Her)(?!\p{L})/u,
  nl: /^(?:Hij|Zij|Ze|Haar)(?!\p{L})/u,
}

const lowerWords = memoized(
  ({ sentences }: Material): ReadonlySet<string> =>
    new Set(sentences.flatMap(({ text }) => text.match(/(?<![\p{L}’'-])\p{Ll}{3,}/gu) ?? [])),
)

function isInCuriosity({ block, text, index }: Sentence, material: Material): boolean {
  const { language } = material.page
  const found = material.blockOf(block)
  const labels = [...(found?.path.slice(-1) ?? []), ...(found?.kind === 'callout' ? [found.label] : [])]
  return (
    labels.some((label) => namesCuriosity(label, language)) ||
    (index === 0 &&
      opensWithBoxName(text, language) &&
      namesCuriosity(text.split(/[:：]/u)[0] ?? '', language))
  )
}

/** 'For Northgate in 2023: (72,000 − 41,000) ÷ 60,000 = 0.52', or a figure beside the table of one firm. */
function isFigureOfCase(sentence: Sentence, material: Material): boolean {
  const { text } = sentence
  const { language } = material.page
  if (calculation.test(text)) return true
  if (definedName(text, language) !== undefined) return false
  if (/\p{N}/u.test(text) && namesOther(sentence, material)) return true
  const isAmount = /(?<![\p{L}\p{N}.,])\p{N}[\p{N}.,]*(?!\s?[%‰]|[\p{N}.,])/u.test(text)
  return isAmount && besideFigures(material).has(sentence.block)
}

/** Whether a sentence names a firm, a place or a person that is neither in its headings nor in many sentences of the page. */
function namesOther({ text, block }: Sentence, material: Material): boolean {
  const { page, blockOf } = material
  const known = [page.title, ...(blockOf(block)?.path.slice(-1) ?? [])].join(' ')
  return namesIn(text, page.language).some(
    (name) =>
      !known.includes(name) &&
      !lowerWords(material).has(name.toLowerCase()) &&
      (usesOfNames(material).get(name) ?? 0) < usesOfSubject &&
      !unitNames.test(name),
  )
}

const unitNames = /^(?:Celsius|Fahrenheit|Kelvin|Newtons?|Joules?|Pascals?|Watts?|Volts?|Ohms?|Richter)$/u
const usesOfSubject = 5

const usesOfNames = memoized(({ sentences, page }: Material): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { text } of sentences)
    for (const name of new Set(namesIn(text, page.language))) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
})

const calculation = /\p{N}\s?[÷×·*/+−–x-]\s?\(?\p{N}[^=]*=\s?[£$€]?\p{N}/u

/** The paragraphs of parts that show a table below a heading with a date: the figures of one case. */
const besideFigures = memoized(
  ({ sections, page }: Material): ReadonlySet<string> =>
    new Set(
      sections
        .flatMap(({ units }) => units)
        .filter(({ title, blocks }) => /\p{N}/u.test(title) && blocks.some(({ kind }) => kind === 'table'))
        .filter(({ title }) => namesIn(`x ${title}`, page.language).length > 0 || hasDate.test(title))
        .flatMap(({ blocks }) => blocks.map(({ id }) => id)),
    ),
)
const hasDate = /(?<!\p{N})(?:1[5-9]|20)\d{2}(?!\p{N})|\d\.?\s\p{L}{3,}/u

/** Whether a sentence is an event with its date before it: 'In 1764 James Hargreaves built a machine'. A page of history has many. */
export function isDatedEvent(sentence: Sentence, { page }: Material): boolean {
  return isEntryOfChronology(sentence) || dateAtStart(sentence.text, page.language) !== undefined
}

/** '1764: James Hargreaves builds a machine.' */
export function isEntryOfChronology({ text }: Sentence): boolean {
  return /^\D{0,12}\d{3,4}\s?[:：–—]\s/u.test(text)
}

/**
 * Whether a sentence only denies something before the next one leads to a list: 'The buyer does not have all rights at once. The law
 * gives an order:'
 */
export function isDenialBeforeList(sentence: Sentence, material: Material): boolean {
  return beforeLists(material).has(sentence) && denies(sentence.text, material.page.language)
}

/** The sentences before one that leads to a list, in its paragraph. */
const beforeLists = memoized(
  ({ sentences }: Material): ReadonlySet<Sentence> =>
    new Set(
      sentences.filter((one, at) => {
        const next = sentences[at + 1]
        return next !== undefined && next.block === one.block && isOpen(next.text)
      }),
    ),
)
