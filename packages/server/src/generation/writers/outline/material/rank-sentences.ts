import type { Lexicon } from '../language/lexicon.ts'
import type { Unit } from './unit.ts'
import type { Sentence } from './sentence.ts'
import { namesException, statesDuty } from '../language/words/duty-words.ts'
import { recallsEarlierPart } from '../language/words/earlier-parts.ts'
import { contentWords } from '../language/words/content-words.ts'
import { leadsIn } from './main-points.ts'

/** How much more a rule or a warning counts: an illustration of it can be left out sooner. */
const ofDuty = 1.5
/** How much less a sentence about an earlier page counts. */
const ofEarlierPart = 0.3

/**
 * The importance of each sentence for the page: the mean weight of its words. A word weighs more the more sentences of
 * the page use it, unless almost all do. First sentences, words of headings and cue words increase it, and so do the
 * sentences that lean on it (see `leadsIn`). Sentences that are too long or too short to be read at a glance get less.
 */
export function rankSentences(
  units: readonly Unit[],
  title: string,
  lexicon: Lexicon,
): ReadonlyMap<Sentence, number> {
  const words = new Map(units.flatMap((unit) => unit.sentences).map((one) => [one, contentWords(one.text)]))
  const weights = weighWords([...words.values()])
  const titleWords = contentWords(title)
  const ranks = new Map<Sentence, number>()
  for (const unit of units) {
    const headed = new Set([...titleWords, ...unit.path.flatMap((heading) => [...contentWords(heading)])])
    const leads = leadsIn(unit, title, lexicon)
    for (const [at, sentence] of unit.sentences.entries()) {
      const own = words.get(sentence) ?? new Set<string>()
      let rank = mean([...own].map((word) => weights.get(word) ?? 0))
      rank *= 1 + 0.5 * Math.min(2, [...own].filter((word) => headed.has(word)).length)
      if (at === 0) rank *= 1.3
      else if (sentence.index === 0) rank *= 1.2
      if (lexicon.isImportant(sentence.text)) rank *= 1.2
      if (isRule(sentence.text, lexicon)) rank *= ofDuty
      if (recallsEarlierPart(sentence.text, lexicon.language)) rank *= ofEarlierPart
      if (sentence.words > 30 || sentence.words < 6) rank *= 0.7
      ranks.set(sentence, rank * (leads.get(sentence) ?? 1))
    }
  }
  return ranks
}

function isRule(text: string, { language }: Lexicon): boolean {
  return statesDuty(text, language) || namesException(text, language)
}

function weighWords(sentences: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const words of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const common = Math.max(3, sentences.length * 0.3)
  return new Map([...counts].map(([word, count]) => [word, count > common ? 0.2 : Math.log2(1 + count)]))
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0
    ? 0
    : numbers.reduce((sum, one) => sum + one, 0) / Math.sqrt(numbers.length * (numbers.length + 4))
}
