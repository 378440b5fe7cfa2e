import { languageOf } from '@lectern/domain/voices/languages.ts'

/** Nouns and numbers that an article makes an amount: 'a few', 'a third', 'once a day'. */
const amounts =
  'few|little|lot|bit|number|couple|dozen|hundred|thousand|million|billion|third|half|quarter|majority|minority|variety|range|series|kind|type|form|sort|great|good|large|small|fraction|pair|handful|day|week|month|year|hour|minute|second|decade|century|kilogram|kilometer|mile|person|while|time|result|rule|whole|same|other|others|latter|former|more|less|fewer|better|longer|greater|most|least|one|ones|two|three|first|second|last|only|poor|rich|old|young|sick|dead|deaf|blind|unemployed|enslaved|accused|elderly|past|present|future|United|Netherlands|Philippines|Hague|Bronx|Middle|Americas'
/** Words after which an article is heard: 'is a witness', 'such a wall', 'once a day'. */
const before =
  'is|are|was|were|be|been|being|becomes?|became|remains?|remained|such|what|half|quite|rather|many|once|twice|all|both|so|too|as|per|not|called|named'
const someOf =
  '(?:some|most|many|much|all|none|each|any|few|part|half|several|both|rest|one|two|three|percent) of'
/** 'The' in a note, and the article at its start. One beside a letter or a number may be a name. */
const article = new RegExp(
  `(?<!\\b(?:${before}|${someOf}|\\p{L}|\\p{N}+)\\s)(?:\\bthe|^an?)\\s(?!(?:${amounts})\\b)(?=\\p{L}{3})`,
  'giu',
)
/** A sentence that compares: 'the deeper the river, the slower it flows'. */
const compares = /\bthe\s\p{L}+er\b.*\bthe\s\p{L}+er\b|\bthe\smore\b/iu

/**
 * A statement as a slide has it: English without 'the', as in notes and headlines. The script says the full
 * sentence, so the slide does not repeat it word for word.
 */
export function noteOf(text: string, language: string): string {
  if (languageOf(language) !== 'en' || /["“”`$]/u.test(text) || compares.test(text)) return text
  const note = text.replace(article, '')
  return note.charAt(0).toUpperCase() + note.slice(1)
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Words in a row that make a text the same as another. */
const run = 5

/** How many words of a note are the same words in a row as in its sentence. */
export function copiedWords(note: string, sentence: string): number {
  const [own, other] = [wordsIn(note), ` ${wordsIn(sentence).join(' ')} `]
  const copied = new Set<number>()
  for (let at = 0; at + run <= own.length; at += 1)
    if (other.includes(` ${own.slice(at, at + run).join(' ')} `))
      for (let each = at; each < at + run; each += 1) copied.add(each)
  return copied.size
}

function wordsIn(text: string): readonly string[] {
  const low = text.toLowerCase()
  if (!unspaced.test(low)) return low.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...segmenter.segment(low)].filter((one) => one.isWordLike).map((one) => one.segment)
}
