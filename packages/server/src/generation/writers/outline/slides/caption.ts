import { countWords } from '@lectern/domain/narration/count-words.ts'
import { bracketedCredits } from '@lectern/domain/sources/credits.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { withoutLabel } from '../language/labels.ts'

/** The parts of a caption: 'Figure 3 Osmosis Osmosis is the diffusion of water. (credit: A. Smith)'. */
export interface Caption {
  /** 'Figure 3'. */
  readonly label: string
  /** Words before the first sentence that name the picture. */
  readonly title: string
  readonly text: string
  /** The words in brackets about the author and the licence of the picture, with their brackets. */
  readonly credit: string
}

export function readCaption(caption: string, lexicon: Lexicon): Caption {
  const credits = bracketedCredits(caption)
  const whole = credits.reduce((rest, one) => rest.replace(one, ''), caption).trim()
  const unlabelled = withoutLabel(whole, lexicon)
  const label = whole.slice(0, whole.length - unlabelled.length).replace(/[\s.:：、]+$/u, '')
  const title =
    titleOf(unlabelled, lexicon.language) ||
    (label === '' ? '' : nameBeforeText(unlabelled, lexicon.language))
  return {
    label,
    title,
    text: unlabelled
      .slice(title.length)
      .replace(/^\s*[.。:：]\s+/u, '')
      .replace(partLabel, '')
      .trim(),
    credit: credits.join(' '),
  }
}

const mostWordsOfTitle = 12

/** '(a)' before what one part of a picture shows. Without the picture it says nothing. */
const partLabel = /(?<!\S)[(（]\p{L}[)）]\s*/gu

/**
 * Captions may start with a title that no mark ends. It ends at the label of the first part of the picture ('Golgi
 * Apparatus (a) The Golgi apparatus …'). Otherwise a capital follows it, and the sentence after it has its words again
 * ('Osmosis Osmosis is …'), or all its words have capitals ('DNA Structure Strands of DNA are …').
 */
function titleOf(text: string, language: string): string {
  const [first = ''] = splitSentences(text, language)
  const [beforePart = '', part = ''] = first.split(partLabel)
  // 'The demand curve (D) and the supply curve (S) meet': letters name things in a sentence.
  const isSentence = /^\p{Ll}/u.test(part)
  if (
    beforePart !== first &&
    !isSentence &&
    /[^.:;,]$/u.test(beforePart.trim()) &&
    countWords(beforePart) <= mostWordsOfTitle
  )
    return beforePart.trim()
  const words = [...first.matchAll(/\S+/gu)]
  const ends = words.slice(1, Math.min(mostWordsOfTitle + 1, words.length - 2)).toReversed()
  const titles = ends
    .map(({ index }) => text.slice(0, index).trim())
    .filter((title) => isTitleOf(title, first))
  return titles.find((title) => restAfter(title, first).startsWith(title)) ?? titles[0] ?? ''
}

const mostWordsOfName = 5

/** 'Testing skin turgor.' before the sentences of a caption. Its stop is no part of the title. */
function nameBeforeText(text: string, language: string): string {
  const [first = '', second] = splitSentences(text, language)
  const name = first.replace(/[.。]$/u, '')
  return second !== undefined && countWords(name) <= mostWordsOfName && /^[\p{L}\p{N}\s’'-]+$/u.test(name)
    ? name
    : ''
}

/** A capital before a plain word, or an article. */
const startsSentence =
  /^(?:\p{Lu}\S*\s+\p{Ll}|(?:The|An?|El|La|Los|Las|Una?|Les?|Des|Der|Die|Das|Eine?|Il|Lo|Gli|Os?|As?|Het|De)\s)/u
/** 'Structure of', 'DNA The'. */
const endsInLinkingWord = /\s\p{L}\p{Ll}{0,2}$/u

function restAfter(title: string, sentence: string): string {
  return sentence.slice(title.length).trim()
}

function isTitleOf(title: string, sentence: string): boolean {
  const rest = restAfter(title, sentence)
  if (/[.!?。]\s|[(（]\p{L}[)）]/u.test(title)) return false
  if (!/[\p{L}\p{M}\p{N})]$/u.test(title) || endsInLinkingWord.test(title)) return false
  const isTwice = rest.startsWith(title)
  if (!isTwice && !startsSentence.test(rest)) return false
  const again = overlap(stems(contentWords(title)), stems(contentWords(rest)))
  const words = title.split(/\s+/)
  const isNamed = words.every(isOfTitle) && /^\p{Lu}/u.test(words.at(-1) ?? '')
  return isTwice || again > 0.5 || (words.length > 1 && isNamed && !title.includes(','))
}

/** A word of a title: with a capital, or a short one such as 'of' and 'their'. */
function isOfTitle(word: string, at: number): boolean {
  return /^\p{Lu}/u.test(word) || (at > 0 && /^\p{Ll}{1,5}$/u.test(word))
}
