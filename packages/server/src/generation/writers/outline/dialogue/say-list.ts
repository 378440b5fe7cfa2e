import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Block, BlockOf, ListItem } from '../../../page.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { marksOf, withEndMark } from '../language/marks.ts'
import { isOpen, isQuestion } from '../material/sentence.ts'
import { asSentence, belowHeading } from './spoken-lists.ts'

/** The fewest words of an item that is spoken as a sentence, and of the longest item beside it. */
const fewest = { words: 3, ofLongest: 4 }
const endMark = /[.!?…。！？؟।][”"»)]?$/u
const labelled = /^[^.!?]{1,50}(?:[:：]\s*|\s[–—-]\s)\S/u
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
  return labelled.test(text) && countWords(text) < fewestOfLabelled && !text.includes('$')
}

function isAnnounced(list: BlockOf<'list'>, before: Block | undefined): boolean {
  return before?.kind === 'paragraph' && before.path.join() === list.path.join() && isOpen(before.text.trim())
}

function areSentences(texts: readonly string[]): boolean {
  const counts = texts.map(countWords)
  return Math.min(...counts) >= fewest.words && Math.max(...counts) >= fewest.ofLongest
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
    const isShort = countWords(text) < fewest.words
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
