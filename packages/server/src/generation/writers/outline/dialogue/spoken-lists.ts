import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import type { Block, BlockOf, ListItem } from '../../../page.ts'
import { enumerate, uncapitalised, withSmallStart } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import { quoted } from '../language/phrase-book.ts'
import { leadsToGoals } from '../language/words/goal-leads.ts'
import { isProperWord } from '../language/words/proper-words.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { forbids } from '../language/words/prohibitions.ts'
import { isOpen, isQuestion } from '../material/sentence.ts'
import { tidyHeading } from '../slides/headline.ts'

/** The most items and words of a list that is spoken as one sentence. */
const mostOfList = { items: 7, words: 50 }

/** 'Bank failures: savers rushed to take out their deposits': a label and its text are spoken as a sentence. */
const labelledClause = /^[^:：.!?]{1,50}(?:[:：]\s*|\s[–—-]\s)(\S.*)$/su
const fewestOfClause = 4

/** The list with a full stop after each item, if all items are labels with one clause that has no end. */
export function withEndsOfClauses(list: BlockOf<'list'>, lexicon: Lexicon): BlockOf<'list'> {
  const areClauses = list.items.every(
    ({ text, items }) =>
      items.length === 0 &&
      !/\p{P}$|[.!?。]\s/u.test(text) &&
      countWords(labelledClause.exec(text)?.[1] ?? '') >= fewestOfClause,
  )
  if (!areClauses) return list
  return {
    ...list,
    items: list.items.map((item) => ({
      ...item,
      text: withEndMark(asSentence(item.text), lexicon.language),
    })),
  }
}

/** 'pH' keeps its letters. */
function asSentence(text: string): string {
  return text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
}

/** 'Four elements are needed: an offer, an acceptance, and an intention.' with the conjunctions of the author. Questions are said in quotation marks. */
export function sentenceOf(
  lead: Block | undefined,
  list: BlockOf<'list'>,
  lexicon: Lexicon,
): string | undefined {
  const { phrases, language } = lexicon
  if (lead?.kind !== 'paragraph' || !isOpen(lead.text.trim()) || lead.path.join() !== list.path.join())
    return undefined
  const items = list.items.map(({ text }) => text.trim())
  if (!isShortList(list.items) || lexicon.roleOf(list.path.at(-1) ?? '') === 'objectives') return undefined
  const areQuestions = items.every(isQuestion)
  if (!areQuestions && !continuesSentence(items))
    return ofParts(lead.text.trim(), items, language) ?? ofNames(lead.text.trim(), items, language)
  const said = areQuestions
    ? new Intl.ListFormat(languageOf(language) ?? 'en', { type: 'conjunction' }).format(
        items.map((item) => quoted(phrases, item)),
      )
    : withoutStop(items.join(marksOf(language).space).replace(joint, ''), language)
  return withEndMark(`${lead.text.trim()} ${said}`, language)
}

/** The mark, or the mark and the conjunction, between the items of a sentence. */
const joint = /[,;，；،؛](?:\s+\p{L}{1,4})?$/u

/**
 * All items but the last end in a comma or a semicolon, and they begin in lower case. Between semicolons, an item may have commas.
 */
function continuesSentence(items: readonly string[]): boolean {
  const inner = items.slice(0, -1).every((item) => strongJoint.test(item)) ? /[;；؛:：]/u : /[,，、;；:：]/u
  return (
    items.slice(0, -1).every((item) => joint.test(item)) &&
    items.every((item) => !/^\p{Lu}/u.test(item) && !inner.test(item.replace(joint, '')))
  )
}

/** 'Blood flows in: arteries, which leave the heart; veins, which lead to it.' Items with commas of their own that end in commas. */
function ofParts(lead: string, items: readonly string[], language: string): string | undefined {
  const areParts =
    items.slice(0, -1).every((item) => joint.test(item)) &&
    items.every((item) => /^\p{Ll}/u.test(item) && !/[.!?;；؛:：。！？।؟](?=.)/u.test(item))
  if (!areParts) return undefined
  const { semicolon, space } = marksOf(language)
  const parts = items.map((item, at) =>
    at === items.length - 1
      ? item.replace(joint, '')
      : item.replace(/[,;，；،؛](\s+\p{L}{1,4})?$/u, (_, and: string = '') => `${semicolon.trim()}${and}`),
  )
  return withEndMark(`${lead} ${withoutStop(parts.join(space), language)}`, language)
}

/** 'z. B.', '1.5 kg' and 'e.g.' end no sentence. */
const abbreviation = /(?<!\p{L})\p{L}{1,2}\.(?=\s?[\p{L},])|(?<=\p{N})\.(?=\p{N})/gu

/** 'Risk rises with: immobility; poor nutrition; age over 70.' Items without a full stop are no sentences, and a listener hears them as one. */
function ofNames(lead: string, items: readonly string[], language: string): string | undefined {
  if (!areNames(items)) return undefined
  if (items.every((item) => /^[\p{Ll}\p{N}]/u.test(item)))
    return withEndMark(`${lead} ${items.join(marksOf(language).semicolon)}`, language)
  const code = languageOf(language) ?? 'en'
  const areActs = items.some((item) => isInstruction(item, code) || forbids(item, code))
  return areActs || leadsToGoals(lead, language)
    ? undefined
    : enumerate(lead, withSmallWords(items, code), language)
}

/** 'Heavy rain' loses its capital within a sentence, and so does 'Floods' beside it. A list of single words may be one of names. */
function withSmallWords(items: readonly string[], code: Language): readonly string[] {
  if (code === 'de' || items.every((item) => uncapitalised(item, code) === item)) return items
  return items.map((item) =>
    /^\p{Lu}\p{Ll}+$/u.test(item) && !isProperWord(item, code) ? withSmallStart(item) : item,
  )
}

