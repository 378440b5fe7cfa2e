import { countWords } from '@lectern/domain/narration/count-words.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { capitalised } from '../language/enumerate.ts'
import { withoutStop } from '../language/marks.ts'
import { areSomeAndOthers } from '../language/words/some-and-others.ts'
import { explainingSentences } from '../material/explain.ts'
import type { Sentence } from '../material/sentence.ts'
import { isOfMistakes, wholeStatement } from './mistakes.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

const mostPointWords = { short: 12, whole: 18 }
const limits = { wanted: 75, most: 110 }

/** 'Some bakers …' and 'Others …': two cases, of which neither is the whole truth, are shown together. */
export const someOthersSlides: SlideMaker = (input) =>
  input.unit.sentences.flatMap((one, at) => {
    const next = input.unit.sentences[at + 1]
    return next && isPair(one, next, input) ? ideaOf((taken) => slideOf([one, next], input, taken)) : []
  })

function isPair(one: Sentence, next: Sentence, { material }: MakerInput): boolean {
  return (
    one.block === next.block &&
    one.isUsable &&
    next.isUsable &&
    !one.isDependent &&
    !one.listed &&
    areSomeAndOthers(one.text, next.text, material.page.language)
  )
}

function slideOf(
  pair: readonly [Sentence, Sentence],
  input: MakerInput,
  taken: Taken,
): WrittenIdea | undefined {
  const { material, unit } = input
  if (pair.some((one) => taken.has(one))) return undefined
  const points = pair.flatMap((one) => pointOf(one, input) ?? [])
  if (points.length < pair.length) return undefined
  const here = unit.sentences.filter(({ block }) => block === pair[0].block)
  const said = explainingSentences(
    material,
    here.filter((one) => !taken.has(one)),
    points,
    limits,
    pair,
  )
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: points },
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: pair[0].block,
    worth: 1.4,
    isNeeded: true,
    uses: said,
    choice: here.length,
  }
}

function pointOf(one: Sentence, { material }: MakerInput): string | undefined {
  const { lexicon, page } = material
  const { text } = one
  if (isOfMistakes(one, material)) return wholeStatement(text, mostPointWords.whole, lexicon)
  const short = shortenForSlide(text, mostPointWords.short, lexicon)
  const whole = countWords(text) <= mostPointWords.whole ? text : undefined
  const shown = short ?? whole
  return shown === undefined ? undefined : capitalised(withoutStop(shown, page.language))
}
