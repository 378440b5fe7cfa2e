import { countWords } from '@lectern/domain/narration/count-words.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { withoutStop } from '../language/marks.ts'
import type { Material } from '../material/material.ts'
import { isInStory } from '../material/story.ts'
import { isOfWorkedExample } from '../material/worked-example.ts'
import { isQuestion, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, WrittenIdea } from './slide-idea.ts'

const mostSpoken = 160
const mostWords = { point: 16, whole: 24 }
const mostPoints = 4
const fewestSentences = 3

/** A worked example: what is given, what is asked, and the result. The script says each step. */
export const workedExampleSlides: SlideMaker = (input) => {
  const { unit, section, material } = input
  const own = unit.path.at(-1)
  if (own === undefined || !isOfWorkedExample([own], material.lexicon)) return []
  const below = section.units.filter(({ path }) => unit.path.every((heading, at) => path[at] === heading))
  const worked = workedOut(
    below.flatMap(({ sentences }) => sentences),
    material,
  )
  return worked.length < fewestSentences || wordsIn(worked) > mostSpoken
    ? []
    : ideaOf((taken) => (worked.some((one) => taken.has(one)) ? undefined : slideOf(worked, input)))
}

/** The sentences up to the last calculation, with what its paragraph concludes from it. */
function workedOut(all: readonly Sentence[], material: Material): readonly Sentence[] {
  const result = all.findLast(({ text }) => isCalculation(text))
  if (!result) return []
  const isProblem = all.some(
    ({ text }) => isQuestion(text) || material.lexicon.isTask(text) || /[=≈÷×]/u.test(text),
  )
  // A story has numbers too.
  if (!isProblem && all.some((one) => isInStory(one, material))) return []
  return all.slice(0, all.findLastIndex(({ block }) => block === result.block) + 1)
}

/** Two numbers at least, of which one may follow from the other. */
function isCalculation(text: string): boolean {
  const numbers = text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []
  return numbers.length >= 2 || (numbers.length > 0 && /[=≈]/u.test(text))
}

function slideOf(worked: readonly Sentence[], input: MakerInput): WrittenIdea {
  const result = worked.findLast(({ text }) => isCalculation(text))
  const asked = worked.find(({ text }) => isQuestion(text))
  const chosen = new Set([worked[0], asked, result, worked.at(-1)])
  const points = worked.filter((one) => chosen.has(one)).flatMap((one) => pointOf(one, input) ?? [])
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: points.slice(0, mostPoints) },
    says: worked.map(({ text }) => text),
    sources: sourcesOf(worked),
    at: worked[0]?.block ?? '',
    worth: 2,
    isNeeded: true,
    uses: worked,
    choice: 0,
  }
}

function pointOf({ text }: Sentence, { material: { lexicon, page } }: MakerInput): string | undefined {
  const whole = isQuestion(text) ? text : withoutStop(text, page.language)
  // A shorter result may have lost its number.
  return countWords(whole) <= mostWords.whole ? whole : shortenForSlide(whole, mostWords.point, lexicon)
}
