import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { withoutStop } from '../language/marks.ts'
import { together } from './explain.ts'
import { wordsIn } from './sentence.ts'
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
      const needed = together(first, byOrder)?.toSorted((a, b) => a.order - b.order) ?? []
      const said = withDetails(needed, sentences)
      const points = said
        .filter((one) => one === first || first.misleadsWithout.includes(one.order))
        .map(({ text }) => withoutPlace(text, lexicon) ?? named(discourse.withoutOrdinal(text)))
        .map(
          (text) =>
            lexicon.shorten(text, 12) ?? lexicon.shorten(text, 16) ?? withoutStop(text, lexicon.language),
        )
      const words = said.reduce((sum, one) => sum + one.words, 0)
      const fits = points.length >= 2 && points.length <= maxPoints && words <= maxWords
      return fits && !points.some((point) => leansOutside(point, lexicon))
        ? [{ sentences: said, points }]
        : []
    })
}

/** Words of a name before a colon. */
const mostOfName = 8

/** 'Lubrication, which …' of 'The first way: lubrication, which …': before the colon is only the place of the member. */
function withoutPlace(text: string, { discourse }: Lexicon): string | undefined {
  const [, place = '', member = ''] = /^([^:：]+?)\s?[:：]\s*(.+)$/u.exec(text) ?? []
  const isPlace =
    member !== '' && countWords(place) <= mostOfPlace && discourse.placeInSeries(place) !== undefined
  return isPlace && discourse.withoutOrdinal(text) === text ? capitalised(member) : undefined
}

const mostOfPlace = 4

/** 'The intensity of light' of 'The intensity of light: the more light, the faster …'. */
function named(member: string): string {
  const [name = '', explanation = ''] = member.split(/\s*[:：]\s*/u)
  return explanation !== '' && countWords(name) <= mostOfName ? name : member
}

/** 'It lowers the freezing point' needs the sentence before, which is not on the slide. 'Después se trituran' needs the member before. */
function leansOutside(point: string, lexicon: Lexicon): boolean {
  return lexicon.isDependent(point) && lexicon.discourse.placeInSeries(point) !== 'later'
}

/** With the sentences between the members, which explain the one before them, if they are not too long together. */
function withDetails(needed: readonly Sentence[], sentences: readonly Sentence[]): readonly Sentence[] {
  const [from, to] = [needed[0], needed.at(-1)]
  if (!from || !to) return needed
  const whole = sentences.filter(({ order }) => order >= from.order && order <= to.order)
  const isWhole = whole.every((one) => needed.includes(one) || (one.isUsable && one.block === to.block))
  return isWhole && wordsIn(whole) <= maxWords ? whole : needed
}
