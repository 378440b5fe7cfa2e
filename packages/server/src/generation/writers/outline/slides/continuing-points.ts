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

/** Words of a point that continues another one, that answers the heading, and that is half of a contrast. */
const mostWords = 12
const mostOfAnswer = 18
const mostOfOtherSide = 16

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
      const part = other.isUsable ? shownStatement(other.text, material.lexicon, mostOfOtherSide) : undefined
      if (part === undefined || countWords(part) > mostOfOtherSide) continue
      const bare = withoutStop(part, language)
      const added = { sentence: other, point: capitalised(bare), part: bare }
      const replaced = replacedBy(added, one, [...shown.values()], room)
      if (replaced === undefined) continue
      if (replaced !== 'none') shown.delete(replaced.sentence)
      shown.set(other, added)
    }
  }
  return [...shown.values()].toSorted((a, b) => a.sentence.order - b.sentence.order)
}

/**
 * 'Yeast is a living fungus' and 'It feeds on sugars and gives off two things', below 'What yeast eats and what it gives off': the
 * second sentence answers the heading, and needs the first one for its subject. Undefined if the first one answers it too.
 */
export function answerAfter(above: Point, said: readonly Sentence[], material: Material): Point | undefined {
  const { sentence } = above
  const next = said.find(({ order }) => order === sentence.order + 1)
  if (!next) return undefined
  const known = contentStems(sentence.text)
  const heading = material.blockOf(sentence.block)?.path.at(-1) ?? ''
  const asked = new Set([...contentStems(heading)].filter((word) => !known.has(word)))
  const answers = asked.size > 0 && overlap(asked, contentStems(next.text)) >= leastOfAnswer
  return answers ? continuingPoint(next, above, material, mostOfAnswer) : undefined
}

/** The share of the words of a heading, without its subject, in a sentence that answers it. A word of the question is one of them. */
const leastOfAnswer = 0.3

/** The other side of `one` comes beside it, or in the place of a point that is no part of the contrast: the last that leaves room for it. */
function replacedBy(
  added: Point,
  one: Sentence,
  shown: readonly Point[],
  room: number,
): Point | 'none' | undefined {
  const fits = (all: readonly Point[]) =>
    all.reduce((sum, { point }) => sum + countWords(point), 0) <= mostShownWords &&
    all.reduce((sum, { point, sentence }) => sum + copiedWords(point, sentence.text), 0) <= room
  if (fits([...shown, added])) return 'none'
  return shown
    .filter(({ sentence }) => sentence !== one)
    .findLast((other) => fits([...shown.filter((each) => each !== other), added]))
}

function continuingPoint(
  next: Sentence,
  above: Point,
  { lexicon }: Material,
  most = mostWords,
): Point | undefined {
  const { sentence: before, point } = above
  if (next.order !== before.order + 1 || next.block !== before.block || next.listed) return undefined
  // The pronoun means the subject, with which the point above begins.
  const hasSubject = before.text.toLowerCase().startsWith(point.toLowerCase().slice(0, startOfSubject))
  if (!hasSubject || !opensWithSubjectPronoun(next.text, lexicon.language)) return undefined
  if (!continues(next, before, lexicon)) return undefined
  const part = shownStatement(next.text, lexicon, most)
  if (part === undefined || countWords(part) > most) return undefined
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
