import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { contentWords, overlap } from '../language/words/content-words.ts'
import { phrasesOf } from '../language/phrases.ts'
import type { EpisodePart } from './draft-parts.ts'
import type { PageIndex } from './page-index.ts'
import { statementsOf } from './questions-and-recaps.ts'

/** A restatement with more of the words of a sentence repeats it. */
const mostRepeated = 0.7
/** The share of a statement's words that the repeated sentence has. */
const same = 0.9

/**
 * True if JAMIE continues the page where ALEX stopped, as with an example or the other side, or reads a definition of
 * the page.
 */
export function carriesOn(part: EpisodePart, parts: readonly EpisodePart[], index: PageIndex): boolean {
  const isDefinition = index.blocksOf(part.sources).some(({ kind }) => kind === 'definition')
  const before = parts
    .slice(0, part.at)
    .filter(({ speaker }) => speaker === 'ALEX')
    .flatMap(({ says }) => says.flatMap((text) => index.find(text) ?? []))
  return statementsOf(part).every((text) => {
    const place = index.find(text)
    if (isDefinition && index.contains(text.replace(/^[^:：]*[:：]\s*/u, ''))) return true
    return before.some(({ heading, order }) => heading === place?.heading && order < place.order)
  })
}

/** True if JAMIE guesses a sentence of the page, and ALEX says that it is right. */
export function isConfirmed(
  { stock }: EpisodePart,
  next: EpisodePart | undefined,
  language: string,
): boolean {
  const { guesses, confirms, talk } = phrasesOf(language)
  const has = (part: readonly string[], phrases: readonly string[]) =>
    phrases.flatMap((phrase) => splitSentences(phrase, language)).some((one) => part.includes(one))
  return next?.speaker === 'ALEX' && has(stock, [...guesses, ...talk.checks]) && has(next.stock, confirms)
}

/** True if a statement of JAMIE is a sentence of ALEX in hardly fewer words. */
export function repeatsAlex(part: EpisodePart, parts: readonly EpisodePart[]): boolean {
  const sentences = parts
    .filter(({ speaker, at }) => speaker === 'ALEX' && at <= part.at + 1)
    .flatMap(({ says }) => says)
  return statementsOf(part).some((statement) => {
    const words = contentWords(statement)
    return (
      words.size > 0 &&
      sentences.some(
        (one) =>
          countWords(statement) > countWords(one) * mostRepeated &&
          overlap(words, contentWords(one)) >= same &&
          overlap(contentWords(one), words) >= mostRepeated,
      )
    )
  })
}
