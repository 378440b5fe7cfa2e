import type { Lexicon } from '../language/lexicon.ts'
import { headsExample, namesExample } from '../language/words/example-headings.ts'
import { isOfWorkedExample } from '../material/worked-example.ts'
import { announcesSteps } from '../language/words/step-words.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'

/** The share of a procedure's steps that a listener needs. */
const enoughSteps = 0.6
/** The share of a procedure's steps from which on the others are added. */
const mostSteps = 0.5

/** The ordered lists below headings that announce steps, or that are those of examples. */
function proceduresIn(units: readonly Unit[], { language }: Lexicon): readonly string[] {
  const ofSteps = units.filter(({ path }) =>
    path.some((heading) => announcesSteps(heading, language) || isOfExample(heading, language)),
  )
  const items = ofSteps.flatMap(({ sentences }) => sentences.filter(({ ordered }) => ordered))
  return [...new Set(items.map(({ block }) => block))]
}

/** 'Worked example: a shelf', and 'Fractions: a worked example'. */
const isOfExample = (heading: string, language: string) =>
  headsExample(heading, language) || namesExample(heading, language)

/** The most words of the steps that are added to a procedure of which most is said. */
const mostOfMissing = 60

/** A number that is no year. */
const quantity = /(?<![\p{N}.,])(?!(?:1[5-9]|20)\d{2}(?![\p{N}.,]))\p{N}/u

/** The ordered lists below the headings of worked examples of which most steps have quantities. */
function calculationsIn(units: readonly Unit[], lexicon: Lexicon): ReadonlySet<string> {
  const ofExamples = units.filter(({ path }) => isOfWorkedExample(path, lexicon))
  const steps = Map.groupBy(
    ofExamples.flatMap(({ sentences }) => sentences.filter(({ ordered }) => ordered)),
    ({ block }) => block,
  )
  const withNumbers = [...steps].filter(
    ([, all]) => all.filter(({ text }) => quantity.test(text)).length * 2 > all.length,
  )
  return new Set(withNumbers.map(([block]) => block))
}

/**
 * Calculations are said whole, or not at all: 'Divide by the area.' means nothing without the step before it. Other
 * procedures are said whole, if most of their steps are chosen and few words are missing; otherwise their steps are left out:
 * 'Measure 25 ml of acid.' means nothing alone.
 */
export function withWholeProcedures(
  chosen: readonly Sentence[],
  units: readonly Unit[],
  needed: ReadonlySet<Sentence>,
  lexicon: Lexicon,
): readonly Sentence[] {
  const all = units.flatMap(({ sentences }) => sentences)
  const said = new Set(chosen)
  const isTask = (one: Sentence) => one.ordered === true && one.listed && lexicon.isTask(one.text)
  const shareSaid = (counts: (one: Sentence) => boolean, block: string) => {
    const steps = all.filter((one) => one.block === block && counts(one))
    return steps.filter((one) => said.has(one)).length / Math.max(1, steps.length)
  }
  const calculations = calculationsIn(units, lexicon)
  const whole = proceduresIn(units, lexicon).filter((block) => {
    const missing = all.filter((one) => one.block === block && !said.has(one))
    return (
      // A result is understood only with all steps before it, however few are chosen.
      shareSaid(() => true, block) >= (calculations.has(block) ? Number.MIN_VALUE : mostSteps) &&
      wordsIn(missing) <= mostOfMissing &&
      missing.every(({ isUsable, companion }) => isUsable || companion)
    )
  })
  const kept = all.filter((one) => {
    if (whole.includes(one.block)) return true
    if (calculations.has(one.block)) return needed.has(one)
    return said.has(one) && (needed.has(one) || !isTask(one) || shareSaid(isTask, one.block) >= enoughSteps)
  })
  return kept.length > 0 ? kept : chosen
}
