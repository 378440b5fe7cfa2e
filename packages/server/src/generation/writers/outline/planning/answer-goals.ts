import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { together } from '../material/explain.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { goalsOf } from '../material/goal-words.ts'
import { withSentences } from './fit-length.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { indexSentences, isSaidIn, saidBy, shownBy } from './spoken-sentences.ts'

/** Slides in a row answer an objective if they have this share of its words. */
const answered = 0.6
/** From this share on, sentences that were added for an objective stay, although its other words are not said. */
const nearlyAnswered = 0.5
const inRow = 3
/** More sentences for one objective would be a slide of their own. */
const mostAdded = 3

/**
 * Adds sentences of the page to the scripts until the slides answer each objective that the page itself answers. `taken`
 * are sentences that other slides have.
 */
export function answerGoals(
  ideas: readonly PlacedIdea[],
  material: Material,
  taken: readonly Sentence[],
): readonly PlacedIdea[] {
  return goalsOf(material).reduce((slides, goal) => answer(goal, slides, material, taken), ideas)
}

function answer(
  goal: ReadonlySet<string>,
  ideas: readonly PlacedIdea[],
  material: Material,
  taken: readonly Sentence[],
): readonly PlacedIdea[] {
  let slides = ideas
  for (let added = 0; added <= mostAdded; added++) {
    const now = best(slides.map((_, at) => overlap(goal, wordsAround(slides, at))))
    if (now >= answered) return slides
    const next = nextSentence(goal, slides, material, taken, now)
    if (!next) break
    slides = slides.map((idea, at) => (at === next.at ? next.idea : idea))
  }
  // Sentences that do not answer it in the end only take time.
  return best(slides.map((_, at) => overlap(goal, wordsAround(slides, at)))) >= nearlyAnswered
    ? slides
    : ideas
}

function nextSentence(
  goal: ReadonlySet<string>,
  slides: readonly PlacedIdea[],
  material: Material,
  taken: readonly Sentence[],
  now: number,
): { readonly at: number; readonly idea: PlacedIdea } | undefined {
  const sentenceOf = indexSentences(material)
  // A slide may have lost a sentence that it was written from.
  const said = new Set([
    ...taken,
    ...slides.flatMap((idea) => [
      ...idea.uses.filter((one) => idea.says.some((piece) => isSaidIn(piece, one))),
      ...saidBy(idea, sentenceOf),
    ]),
  ])
  const byOrder = new Map(material.sentences.map((one) => [one.order, one]))
  const options = slides.flatMap((idea, at) => {
    const words = wordsAround(slides, at)
    return idea.unit.sentences
      .filter((one) => one.isUsable && !said.has(one))
      .map((one) => ({
        at,
        one,
        share: overlap(goal, new Set([...words, ...stems(contentWords(one.text))])),
      }))
  })
  for (const { at, one, share } of options.sort((a, b) => b.share - a.share)) {
    if (share <= now) return undefined
    const idea = slides[at]
    const own = new Set(idea ? saidBy(idea, sentenceOf) : [])
    const more = together(one, byOrder)?.filter((each) => !own.has(each))
    if (idea && more && more.length <= inRow && !more.some((each) => said.has(each)))
      return { at, idea: withSentences(idea, more, sentenceOf) }
  }
  return undefined
}

/** The words of a slide and of those after it. */
function wordsAround(slides: readonly PlacedIdea[], at: number): ReadonlySet<string> {
  const texts = slides.slice(at, at + inRow).flatMap((idea) => [...shownBy(idea), ...idea.says])
  return stems(contentWords(texts.join('\n')))
}

function best(shares: readonly number[]): number {
  return Math.max(0, ...shares)
}
