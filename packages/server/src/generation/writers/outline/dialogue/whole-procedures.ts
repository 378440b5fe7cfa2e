import type { Lexicon } from '../language/lexicon.ts'
import { headsExample, namesExample } from '../language/words/example-headings.ts'
import { isOfWorkedExample } from '../material/worked-example.ts'
import { announcesSteps } from '../language/words/step-words.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'

/** The share of a procedure's steps that a listener needs. */
const enoughSteps = 0.6
/** The share of the steps from which on the others are added, of a procedure and of another ordered list. */
const mostSteps = { announced: 0.2, other: 0.4 }
/** An item with fewer words is a name in a ranking. */
const leastOfStep = 4

/** The ordered lists of sentences, with whether their headings announce steps or are those of examples. */
function proceduresIn(units: readonly Unit[], { language }: Lexicon): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>()
  for (const { path, sentences } of units) {
    const isAnnounced = path.some(
      (heading) => announcesSteps(heading, language) || isOfExample(heading, language),
    )
    const items = Map.groupBy(
      sentences.filter(({ ordered }) => ordered),
      ({ block }) => block,
    )
    for (const [block, steps] of items)
      if (isAnnounced || steps.filter(({ words }) => words >= leastOfStep).length * 2 > steps.length)
        found.set(block, isAnnounced)
  }
  return found
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
 * Calculations are said whole, or not at all: 'Divide by the area.' means nothing without the step before it. Procedures
 * are said whole, if a step is chosen and few words are missing, and other ordered lists, if about half of them is chosen. Otherwise
 * tasks among the steps are left out: 'Measure 25 ml of acid.' means nothing alone. The steps of a worked example come with its problem.
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
  const procedures = proceduresIn(units, lexicon)
  const whole = [...procedures].flatMap(([block, isAnnounced]) => {
    const missing = all.filter((one) => one.block === block && !said.has(one))
    // A result is understood only with all steps before it, however few are chosen.
    const least = calculations.has(block) ? Number.MIN_VALUE : mostSteps[isAnnounced ? 'announced' : 'other']
    const isWhole =
      shareSaid(() => true, block) >= least &&
      wordsIn(missing) <= mostOfMissing &&
      missing.every(({ isUsable, companion }) => isUsable || companion)
    return isWhole ? [block] : []
  })
  const kept = new Set(all.filter(isKept))
  for (const one of problemsOf(kept, units, lexicon)) kept.add(one)
  return kept.size > 0 ? all.filter((one) => kept.has(one)) : chosen

  function isKept(one: Sentence): boolean {
    if (whole.includes(one.block)) return true
    if (calculations.has(one.block)) return needed.has(one)
    return said.has(one) && (needed.has(one) || !isTask(one) || shareSaid(isTask, one.block) >= enoughSteps)
  }
}

/** The problems of the worked examples of which steps are kept: each step may use all that is given and asked. */
function problemsOf(
  kept: ReadonlySet<Sentence>,
  units: readonly Unit[],
  lexicon: Lexicon,
): readonly Sentence[] {
  return units.flatMap(({ path, sentences }) => {
    const step = sentences.findIndex((one) => one.ordered === true && kept.has(one))
    if (step < 0 || !isOfWorkedExample(path, lexicon)) return []
    const problem = sentences
      .slice(0, step)
      .filter((one) => !one.listed && !kept.has(one) && (one.isUsable || one.companion))
    return wordsIn(problem) <= mostOfMissing ? problem : []
  })
}
