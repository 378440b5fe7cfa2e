import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { withoutDispensableOpening } from '../language/words/dispensable-openings.ts'
import { losesResult } from '../language/words/result-clauses.ts'
import type { Sentence } from '../material/sentence.ts'

/** A point to remember says less than the sentence, but not so little that the point is lost. */
const share = { least: 0.45, most: 0.85 }
/** A restatement is shorter by a third at least. Otherwise it repeats. */
const restatement = { least: 0.3, most: 0.69 }
/** The rest of a list or an aside that was cut has few words after its comma. */
const leastAfterComma = 6
const fewestWords = 5

type Spoken = Pick<Sentence, 'text' | 'words'>

/** A sentence without its last clauses; undefined if it cannot be said in clearly fewer words. */
export function shortenedRestatement(sentence: Spoken, most: number, lexicon: Lexicon): string | undefined {
  const short = shortened(sentence, most, lexicon, share)
  return short === undefined || isHalfOfContrast(short, sentence.text) ? undefined : short
}

/**
 * A sentence in two thirds of its words at most; undefined if there is no clean cut. A premise without its result is a poor
 * restatement, and only for a host who would say too little otherwise.
 */
export function compressed(
  sentence: Spoken,
  most: number,
  lexicon: Lexicon,
  { mayLoseResult = false }: { readonly mayLoseResult?: boolean } = {},
): string | undefined {
  // Half of a contrast is no restatement: 'Cells that swell open the pore; cells that shrink close it.'
  if (/[;；؛]/u.test(sentence.text)) return undefined
  const short = shortened(sentence, most, lexicon, restatement, mayLoseResult)
  if (short !== undefined && countWords(short) >= fewestWords)
    return isHalfOfContrast(short, sentence.text) ? undefined : short
  const main = mainClause(sentence, most, lexicon)
  const isLost = main !== undefined && !mayLoseResult && losesResult(main, sentence.text, lexicon.language)
  return isLost ? undefined : main
}

/** 'Latitude is measured from north to south' of a sentence that continues with 'and longitude from east to west' by a word of contrast. */
function isHalfOfContrast(short: string, text: string): boolean {
  const start = short.replace(/[.。।]$/u, '')
  return text.startsWith(start) && contrast.test(text.slice(start.length))
}

const contrast =
  /^,?\s?(?:while|whereas|but|während|aber|mientras que|pero|tandis que|alors que|mais|mentre|ma|enquanto|mas|terwijl|maar|a|zaś|natomiast|ale|а|но|тогда как|тоді як|але|kdežto|zatímco|kým|medan|men|mens|míg|de|în timp ce|iar|dar|ενώ|αλλά|oysa|sedangkan|tetapi|còn|nhưng)\s|^[,،，]?\s?(?:而|但|أما|بينما|لكن)/iu

/** The share of its words that the main clause of a sentence has. What explains it may be long. */
const ofMain = { least: 0.2, most: 0.69 }

/** A sentence without its aside in brackets, its opening, or what explains it after a dash, where these are a third of it at least. */
function mainClause({ text, words }: Spoken, most: number, lexicon: Lexicon): string | undefined {
  const limit = Math.min(most, words * ofMain.most)
  const plain = text.replace(asides, '')
  const bare = withoutDispensableOpening(plain, lexicon.language) ?? plain
  const candidates = [bare, clauseBeforeDash(plain), lexicon.shorten(bare, limit)]
  const main = candidates.find(
    (one) =>
      one !== undefined &&
      countWords(one) >= Math.max(fewestWords, words * ofMain.least) &&
      countWords(one) <= limit &&
      !(bare !== plain && lexicon.isDependent(capitalised(one))),
  )
  return main === undefined ? undefined : capitalised(main)
}

const asides = /\s?[(（][^()（）]*[)）]/gu

/** 'Plants need warmth' of 'Plants need warmth to grow – this is why they bloom in spring.' */
function clauseBeforeDash(text: string): string | undefined {
  return /^([^:：;；–—]+?)\s[–—-]\s\S/u.exec(text)?.[1]
}

function shortened(
  { text, words }: Spoken,
  most: number,
  lexicon: Lexicon,
  limits: typeof share,
  mayLoseResult = false,
): string | undefined {
  const limit = Math.min(most, words * limits.most)
  const short = lexicon.shorten(text, limit)
  if (short === undefined || countWords(short) < words * limits.least) return undefined
  if (!mayLoseResult && losesResult(short, text, lexicon.language)) return undefined
  const tail = short
    .split(/[,،，、]/u)
    .slice(1)
    .at(-1)
  if (tail === undefined || countWords(tail) >= leastAfterComma) return short
  return shortened({ text, words }, countWords(short) - 1, lexicon, limits, mayLoseResult)
}
