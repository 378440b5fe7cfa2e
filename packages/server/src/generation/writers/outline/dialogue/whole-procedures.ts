import type { Lexicon } from '../language/lexicon.ts'
import { announcesSteps } from '../language/words/step-words.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'

/** The share of a procedure's steps that a listener needs. */
const enoughSteps = 0.6
/** The share of a procedure's steps from which on the others are added. */
const mostSteps = 0.5

/** The ordered lists below headings that announce steps. */
function proceduresIn(units: readonly Unit[], { language }: Lexicon): readonly string[] {
  const ofSteps = units.filter(({ path }) => path.some((heading) => announcesSteps(heading, language)))
  const items = ofSteps.flatMap(({ sentences }) => sentences.filter(({ ordered }) => ordered))
  return [...new Set(items.map(({ block }) => block))]
}

/** The most words of the steps that are added to a procedure of which most is said. */
const mostOfMissing = 60

/**
 * Procedures are said whole, if most of their steps are chosen and few words are missing; otherwise their steps are left out:
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
  const whole = proceduresIn(units, lexicon).filter((block) => {
    const missing = all.filter((one) => one.block === block && !said.has(one))
    return (
      shareSaid(() => true, block) >= mostSteps &&
      wordsIn(missing) <= mostOfMissing &&
      missing.every(({ isUsable, companion }) => isUsable || companion)
    )
  })
  const kept = all.filter((one) => {
    if (whole.includes(one.block)) return true
    return said.has(one) && (needed.has(one) || !isTask(one) || shareSaid(isTask, one.block) >= enoughSteps)
  })
  return kept.length > 0 ? kept : chosen
}
