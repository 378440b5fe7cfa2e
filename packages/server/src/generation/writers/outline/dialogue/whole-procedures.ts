import type { Lexicon } from '../language/lexicon.ts'
import { headsExample, namesExample } from '../language/words/example-headings.ts'
import { isOfWorkedExample } from '../material/worked-example.ts'
import { announcesSteps } from '../language/words/step-words.ts'
import { isOpen, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'

/** The share of the tasks in another list that a listener needs. */
const enoughSteps = 0.6
/** An item with fewer words is a name in a ranking. */
const leastOfStep = 4

/** The ordered lists of sentences, with whether they are procedures: headings, a lead or the form of the items announce steps. */
function proceduresIn(units: readonly Unit[], lexicon: Lexicon): ReadonlyMap<string, boolean> {
  const { language } = lexicon
  const found = new Map<string, boolean>()
  for (const { path, sentences } of units) {
    const isBelow = path.some((heading) => announcesSteps(heading, language))
    const isExample = path.some((heading) => isOfExample(heading, language))
    const items = Map.groupBy(
      sentences.filter(({ ordered }) => ordered),
      ({ block }) => block,
    )
    for (const [block, steps] of items) {
      const lead = leadOf(steps, sentences)
      const areSentences = steps.filter(({ words }) => words >= leastOfStep).length * 2 > steps.length
      const isProcedure =
        isBelow ||
        (lead !== undefined && announcesSteps(lead.text, language)) ||
        (areSentences && areInstructions(steps, lexicon))
      if (isProcedure || isExample || areSentences) found.set(block, isProcedure)
    }
  }
  return found
}

/** The open sentence right before a list: 'The way to amber had several stages:' */
function leadOf(steps: readonly Sentence[], sentences: readonly Sentence[]): Sentence | undefined {
  const lead = sentences[sentences.findIndex((one) => one === steps[0]) - 1]
  return lead && !lead.listed && isOpen(lead.text) ? lead : undefined
}

/**
 * Whether the items of a list are instructions. Languages with verbs of one form, as English, show it by an article
 * after the first word: 'Cut the pipe.', which no statement has.
 */
export function areInstructions(steps: readonly Sentence[], lexicon: Lexicon): boolean {
  const starts = steps.filter(({ index }) => index === 0)
  return (
    starts.filter(({ text }) => lexicon.isTask(text) || instruction.test(text)).length * 2 > starts.length
  )
}

const instruction =
  /^(?!(?:all|both|half|not|only|is|are|was|were|in|on|at|by|for|from|to|of|with|without|under|over|after|before|during|through|into|near|behind|between|since|until|unlike|like|as|than|that|if|when|while|although|because|and|but|or)\s)\p{L}+\s(?:off|up|out|down)?\s?(?:the|an?|your|it|them)\s/iu

/** 'Worked example: a shelf', and 'Fractions: a worked example'. */
const isOfExample = (heading: string, language: string) =>
  headsExample(heading, language) || namesExample(heading, language)

/** The most words of the steps that are added to a procedure, and to one that answers a goal of the page or of which half is said. */
const mostOfMissing = 60
const mostOfNeeded = 110
/** The most words of a procedure of a page that is said whole. */
const mostOfWhole = 220

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
 * Calculations and procedures are said whole, or not at all: 'Divide by the area.' means nothing without the step before it, and
 * who follows a procedure with a hole in it does it wrongly. A procedure is also said whole if the sentences on both sides of it
 * are chosen: the later one relies on it, or if the page `isWhole`. Other ordered lists are said whole if they are short. Otherwise tasks among the items are left out: 'Measure 25 ml of acid.' means nothing alone. The steps of a worked example come with its problem.
 */
export function withWholeProcedures(
  chosen: readonly Sentence[],
  units: readonly Unit[],
  needed: ReadonlySet<Sentence>,
  lexicon: Lexicon,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): readonly Sentence[] {
  const all = units.flatMap(({ sentences }) => sentences)
  const said = new Set(chosen)
  const isTask = (one: Sentence) => one.ordered === true && one.listed && lexicon.isTask(one.text)
  const itemsOf = (block: string) => all.filter((one) => one.block === block)
  const shareSaid = (counts: (one: Sentence) => boolean, block: string) => {
    const steps = itemsOf(block).filter(counts)
    return steps.filter((one) => said.has(one)).length / Math.max(1, steps.length)
  }
  const calculations = calculationsIn(units, lexicon)
  const procedures = proceduresIn(units, lexicon)
  const whole = new Set(
    [...procedures].flatMap(([block, isProcedure]) => (isSaidWhole(block, isProcedure) ? [block] : [])),
  )
  const kept = new Set(all.filter(isKept))
  for (const block of whole)
    for (const { needs } of itemsOf(block))
      for (const one of all) if (needs.includes(one.order) && (one.isUsable || one.companion)) kept.add(one)
  for (const one of problemsOf(kept, units, lexicon)) kept.add(one)
  return kept.size > 0 ? all.filter((one) => kept.has(one)) : chosen

  function isSaidWhole(block: string, isProcedure: boolean): boolean {
    const items = itemsOf(block)
    const missing = items.filter((one) => !said.has(one))
    if (!missing.every(({ isUsable, companion }) => isUsable || companion)) return false
    const share = shareSaid(() => true, block)
    const isStepped = isProcedure || calculations.has(block)
    if (isWhole && isStepped) return wordsIn(missing) <= mostOfWhole
    const isMuch = share >= 0.5 || items.some((one) => needed.has(one))
    if (wordsIn(missing) > (isStepped && isMuch ? mostOfNeeded : mostOfMissing)) return false
    return share > 0 || (isStepped && isBetweenSaid(items))
  }

  /** Whether the listener would go from the sentence before the steps to the one after them. */
  function isBetweenSaid(items: readonly Sentence[]): boolean {
    const unit = units.find(({ sentences }) => items.some((one) => sentences.includes(one)))?.sentences ?? []
    const [start, end] = [items[0], items.at(-1)].map((one) => unit.findIndex((other) => other === one))
    const before = unit.slice(0, start).findLast(({ text }) => !isOpen(text))
    const after = unit[(end ?? -1) + 1]
    return before !== undefined && after !== undefined && said.has(before) && said.has(after)
  }

  function isKept(one: Sentence): boolean {
    if (whole.has(one.block)) return true
    if (calculations.has(one.block)) return needed.has(one)
    if (procedures.get(one.block) === true) return false
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
