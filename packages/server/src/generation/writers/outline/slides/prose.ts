import { countWords } from '@lectern/domain/narration/count-words.ts'
import { explainingSentences } from '../material/explain.ts'
import { generality } from '../material/generality.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { withEndMark, marksOf } from '../language/marks.ts'
import { headline } from './headline.ts'
import { ideaOf } from './slide-idea.ts'
import { seriesOf } from '../material/series.ts'
import { passageFrom, standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import type { SlideMaker, MakerInput, WrittenIdea } from './slide-idea.ts'

/** Words of prose per slide, approximately. */
const chunkWords = 110
const maxPoints = 4
/** A point is a key phrase: the script says the rest of its sentence. */
const mostPointWords = 12
/** Words of all points. */
const mostShownWords = 28
const mostTextWords = 26
const mostStatementWords = 16
/** A key phrase of one of these best sentences, with at most this share of it, is shown before a whole sentence. */
const best = 6
const keyShare = 0.6
/** The number of best sentences that are tried first. */
const leastChoice = 3
/** Fewer words than these are no script. */
const leastSpoken = 12
/** A script of this many words has something to say beside the statement on its slide. */
const fullScript = 35
/** The script says most of a chunk. */
const limits = { wanted: 70, most: 105 }

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
      return { ...idea, at: chunk[0]?.block ?? '', choice: chunk.length + 1 }
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

/** `least` prevents bullets where a text reads better, unless the author wants them. */
export function bulletsOf(
  chunk: readonly Sentence[],
  input: MakerInput,
  least: { readonly points: number; readonly sentences: number } = { points: 3, sentences: 5 },
): WrittenIdea | undefined {
  const { material } = input
  const found = chunk
    .flatMap((sentence) => pointOf(sentence, material))
    .sort((a, b) => suitability(b, material) - suitability(a, material))
  const wanted = fitting(found, least.points)
  if (wanted.length < least.points || chunk.length < least.sentences) return undefined
  const said = explainingSentences(
    material,
    chunk,
    wanted.map(({ point }) => point),
    limits,
  )
  // The audience hears what it reads.
  const heard = found.filter(({ sentence }) => said.includes(sentence))
  const points = fitting(heard, least.points).sort((a, b) => a.sentence.order - b.sentence.order)
  if (points.length < least.points || wordsIn(said) < leastSpoken) return undefined
  const bullets = points.map(({ point }) => point)
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: bullets },
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: chunk[0]?.block ?? '',
    worth: 1,
    uses: said,
    choice: chunk.length,
  }
}

/** As many of the best points as can be read while the script is heard. */
function fitting(points: readonly Point[], least: number): Point[] {
  const words = (few: readonly Point[]) => few.reduce((sum, { point }) => sum + countWords(point), 0)
  const most = Math.min(maxPoints, points.length)
  const counts = Array.from({ length: most }, (_, at) => most - at)
  const count = counts.find((one) => words(points.slice(0, one)) <= mostShownWords) ?? 0
  return points.slice(0, Math.max(count, least))
}

interface Point {
  readonly sentence: Sentence
  readonly point: string
}

/** A point suits if its sentence is important, and if the script can say more than the point. */
function suitability({ sentence, point }: Point, material: Material): number {
  return (
    material.weightOf(sentence) *
    generality(sentence, material.lexicon) *
    (point.length < sentence.text.length * 0.75 ? 3 : 1)
  )
}

/** The key phrase of a sentence, without the word that links it to the sentence before; none if it still needs that. */
function pointOf(sentence: Sentence, { lexicon }: Material): readonly Point[] {
  const alone = standsAlone(sentence)
  const text = alone ? sentence.text : lexicon.withoutConnective(sentence.text)
  if (!alone && (!sentence.isUsable || text === sentence.text || lexicon.isDependent(text))) return []
  const point = shortenForSlide(text, mostPointWords, lexicon)
  return point === undefined ? [] : [{ sentence, point }]
}

export function textOf(chunk: readonly Sentence[], input: MakerInput): WrittenIdea | undefined {
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
  return {
    type: 'text',
    content: { slide_title: headline(input), slide_content: shown },
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: chunk[0]?.block ?? '',
    // A slide that is only read aloud is worth little.
    worth: 0.9 * Math.min(1, wordsIn(said) / fullScript),
    uses: said,
    choice: chunk.length,
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
  for (const one of candidates.slice(0, best)) {
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
    { some: candidates, most: mostTextWords },
  ]
  for (const { some, most } of tries)
    for (const one of some) {
      const short = most === mostTextWords ? undefined : shortenForSlide(one.text, most, material.lexicon)
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

/** Where a text may start: an answer or the start of a paragraph reads best, then the most important sentence. */
function starts(chunk: readonly Sentence[], material: Material): readonly Sentence[] {
  const [first] = chunk
  if (first?.answers && first.isUsable) return [first]
  const worth = (one: Sentence) => material.weightOf(one) * generality(one, material.lexicon)
  const free = chunk
    .filter((one) => one.isUsable && !one.isDependent && !one.answers && one.misleadsWithout.length === 0)
    .sort((a, b) => worth(b) - worth(a))
  const stating = free.filter(({ text }) => !material.lexicon.addressesReader(text))
  const [opening] = stating.filter(({ index, words }) => index === 0 && words <= mostTextWords)
  if (stating.length === 0) return free
  return opening ? [opening, ...stating] : stating
}

export function sourcesOf(sentences: readonly Sentence[]): readonly string[] {
  return [...new Set(sentences.toSorted((a, b) => a.order - b.order).map(({ block }) => block))]
}
