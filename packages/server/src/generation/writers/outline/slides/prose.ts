import { explainingSentences } from '../material/explain.ts'
import { generality } from '../material/generality.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { withEndMark, marksOf } from '../language/marks.ts'
import { headline } from './headline.ts'
import { ideaOf } from './slide-idea.ts'
import {
  answersGoal,
  choosePoints,
  mostPointWords,
  mostStatementWords,
  pointOf,
  subjectOf,
} from './points.ts'
import type { Point } from './points.ts'
import { withoutOpener } from '../language/sentences/without-opener.ts'
import { refersBack } from '../language/refers-back.ts'
import { standingOf } from '../material/details.ts'
import { seriesOf } from '../material/series.ts'
import { passageFrom, standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import type { SlideMaker, MakerInput, WrittenIdea } from './slide-idea.ts'

/** Words of prose per slide, approximately. */
const chunkWords = 150
/** One point is a text, not a list. */
const fewestPoints = 2
/** With points, a script has other sentences, which may not answer the objectives of the page. So it needs more of them. */
const fewestWithGoals = 3
const mostTextWords = 22
/** A cut of a long sentence may be longer. */
const mostCutWords = 20
/** A key phrase of one of these best sentences, with at most this share of it, is shown before a whole sentence. */
const mostTried = 6
const keyShare = 0.6
/** The number of best sentences that are tried first. */
const leastChoice = 3
/** Fewer words than these are no script. */
const leastSpoken = 12
/** A script of this many words has something to say beside the statement on its slide. */
const fullScript = 50
/** The script says most of a chunk, less of it beside one statement. */
const withPoints = { wanted: 90, most: 130 }
const withStatement = { wanted: 75, most: 110 }

/** Paragraphs, without their series: key phrases, or one statement if there are too few, and the rest in the script. */
export const proseSlides: SlideMaker = (input) => {
  const series = seriesOf(input.unit.sentences, input.material.lexicon).flatMap(({ sentences }) => sentences)
  const prose = input.unit.sentences.filter((one) => {
    const kind = input.material.blockOf(one.block)?.kind
    return (kind === 'paragraph' || kind === 'callout') && !series.includes(one)
  })
  return chunks(prose).flatMap((chunk) =>
    ideaOf((taken) => {
      const free = chunk.filter((one) => !taken.has(one))
      const idea = bulletsOf(free, input) ?? textOf(free, input)
      // A single sentence that the others left is no slide.
      const isRest = free.length < chunk.length && idea && idea.uses.length < 2
      if (!idea || isRest) return undefined
      // The slides of a list, a picture or a term say the sentences about it.
      const at = idea.uses[0]?.block ?? chunk[0]?.block ?? ''
      return { ...idea, at, choice: chunk.length + 1, isProse: true }
    }),
  )
}

/** Groups consecutive paragraphs until there are enough words. */
function chunks(sentences: readonly Sentence[]): readonly Sentence[][] {
  const found: Sentence[][] = []
  for (const one of sentences) {
    const last = found.at(-1)
    const full = last && wordsIn(last) >= chunkWords && last.at(-1)?.block !== one.block
    if (last && !full) last.push(one)
    else found.push([one])
  }
  const rest = found.at(-1)
  const before = found.at(-2)
  if (rest && before && wordsIn(rest) < 40) before.push(...(found.pop() ?? []))
  return found
}

/**
 * Several points, if the script says enough beside them. `least.points` are shown in any case if the author wants them.
 */
export function bulletsOf(
  chunk: readonly Sentence[],
  input: MakerInput,
  least: { readonly points: number; readonly sentences: number } = { points: 0, sentences: 3 },
): WrittenIdea | undefined {
  const { material } = input
  const found = chunk.flatMap((sentence) => pointOf(sentence, material))
  const fewest = Math.max(material.goals && least.points === 0 ? fewestWithGoals : fewestPoints, least.points)
  if (found.length < fewest || chunk.length < least.sentences) return undefined
  const wanted = choosePoints(found, withPoints.wanted, { least: least.points }, material)
  const explained = explainingSentences(
    material,
    chunk,
    wanted.map(({ part }) => part),
    withPoints,
  )
  // The answer to an objective is said in any case. Other points are shown if they are said.
  const answers = wanted.map(({ sentence }) => sentence).filter((one) => answersGoal(one, material))
  const said = [...new Set([...answers.filter(standsAlone), ...explained])].sort((a, b) => a.order - b.order)
  const heard = found.filter(({ sentence }) => said.includes(sentence))
  const points = choosePoints(heard, wordsIn(said), { least: least.points }, material)
  if (points.length < fewest || wordsIn(said) < leastSpoken) return undefined
  return {
    type: 'bullets',
    content: {
      slide_title: headline(input),
      bullet_points: points.toSorted((a, b) => a.sentence.order - b.sentence.order).map(({ point }) => point),
    },
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: chunk[0]?.block ?? '',
    worth: 1,
    uses: said,
    choice: chunk.length,
  }
}

export function textOf(
  chunk: readonly Sentence[],
  input: MakerInput,
  limits = withPoints,
): WrittenIdea | undefined {
  const { material } = input
  const wanted = keyStatement(chunk, material)
  if (!wanted) return undefined
  const explained = explainingSentences(material, chunk, [wanted.shown], limits)
  const heard = wanted.sentences.every((one) => explained.includes(one))
    ? wanted
    : keyStatement(explained, material)
  const { shown, sentences } = heard ?? wanted
  // A statement that the script leaves out is said too.
  const said = [...new Set([...sentences, ...explained])].sort((a, b) => a.order - b.order)
  if (wordsIn(said) < leastSpoken) return undefined
  const display = shownAs(shown, said, input)
  // One statement holds the attention for a shorter time than several points.
  if ('slide_content' in display.content && limits === withPoints) return textOf(chunk, input, withStatement)
  return {
    ...display,
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: chunk[0]?.block ?? '',
    // A slide that is only read aloud is worth little.
    worth: 0.9 * Math.min(1, wordsIn(said) / fullScript),
    uses: said,
    choice: chunk.length,
  }
}

/** Key phrases of several sentences of the script, or the statement if fewer than two sentences have one. */
function shownAs(
  statement: string,
  said: readonly Sentence[],
  input: MakerInput,
): Pick<WrittenIdea, 'type' | 'content'> {
  const { material } = input
  const slide_title = headline(input)
  const points = pointsWithin(mostPointWords) ?? pointsWithin(mostStatementWords)
  if (points === undefined) return { type: 'text', content: { slide_title, slide_content: statement } }
  const inOrder = points.toSorted((a, b) => a.sentence.order - b.sentence.order)
  return { type: 'bullets', content: { slide_title, bullet_points: inOrder.map(({ point }) => point) } }

  function pointsWithin(most: number): readonly Point[] | undefined {
    const found = said.flatMap((sentence) => pointOf(sentence, material, most))
    const chosen = choosePoints(found, wordsIn(said), { least: 0 }, material)
    return chosen.length < fewestPoints ? undefined : chosen
  }
}

/** The statement of a text slide: the first start that is short enough, or can be shortened at a clause. */
function keyStatement(
  chunk: readonly Sentence[],
  material: Material,
): { readonly shown: string; readonly sentences: readonly Sentence[] } | undefined {
  const { language } = material.page
  const candidates = starts(chunk, material)
  // The script says more than a key phrase of one of the best.
  for (const one of candidates.slice(0, mostTried)) {
    const short = shortenForSlide(one.text, mostPointWords, material.lexicon)
    if (short !== undefined && short.length < one.text.length * keyShare)
      return { shown: withEndMark(short, language), sentences: [one] }
  }
  // A short statement is read faster than a long one, but a detail stands for nothing.
  const half = candidates.slice(0, Math.max(leastChoice, Math.ceil(candidates.length / 2)))
  const tries = [
    ...[half, candidates].flatMap((some) =>
      [mostPointWords, mostStatementWords].map((most) => ({ some, most })),
    ),
    { some: candidates, most: mostCutWords },
    { some: candidates, most: mostTextWords },
  ]
  for (const { some, most } of tries)
    for (const one of some) {
      const short = most === mostTextWords ? undefined : shortened(one.text, most, material.lexicon)
      if (short !== undefined && one.words >= 5)
        return { shown: withEndMark(short, language), sentences: [one] }
      if (one.words <= most && one.words >= 5) return { shown: one.text, sentences: [one] }
    }
  const [passage] = candidates
    .map((start) => passageFrom(chunk, start, mostTextWords, 2))
    .filter((one) => wordsIn(one) >= 8)
  return (
    passage && { shown: passage.map(({ text }) => text).join(marksOf(language).space), sentences: passage }
  )
}

/** 'A different strain also killed many': what it adds to was said before. */
const continuing = 0.4

function hasConnective(text: string, { discourse }: Material['lexicon']): boolean {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}’']+/gu))
  return discourse.connectives.some((one) => words.has(one))
}