function areNames(items: readonly string[]): boolean {
  return items.every(
    (item) =>
      /^[\p{L}\p{N}]/u.test(item) &&
      !/[.!?。！？।؟:：;；؛]/u.test(item.replace(abbreviation, '')) &&
      !/[,،，、]$/u.test(item) &&
      !labelledClause.test(item),
  )
}

/** 'Causes: heavy rain, strong wind and overgrazing.' for a list of names right below its heading. */
function belowHeading(
  before: Block | undefined,
  { id, path, items, ordered }: BlockOf<'list'>,
  lexicon: Lexicon,
): BlockOf<'paragraph'> | undefined {
  const heading = tidyHeading(path.at(-1) ?? '')
  const isBelow = heading !== '' && before?.path.join() !== path.join() && !isQuestion(heading)
  if (!isBelow || ordered || path.some((one) => lexicon.roleOf(one) !== undefined)) return undefined
  const names = items.map(({ text }) => text.trim())
  if (!isShortList(items) || !areNames(names)) return undefined
  const text = ofNames(`${heading}:`, names, lexicon.language)
  return text === undefined ? undefined : { kind: 'paragraph', id, path, text }
}

function isShortList(items: BlockOf<'list'>['items']): boolean {
  return (
    items.length > 1 &&
    items.length <= mostOfList.items &&
    countWords(items.map(({ text }) => text).join(' ')) <= mostOfList.words &&
    items.every((item) => item.items.length === 0)
  )
}

const strongJoint = /[;；؛](?:\s+\p{L}{1,4})?$/u

/** The fewest words of an item that is spoken as a sentence, and of the longest item beside it. */
const fewestOfNotes = { words: 3, ofLongest: 4 }
const endMark = /[.!?…。！？؟।][”"»)]?$/u
const labelWithText = /^[^.!?]{1,50}(?:[:：]\s*|\s[–—-]\s)\S/u
const fewestOfLabelled = 6

/**
 * A list of notes without full stops as a listener can follow it: long items as sentences, and short ones after their heading,
 * 'Ingredients: flour, water and salt.' Undefined for other lists, and for short items that a sentence announces.
 */
export function sayListOfNotes(
  list: BlockOf<'list'>,
  before: Block | undefined,
  lexicon: Lexicon,
): Block | undefined {
  const texts = textsOf(list.items)
  const areNotes =
    texts.length > 1 &&
    texts.some((text) => !endMark.test(text)) &&
    texts.filter(isLabelWithValue).length * 2 < texts.length &&
    texts.every((text) => !isQuestion(text) && /^[\p{L}\p{N}(“"«„¿¡]/u.test(text))
  // Goals and questions have rules of their own.
  if (!areNotes || list.path.some((heading) => lexicon.roleOf(heading) !== undefined)) return undefined
  const isFlat = list.items.every(({ items }) => items.length === 0)
  // A short list continues the sentence that announces it. A longer one is said after it.
  if (list.ordered || !isFlat || areSentences(texts)) return withEndMarks(list, lexicon)
  if (isAnnounced(list, before)) return undefined
  return belowHeading(before, list, lexicon) ?? withEndMarks(list, lexicon)
}

function textsOf(items: readonly ListItem[]): readonly string[] {
  return items.flatMap(({ text, items: below }) => [text.trim(), ...textsOf(below)])
}

/** 'Place: Leeds', but not 'Bank failures: savers rushed to take out their deposits' and 'Factor it: $(x + 2)(x + 3) = 0$'. */
function isLabelWithValue(text: string): boolean {
  return labelWithText.test(text) && countWords(text) < fewestOfLabelled && !text.includes('$')
}

function isAnnounced(list: BlockOf<'list'>, before: Block | undefined): boolean {
  return before?.kind === 'paragraph' && before.path.join() === list.path.join() && isOpen(before.text.trim())
}

function areSentences(texts: readonly string[]): boolean {
  const counts = texts.map(countWords)
  return Math.min(...counts) >= fewestOfNotes.words && Math.max(...counts) >= fewestOfNotes.ofLongest
}

function withEndMarks(list: BlockOf<'list'>, lexicon: Lexicon): BlockOf<'list'> {
  const items = list.ordered ? list.items : joined(list.items, lexicon)
  return { ...list, items: endedItems(items, lexicon) }
}

function endedItems(items: readonly ListItem[], lexicon: Lexicon): readonly ListItem[] {
  return items.map((item) => {
    const text = item.text.trim().replace(/[,;，；،؛]$/u, '')
    const ended = endMark.test(text) ? item.text : withEndMark(asSentence(text), lexicon.language)
    return { text: ended, items: endedItems(item.items, lexicon) }
  })
}

/** Items of one or two words are said with the first item below them, or with the next item: 'Free rhythm; nature is the centre.' */
function joined(items: readonly ListItem[], lexicon: Lexicon): readonly ListItem[] {
  const { semicolon, colon } = marksOf(lexicon.language)
  const found: ListItem[] = []
  let start = ''
  for (const { text, items: below } of items) {
    const [first, ...rest] = joined(below, lexicon)
    const isShort = countWords(text) < fewestOfNotes.words
    if (isShort && !first) {
      start = `${start}${text.trim()}${semicolon}`
      continue
    }
    const own = isShort && first ? `${text.trim()}${colon}${first.text}` : text.trim()
    found.push({ text: `${start}${own}`, items: isShort && first ? [...first.items, ...rest] : below })
    start = ''
  }
  const last = found.pop()
  if (start === '') return last ? [...found, last] : []
  const end = start.slice(0, -semicolon.length)
  return last ? [...found, { ...last, text: `${last.text}${semicolon}${end}` }] : [{ text: end, items: [] }]
}
