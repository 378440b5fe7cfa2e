import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { memoized } from '../language/memoized.ts'
import { explainingSentences } from './explain.ts'
import type { Material } from './material.ts'
import { isOpen, isQuestion, standsAlone, wordsIn } from './sentence.ts'
import type { Sentence } from './sentence.ts'

const maxShown = 50

/**
 * The recap: from the page's own summary, otherwise the most important sentence of each of its longest sections.
 * `short` fits a slide, `long` is spoken.
 */
export function pickSummary(material: Material): { short: readonly Sentence[]; long: readonly Sentence[] } {
  const { lexicon } = material
  const own = material.summary.filter(
    (one) => standsAlone(one) && !isQuestion(one.text) && !lexicon.announces(one.text),
  )
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

/** A page's own summary has at least this number of sentences; a single one is a point to remember. */
const fewestOfOwn = 2
/** The share of its words that the page has, of all sentences and of each that names its subject. A text about other things is no summary of it. */
const leastOfPage = { whole: 0.3, surely: 0.5, each: 0.25 }

/** Of a summary that is surely about the page, one of this number of sentences may have words of its own: those of a table, or other endings. */
const perStrange = 4

/**
 * The page's own summary, whole and in order, without the sentences that only announce it. Its sentences may lean on those
 * before them. Empty if it is too long, if its first sentence leans on the text before it, or if a sentence leans on one that
 * cannot be said.
 */
export function ownSummary(material: Material, most: number): readonly Sentence[] {
  const { lexicon, summary } = material
  const canBeSaid = (one: Sentence) =>
    (one.isUsable || (one.companion && !isOpen(one.text))) &&
    !isQuestion(one.text) &&
    !lexicon.announces(one.text) &&
    !lexicon.discourse.speaksOfPage(one.text)
  const own = summary.filter(canBeSaid)
  const leansOnUnsaid = own.some(
    (one, at) => one.isDependent && own[at - 1] !== summary[summary.indexOf(one) - 1],
  )
  const [first] = own
  const ofPage = wordsOfPage(material)
  const isOfPage = (texts: readonly Sentence[], least: number) => {
    const words = stems(contentWords(texts.map(({ text }) => text).join('\n')))
    return words.size === 0 || overlap(words, ofPage) >= least
  }
  const strange = own.filter((one) => !one.isDependent && !isOfPage([one], leastOfPage.each))
  const fits =
    first !== undefined &&
    !first.isDependent &&
    !leansOnUnsaid &&
    own.length >= fewestOfOwn &&
    wordsIn(own) <= most &&
    isOfPage(own, leastOfPage.whole) &&
    strange.length <= (isOfPage(own, leastOfPage.surely) ? Math.floor(own.length / perStrange) : 0)
  return fits ? own : []
}

const wordsOfPage = memoized(({ sentences, terms, page }: Material): ReadonlySet<string> =>
  stems(
    contentWords(
      [
        page.title,
        ...sentences.map(({ text }) => text),
        ...terms.map(({ term, definition }) => `${term} ${definition}`),
      ].join('\n'),
    ),
  ),
)

/** Words of a summary that is said whole: the author of the page has already put it in few words. */
const mostBrief = 40
/** The share of its words that were said, of all sentences together and of each. A summary has words of its own. */
const leastSaid = { whole: 0.5, each: 0.3 }

/**
 * The page's own summary if it is brief, such as a box 'In short', and its words were said. Its sentences may lean on each
 * other, so it is said whole. Empty otherwise.
 */
export function briefSummary({ summary }: Material, said: ReadonlySet<string>): readonly Sentence[] {
  const [first] = summary
  const known = stems(said)
  const saidOf = (texts: readonly Sentence[]) =>
    overlap(stems(contentWords(texts.map(({ text }) => text).join('\n'))), known)
  const isWhole =
    wordsIn(summary) <= mostBrief &&
    summary.every(
      (one) =>
        one.isUsable &&
        !isQuestion(one.text) &&
        one.block === first?.block &&
        saidOf([one]) >= leastSaid.each,
    )
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
