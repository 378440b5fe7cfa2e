import { capitalised } from '../../language/enumerate.ts'
import { withoutStop } from '../../language/marks.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import type { Unit } from '../../material/unit.ts'
import { fitsSeveral } from './exchanged.ts'
import { askAbout, hash, isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'
import { splitAt } from './split-at.ts'

/** A part of the page whose heading names the subject of its first sentences. */
interface Named {
  readonly name: string
  readonly sentence: Sentence
  /** The sentence around the name. */
  readonly around: readonly [before: string, after: string]
}

const words = { least: 6, most: 30, ofName: 4 }
/** Headings name things of one kind if at least this number, and this share of those beside each other, name their text. */
const parallel = { fewest: 3, share: 0.75 }
/** The sentence that names its heading is one of the first. */
const firstSentences = 2
/** A statement that shares this share of its words with a statement about another thing may be true of both. */
const mostSaidOfOther = 0.9

/**
 * Questions for the one of several headings that a sentence below it is about: 'In ____ one species benefits, and the other
 * is harmed.', with the headings beside it as options.
 */
export const aboutHeadings: QuestionMaker = (material) => {
  const units = material.sections.flatMap((section) => section.units).filter(({ title }) => title !== '')
  return [...Map.groupBy(units, ({ path }) => JSON.stringify(path.slice(0, -1))).values()].flatMap(
    (beside) => {
      const named = beside.flatMap((unit) => nameIn(unit, material))
      const areParallel = named.length >= Math.max(parallel.fewest, beside.length * parallel.share)
      return areParallel
        ? named.flatMap((one) => questionFor(one, named, material))
        : ofPairs(named, material)
    },
  )
}

/** 'La fase luminosa' and 'La fase oscura': two headings beside each other that name two kinds of one thing. */
function ofPairs(named: readonly Named[], material: Material): readonly Question[] {
  return named.slice(1).flatMap((second, at): readonly Question[] => {
    const first = named[at]
    if (!first || !areKinds(first.name, second.name)) return []
    const place = hash(first.name + second.name) % 2
    const [asked, other] = place === 0 ? [first, second] : [second, first]
    const { quizAsks, whatIsMissing } = material.lexicon.phrases
    return questionFor(asked, [first, second], material).map((one) => ({
      ...one,
      // 'Both of them' fits a description, and no gap.
      ask: one.ask.replace(whatIsMissing, quizAsks.fits).replace('____', '…'),
      kind: 'side',
      wrong: [other.name, quizAsks.both],
      place,
    }))
  })
}

/** Two names of as many words, which differ in one of them. */
function areKinds(one: string, other: string): boolean {
  const [own, others] = [one, other].map((name) => name.toLowerCase().split(/\s+/u))
  return (
    own !== undefined &&
    own.length > 1 &&
    own.length === others?.length &&
    own.filter((word, at) => word !== others[at]).length === 1
  )
}

function nameIn({ title, sentences }: Unit, material: Material): readonly Named[] {
  const name = withoutStop(title.trim(), material.page.language)
  if (countWords(name) > words.ofName || !isQuotable(name)) return []
  const found = sentences
    .filter(({ listed }) => !listed)
    .slice(0, firstSentences)
    .flatMap((sentence): readonly Named[] => {
      const [before, after, ...others] = splitAt(sentence.text, name, material.page.language)
      return before === undefined || after === undefined || others.length > 0
        ? []
        : [{ name: capitalised(name), sentence, around: [before, after] }]
    })
  return found.slice(0, 1)
}

function questionFor(
  { name, sentence, around: [before, after] }: Named,
  named: readonly Named[],
  material: Material,
): readonly Question[] {
  const others = named.filter((other) => other.sentence !== sentence)
  const said = contentWords(`${before} ${after}`)
  const isAskable =
    standsAlone({ ...sentence, answers: false }) &&
    sentence.words >= words.least &&
    sentence.words <= words.most &&
    !/^\s?[(（]/u.test(after) &&
    isQuotable(sentence.text) &&
    !fitsSeveral(sentence.text) &&
    others.every(
      (other) =>
        overlap(said, contentWords(other.sentence.text)) < mostSaidOfOther &&
        !sentence.text.toLowerCase().includes(other.name.toLowerCase()),
    )
  if (!isAskable) return []
  const wrong = wrongOptions(
    name,
    others.map((other) => other.name),
  )
  return [
    {
      kind: 'kind',
      ask: askAbout(material, material.lexicon.phrases.whatIsMissing, `${before}____${after}`),
      right: name,
      wrong,
      because: sentence.text,
      further: nextAfter(sentence, material),
      notes: new Map(
        others.filter((other) => standsAlone(other.sentence)).map((other) => [other.name, other.sentence]),
      ),
      teaches: sentence.text,
      needs: others.filter((other) => wrong.includes(other.name)).map((other) => other.sentence.text),
      sources: [sentence.block],
      weight: weightIn(material)(sentence),
    },
  ]
}
