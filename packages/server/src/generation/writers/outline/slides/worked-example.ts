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
/** Words of a paragraph that concludes from a list of steps. */
const mostConcluded = 30

/** A worked example: what is given, what is asked, and the result. The script says each step. */
export const workedExampleSlides: SlideMaker = (input) => {
  const worked = workedExampleOf(input)
  return worked.length === 0
    ? []
    : ideaOf((taken) => (worked.some((one) => taken.has(one)) ? undefined : slideOf(worked, input)))
}

/** The sentences of the worked example below a heading; none if a slide has no room for them. */
export function workedExampleOf({ unit, section, material }: MakerInput): readonly Sentence[] {
  const own = unit.path.at(-1)
  if (own === undefined || !isOfWorkedExample([own], material.lexicon)) return []
  const below = section.units.filter(({ path }) => unit.path.every((heading, at) => path[at] === heading))
  const worked = workedOut(
    below.flatMap(({ sentences }) => sentences),
    material,
  )
  return worked.length < fewestSentences || wordsIn(worked) > mostSpoken ? [] : worked
}

/** The sentences up to the last calculation, with what its paragraph, or the short one after its list, concludes from it. */
function workedOut(all: readonly Sentence[], material: Material): readonly Sentence[] {
  const result = all.findLast(({ text }) => isCalculation(text))
  if (!result) return []
  const isProblem = all.some(
    ({ text }) => isQuestion(text) || material.lexicon.isTask(text) || /[=≈÷×]/u.test(text),
  )
  // A story has numbers too.
  if (!isProblem && all.some((one) => isInStory(one, material))) return []
  const end = all.findLastIndex(({ block }) => block === result.block) + 1
  const next = all.slice(end).filter(({ block }) => block === all[end]?.block)
  const isConclusion = result.listed && next.every(({ listed }) => !listed) && wordsIn(next) <= mostConcluded
  return all.slice(0, isConclusion ? end + next.length : end)
}

/** Two numbers at least, of which one may follow from the other. */
function isCalculation(text: string): boolean {
  const numbers = text.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []
  return numbers.length >= 2 || (numbers.length > 0 && /[=≈]/u.test(text))
}

function slideOf(worked: readonly Sentence[], input: MakerInput): WrittenIdea {
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: workingOf(worked, input) },
    says: worked.map(({ text }) => text),
    sources: sourcesOf(worked),
    at: worked[0]?.block ?? '',
    worth: 2,
    isNeeded: true,
    uses: worked,
    choice: 0,
  }
}

/**
 * The given values, the question, the result with its consequence, and as many steps of the working between them as fit: those
 * with calculations, the last ones first.
 */
export function workingOf(worked: readonly Sentence[], input: MakerInput): readonly string[] {
  const result = worked.findLast(({ text }) => isCalculation(text))
  const asked = worked.find(({ text }) => isQuestion(text))
  // 'Why did it work? Because …' looks back at a case. Without the case, its answer says nothing.
  const looksBack = asked !== undefined && worked.indexOf(asked) >= Math.max(2, worked.length - 2)
  const end = looksBack ? worked[worked.indexOf(asked) - 1] : worked.at(-1)
  const points = new Map(
    worked.flatMap((one): readonly (readonly [Sentence, string])[] => {
      const point = pointOf(one, input)
      return point === undefined ? [] : [[one, point]]
    }),
  )
  const steps = worked.filter(({ text }) => isCalculation(text)).toReversed()
  const wanted = [worked[0], looksBack ? undefined : asked, result, end, ...steps].filter(
    (one) => one && points.has(one),
  )
  const chosen = new Set([...new Set(wanted)].slice(0, mostPoints))
  return [...points].filter(([one]) => chosen.has(one)).map(([, point]) => point)
}

function pointOf({ text }: Sentence, { material: { lexicon, page } }: MakerInput): string | undefined {
  const whole = isQuestion(text) ? text : withoutStop(text, page.language)
  // A shorter result may have lost its number.
  return countWords(whole) <= mostWords.whole ? whole : shortenForSlide(whole, mostWords.point, lexicon)
}
