import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { explainingSentences } from './explain.ts'
import type { Material } from './material.ts'
import { standsAlone, wordsIn } from './sentence.ts'
import type { Sentence } from './sentence.ts'

const maxShown = 50

/**
 * The recap: from the page's own summary, otherwise the most important sentence of each of its longest sections.
 * `short` fits a slide, `long` is spoken.
 */
export function pickSummary(material: Material): { short: readonly Sentence[]; long: readonly Sentence[] } {
  const { lexicon } = material
  const own = material.summary.filter((one) => standsAlone(one) && !lexicon.announces(one.text))
  if (own.length > 0) {
    const short = fitting(own)
    return {
      short,
      long: explainingSentences(
        material,
        material.summary,
        short.map(({ text }) => text),
      ),
    }
  }
  const best = bestOfSections(material)
  const short = fitting(best)
  return { short, long: best.slice(0, 4).sort((a, b) => a.order - b.order) }
}

/** Words of a summary that is said whole: the author of the page has already put it in few words. */
const mostBrief = 40
/** The share of its words that were said, of all sentences together and of each. A summary has words of its own. */
const leastSaid = { whole: 0.5, each: 0.3 }

/**
 * The page's own summary if it is brief, such as a box 'In short', and its words were said. Its sentences may lean on each
 * other, so it is said whole. Empty otherwise.
 */
export function briefSummary(
  { summary }: Material,
  said: ReadonlySet<string>,
  most = mostBrief,
): readonly Sentence[] {
  const [first] = summary
  const known = stems(said)
  const saidOf = (texts: readonly Sentence[]) =>
    overlap(stems(contentWords(texts.map(({ text }) => text).join('\n'))), known)
  const isWhole =
    wordsIn(summary) <= most &&
    summary.every((one) => one.isUsable && one.block === first?.block && saidOf([one]) >= leastSaid.each)
  return first && !first.isDependent && isWhole && saidOf(summary) >= leastSaid.whole ? summary : []
}

function fitting(sentences: readonly Sentence[]): readonly Sentence[] {
  const short: Sentence[] = []
  for (const one of sentences) {
    if (short.length === 3) break
    if (short.length === 0 || wordsIn(short) + one.words <= maxShown) short.push(one)
  }
  return short.sort((a, b) => a.order - b.order)
}

function bestOfSections(material: Material): readonly Sentence[] {
  const byWeight = (a: Sentence, b: Sentence) => material.weightOf(b) - material.weightOf(a)
  const candidates = material.sections
    .toSorted((a, b) => b.words - a.words)
    .flatMap((section) =>
      section.units
        .flatMap((unit) => unit.sentences)
        .filter((one) => standsAlone(one) && !one.listed && one.words <= 28)
        .filter(({ text }) => !material.lexicon.announces(text))
        .sort(byWeight)
        .slice(0, 1),
    )
  const few = material.sentences
    .filter((one) => standsAlone(one) && one.words <= 40)
    .sort((a, b) => Number(a.listed) - Number(b.listed) || byWeight(a, b))
  return [...new Set([...candidates, ...few])].slice(0, 4)
}