/** A statement in few words: cut at its end, or without what it opens with. */
function shortened(text: string, most: number, lexicon: Material['lexicon']): string | undefined {
  const bare = withoutOpener(text, lexicon)
  const isClear = bare !== undefined && !refersBack(bare, lexicon.phrases)
  return shortenForSlide(text, most, lexicon) ?? (isClear ? shortenForSlide(bare, most, lexicon) : undefined)
}

/** Where a text may start: an answer or the start of a paragraph reads best, then the most important sentence. */
function starts(chunk: readonly Sentence[], material: Material): readonly Sentence[] {
  const [first] = chunk
  if (first?.answers && first.isUsable) return [first]
  const { lexicon } = material
  const worth = (one: Sentence) =>
    material.weightOf(one) *
    generality(one, lexicon) *
    standingOf(one, material) *
    subjectOf(one, material) *
    (hasConnective(one.text, lexicon) ? continuing : 1)
  const free = chunk
    .filter((one) => one.isUsable && !one.isDependent && !one.answers && one.misleadsWithout.length === 0)
    .filter(({ text }) => !lexicon.announces(text))
    .sort((a, b) => worth(b) - worth(a))
  // A slide shows one statement: nothing on it says what a pronoun means.
  const stating = free.filter(
    ({ text }) => !lexicon.addressesReader(text) && !refersBack(text, lexicon.phrases),
  )
  const [opening] = stating.filter(({ index, words }) => index === 0 && words <= mostTextWords)
  if (stating.length === 0) return free
  return opening ? [opening, ...stating] : stating
}

export function sourcesOf(sentences: readonly Sentence[]): readonly string[] {
  return [...new Set(sentences.toSorted((a, b) => a.order - b.order).map(({ block }) => block))]
}
