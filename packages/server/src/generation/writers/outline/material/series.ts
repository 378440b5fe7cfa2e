import type { Lexicon } from '../language/lexicon.ts'
import { together } from './explain.ts'
import type { Sentence } from './sentence.ts'

const maxPoints = 6
/** Longer series are said in the text. */
const maxWords = 140

/** A series in prose, with one point for each member. */
export interface Series {
  /** The sentence that announces it and its members, in order. */
  readonly sentences: readonly Sentence[]
  readonly points: readonly string[]
}

/** The series ('First, …', 'Second, …') whose members are understood without the sentences around them. */
export function seriesOf(sentences: readonly Sentence[], lexicon: Lexicon): readonly Series[] {
  const { discourse } = lexicon
  const byOrder = new Map(sentences.map((one) => [one.order, one]))
  return sentences
    .filter((one) => one.misleadsWithout.length > 0 && discourse.placeInSeries(one.text) === 'first')
    .flatMap((first) => {
      const said = together(first, byOrder)?.toSorted((a, b) => a.order - b.order) ?? []
      const points = said
        .filter((one) => one === first || first.misleadsWithout.includes(one.order))
        .map(({ text }) => discourse.withoutOrdinal(text))
        .map((text) => lexicon.shorten(text, 12) ?? lexicon.shorten(text, 16) ?? text)
      const words = said.reduce((sum, one) => sum + one.words, 0)
      const fits = points.length >= 2 && points.length <= maxPoints && words <= maxWords
      // 'It lowers the freezing point' needs the sentence before, which is not on the slide.
      return fits && !points.some((point) => lexicon.isDependent(point)) ? [{ sentences: said, points }] : []
    })
}
