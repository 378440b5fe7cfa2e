import { explain } from '../material/explain.ts'
import { marksOf } from '../language/marks.ts'
import { headline } from './headline.ts'
import { seriesOf } from '../material/series.ts'
import { passageFrom, standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

/** Words of prose per slide, approximately. */
const chunkWords = 110
const maxBullets = 4
const maxTextWords = 50

/** Paragraphs, without their series: bullet points of their key sentences, or a short text if they have too few. */
export const proseSlides: SlideMaker = (input) => {
  const series = seriesOf(input.unit.sentences, input.material.lexicon).flatMap(({ sentences }) => sentences)
  const prose = input.unit.sentences.filter((one) => {
    const kind = input.material.blockOf(one.block)?.kind
    return (kind === 'paragraph' || kind === 'callout') && !series.includes(one)
  })
  return chunks(prose).flatMap((chunk) => bulletsOf(chunk, input) ?? textOf(chunk, input) ?? [])
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
): SlideIdea | undefined {
  const { material } = input
  const points = chunk
    .filter(standsAlone)
    .map((sentence) => ({ sentence, point: material.lexicon.shorten(sentence.text, 16) }))
    .filter((one) => one.point !== undefined)
    .sort((a, b) => material.weightOf(b.sentence) - material.weightOf(a.sentence))
    .slice(0, maxBullets)
    .sort((a, b) => a.sentence.order - b.sentence.order)
  if (points.length < least.points || chunk.length < least.sentences) return undefined
  const bullets = points.map(({ point }) => point ?? '')
  const said = explain(material, chunk, bullets)
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: bullets },
    says: said.map(({ text }) => text),
    sources: sourcesOf([...points.map(({ sentence }) => sentence), ...said]),
    at: chunk[0]?.block ?? '',
    worth: 1,
  }
}

export function textOf(chunk: readonly Sentence[], input: MakerInput): SlideIdea | undefined {
  const { material } = input
  const passage = starts(chunk, material)
    .map((start) => passageFrom(chunk, start, maxTextWords, 3))
    .find((one) => one.length > 0)
  if (!passage || wordsIn(passage) < 8) return undefined
  const shown = passage.map(({ text }) => text).join(marksOf(material.page.language).space)
  const said = explain(material, chunk, [shown])
  return {
    type: 'text',
    content: { slide_title: headline(input), slide_content: shown },
    says: said.map(({ text }) => text),
    sources: sourcesOf([...passage, ...said]),
    at: chunk[0]?.block ?? '',
    worth: 0.9,
  }
}

/** Where a text may start: an answer or the start of a paragraph reads best, then the most important sentence. */
function starts(chunk: readonly Sentence[], material: Material): readonly Sentence[] {
  const [first] = chunk
  if (first?.answers && first.sound) return [first]
  const free = chunk
    .filter((one) => one.sound && !one.leaning && !one.answers)
    .sort((a, b) => material.weightOf(b) - material.weightOf(a))
  const [opening] = free.filter(({ index, words }) => index === 0 && words <= maxTextWords)
  return opening ? [opening, ...free] : free
}

export function sourcesOf(sentences: readonly Sentence[]): readonly string[] {
  return [...new Set(sentences.toSorted((a, b) => a.order - b.order).map(({ block }) => block))]
}
