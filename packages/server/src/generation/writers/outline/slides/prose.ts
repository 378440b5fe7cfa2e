import { explain } from '../material/explain.ts'
import { headline } from './headline.ts'
import { passageFrom, standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

/** Words of prose per slide, approximately. */
const chunkWords = 110
const maxBullets = 4
const maxTextWords = 50

/** Paragraphs: bullet points of their key sentences, or a short text if they have too few. */
export const proseSlides: SlideMaker = (input) => {
  const prose = input.unit.sentences.filter(({ block }) => {
    const kind = input.material.blockOf(block)?.kind
    return kind === 'paragraph' || kind === 'callout'
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
  const start = startOf(chunk, material)
  if (!start) return undefined
  const passage = passageFrom(chunk, start, maxTextWords).slice(0, 3)
  if (wordsIn(passage) < 8) return undefined
  const shown = passage.map(({ text }) => text).join(' ')
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

/** An answer, or the start of a paragraph, reads best; otherwise the most important sentence. */
function startOf(chunk: readonly Sentence[], material: Material): Sentence | undefined {
  const [first] = chunk
  if (first?.answers && first.sound) return first
  const alone = chunk.filter(standsAlone).sort((a, b) => material.weightOf(b) - material.weightOf(a))
  return alone.find(({ index, words }) => index === 0 && words <= maxTextWords) ?? alone[0]
}

export function sourcesOf(sentences: readonly Sentence[]): readonly string[] {
  return [...new Set(sentences.toSorted((a, b) => a.order - b.order).map(({ block }) => block))]
}
