import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentStems, overlap } from '../language/words/content-words.ts'
import { copiedWords } from '../language/sentences/copied-words.ts'
import { contrastPatternsOf } from '../language/contrast-patterns.ts'
import { capitalised } from '../language/enumerate.ts'
import { withoutStop } from '../language/marks.ts'
import { opensWithSubjectPronoun } from '../language/words/subject-pronouns.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import { mostPoints, mostShownWords, shareOfPoints } from './points.ts'
import type { Point } from './points.ts'
import { shownStatement } from './shown-statement.ts'
import { areParallel } from '../language/words/parallel-statements.ts'

/** Words of a point that continues another one. */
const mostWords = 12

/**
 * Points in the order of the page, with those that continue one of them: 'It slows down in the fridge' is understood below 'Yeast
 * works best at 26 °C'. As many as there is room for.
 */
export function withContinuingPoints(
  points: readonly Point[],
  said: readonly Sentence[],
  material: Material,
): readonly Point[] {
  const shown = new Map(points.map((point) => [point.sentence, point]))
  const room = wordsIn(said) * shareOfPoints(material.page.language)
  for (const [at, next] of said.entries()) {
    const before = said[at - 1]
    const above = before && shown.get(before)
    if (!above || shown.has(next) || shown.size >= mostPoints) continue
    const point = continuingPoint(next, above, material)
    if (point === undefined) continue
    const all = [...shown.values(), point]
    const words = all.reduce((sum, one) => sum + countWords(one.point), 0)
    const copied = all.reduce((sum, one) => sum + copiedWords(one.point, one.sentence.text), 0)
    if (words <= mostShownWords && copied <= room) shown.set(next, point)
  }
  return withOtherSides(shown, said, material)
}

/** The other of two statements of one form may take this share more than the other points may copy. */
const ofOtherSide = 1.4

/** 'The fudai had served …' is half of a contrast with 'The tozama had submitted …'. */
function withOtherSides(
  shown: Map<Sentence, Point>,
  said: readonly Sentence[],
  material: Material,
): readonly Point[] {
  const room = wordsIn(said) * shareOfPoints(material.page.language) * ofOtherSide
  const { language } = material.page
  for (const [at, one] of said.entries()) {
    for (const other of [said[at - 1], said[at + 1]]) {
      if (!other || !shown.has(one) || shown.has(other) || shown.size >= mostPoints) continue
      if (other.block !== one.block || Math.abs(other.order - one.order) !== 1) continue
      if (!areParallel(one.text, other.text, language)) continue
      const part = other.isUsable ? shownStatement(other.text, material.lexicon, mostWords) : undefined
      if (part === undefined || countWords(part) > mostWords) continue
      const bare = withoutStop(part, language)
      const all = [...shown.values(), { sentence: other, point: capitalised(bare), part: bare }]
      const words = all.reduce((sum, { point }) => sum + countWords(point), 0)
      const copied = all.reduce((sum, { point, sentence }) => sum + copiedWords(point, sentence.text), 0)
      if (words <= mostShownWords && copied <= room)
        shown.set(other, { sentence: other, point: capitalised(bare), part: bare })
    }
  }
  return [...shown.values()].toSorted((a, b) => a.sentence.order - b.sentence.order)
}

function continuingPoint(next: Sentence, above: Point, { lexicon }: Material): Point | undefined {
  const { sentence: before, point } = above
  if (next.order !== before.order + 1 || next.block !== before.block || next.listed) return undefined
  // The pronoun means the subject, with which the point above begins.
  const hasSubject = before.text.toLowerCase().startsWith(point.toLowerCase().slice(0, startOfSubject))
  if (!hasSubject || !opensWithSubjectPronoun(next.text, lexicon.language)) return undefined
  if (!continues(next, before, lexicon)) return undefined
  const part = shownStatement(next.text, lexicon, mostWords)
  if (part === undefined || countWords(part) > mostWords) return undefined
  const bare = withoutStop(part, lexicon.language)
  return { sentence: next, point: capitalised(bare), part: bare }
}

const startOfSubject = 8

/** Whether a sentence needs nothing but the one before it. */
export function continues(next: Sentence, before: Sentence, lexicon: Material['lexicon']): boolean {
  return (
    next.isUsable &&
    next.misleadsWithout.length === 0 &&
    next.needs.every((order) => order === before.order) &&
    (!next.isDependent || pointsAt(next, before, lexicon)) &&
    !lexicon.announces(next.text) &&
    !lexicon.isTask(next.text) &&
    !lexicon.addressesReader(next.text)
  )
}

/** Whether the sentence opens with a word for what the one before it names: 'These roads …', but not 'Following this split, …'. */
function pointsAt(
  next: Sentence,
  before: Sentence,
  { language, phrases, discourse }: Material['lexicon'],
): boolean {
  const low = next.text.toLowerCase()
  const [first = ''] = /^[\p{L}\p{M}’']+/u.exec(low) ?? []
  const isPointer = phrases.pointingBack.some(
    (word) => first === word || (isHan.test(word) && low.startsWith(word)),
  )
  const words = low.match(/[\p{L}\p{M}’']+/gu) ?? []
  const isLinked =
    discourse.contrasts(next.text) || words.some((word) => discourse.connectives.includes(word))
  if (isLinked || contrastPatternsOf(language).second.test(low)) return next.needs.includes(before.order)
  const opens = isPointer || discourse.dropsSubject(next.text)
  return (
    opens &&
    next.needs.includes(before.order) &&
    (opensWithSubjectPronoun(next.text, language) ||
      overlap(contentStems(next.text), contentStems(before.text)) > 0)
  )
}

const isHan = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u
