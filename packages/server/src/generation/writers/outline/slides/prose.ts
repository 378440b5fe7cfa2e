import { explain } from '../explain.ts'
import { headline } from '../headline.ts'
import { passageFrom, standsAlone, wordsIn } from '../sentence.ts'
import type { Sentence } from '../sentence.ts'
import type { Material } from '../material.ts'
import type { SlideIdea, SlideMaker, Stuff } from './slide-idea.ts'

/** A slide for about so many words of prose. */
const chunkWords = 110
const mostBullets = 4
const mostTextWords = 50

/** Paragraphs: bullet points of their key sentences, or a short text where they have too few. */
export const proseSlides: SlideMaker = (stuff) => {
  const prose = stuff.unit.sentences.filter(({ block }) => {
    const kind = stuff.material.blockOf(block)?.kind
    return kind === 'paragraph' || kind === 'callout'
  })
  return chunks(prose).flatMap((chunk) => bulletsOf(chunk, stuff) ?? textOf(chunk, stuff) ?? [])
}

/** Following paragraphs, together until there is enough to say. */
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

/** `least` keeps bullets away from what reads better as text, unless the author wants them. */
export function bulletsOf(
  chunk: readonly Sentence[],
  stuff: Stuff,
  least: { readonly points: number; readonly sentences: number } = { points: 3, sentences: 5 },
): SlideIdea | undefined {
  const { material } = stuff
  const points = chunk
    .filter(standsAlone)
    .map((sentence) => ({ sentence, point: material.lexicon.shorten(sentence.text, 16) }))
    .filter((one) => one.point !== undefined)
    .sort((a, b) => material.weightOf(b.sentence) - material.weightOf(a.sentence))
    .slice(0, mostBullets)
    .sort((a, b) => a.sentence.order - b.sentence.order)
  if (points.length < least.points || chunk.length < least.sentences) return undefined
  const bullets = points.map(({ point }) => point ?? '')
  const said = explain(material, chunk, bullets)
  return {
    type: 'bullets',
    content: { slide_title: headline(stuff), bullet_points: bullets },
    says: said.map(({ text }) => text),
    sources: sourcesOf([...points.map(({ sentence }) => sentence), ...said]),
    at: chunk[0]?.block ?? '',
    worth: 1,
  }
}

export function textOf(chunk: readonly Sentence[], stuff: Stuff): SlideIdea | undefined {
  const { material } = stuff
  const start = startOf(chunk, material)
  if (!start) return undefined
  const passage = passageFrom(chunk, start, mostTextWords).slice(0, 3)
  if (wordsIn(passage) < 8) return undefined
  const shown = passage.map(({ text }) => text).join(' ')
  const said = explain(material, chunk, [shown])
  return {
    type: 'text',
    content: { slide_title: headline(stuff), slide_content: shown },
    says: said.map(({ text }) => text),
    sources: sourcesOf([...passage, ...said]),
    at: chunk[0]?.block ?? '',
    worth: 0.9,
  }
}

/** An answer, or what a paragraph begins with, reads best; else the sentence that tells most. */
function startOf(chunk: readonly Sentence[], material: Material): Sentence | undefined {
  const [first] = chunk
  if (first?.answers && first.sound) return first
  const alone = chunk.filter(standsAlone).sort((a, b) => material.weightOf(b) - material.weightOf(a))
  return alone.find(({ index, words }) => index === 0 && words <= mostTextWords) ?? alone[0]
}

export function sourcesOf(sentences: readonly Sentence[]): readonly string[] {
  return [...new Set(sentences.toSorted((a, b) => a.order - b.order).map(({ block }) => block))]
}
