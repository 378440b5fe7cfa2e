import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import { marksOf } from '../../language/marks.ts'
import type { Lexicon } from '../../language/lexicon.ts'
import { fill } from '../../language/phrase-book.ts'
import { refersBack } from '../../language/refers-back.ts'
import { isQuestion } from '../../material/material.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import type { Unit } from '../../material/unit.ts'
import { tidyHeading } from '../headline.ts'
import { isQuotable, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'
import { mostWords } from './statements.ts'

const mostWordsOfHeading = 8
/** A statement with more of the words of its heading needs no knowledge of it. */
const mostOverlap = 0.34
/** Shorter sentences are often demands: 'Find the area.' */
const leastWords = 6
/** A statement with 'this' or 'its' is less clear alone. */
const unclear = 0.3
/** Statements of a part of the page that are tried. */
const mostOfUnit = 3

/** A statement, short enough for an option, below its heading. */
interface Stated {
  readonly unit: Unit
  readonly sentence: Sentence
  readonly text: string
}

/** Questions for the statement that belongs to a heading, with statements of other parts of the page as options. */
export const aboutHeadings: QuestionMaker = (material) => {
  const all = material.sections.flatMap((section) => section.units)
  const units = all
    .filter((unit) => isNamed(unit, material.lexicon))
    // 'Analysis', below each example, does not name what the statements are about.
    .filter(({ title }) => all.filter((other) => other.title === title).length === 1)
    .filter(({ title }) => !material.lexicon.discourse.isLabel(title))
  const stated = units.flatMap((unit) => statedIn(unit, material))
  const { phrases } = material.lexicon
  const weight = weightIn(material)
  const placed = ({ unit, sentence }: Stated) =>
    `${tidyHeading(unit.title)}${marksOf(material.page.language).colon}${sentence.text}`
  return stated.flatMap((one): readonly Question[] => {
    const heading = contentWords(one.unit.title)
    const others = stated
      .filter(({ unit }) => unit.title !== one.unit.title && !unit.path.includes(one.unit.title))
      .filter(({ text }) => overlap(heading, contentWords(text)) === 0)
    const title = tidyHeading(one.unit.title)
    const isNamedIn = one.text.toLowerCase().includes(title.toLowerCase())
    if (isNamedIn || overlap(heading, contentWords(one.text)) > mostOverlap) return []
    return [
      {
        kind: 'heading',
        ask: fill(phrases, phrases.statementAbout ?? phrases.belongsTo, title),
        right: one.text,
        wrong: wrongOptions(
          one.text,
          others.map(({ text }) => text),
        ),
        because: placed(one),
        notes: new Map(
          others.map((other) => [other.text, { text: placed(other), block: other.sentence.block }]),
        ),
        teaches: one.sentence.text,
        sources: [one.sentence.block],
        weight: weight(one.sentence) * (refersBack(one.sentence.text, material.lexicon) ? unclear : 1),
      },
    ]
  })
}

function isNamed({ title }: Unit, lexicon: Lexicon): boolean {
  return (
    title !== '' &&
    lexicon.roleOf(title) === undefined &&
    !/\p{N}/u.test(title) &&
    !isQuestion(title) &&
    isQuotable(title) &&
    countWords(title) <= mostWordsOfHeading
  )
}

function statedIn(unit: Unit, material: Material): readonly Stated[] {
  return unit.sentences
    .filter((one) => standsAlone(one) && !one.listed && /^[^(（].*[^!！]$/su.test(one.text))
    .filter(
      ({ text }) =>
        !material.lexicon.addressesReader(text) &&
        !material.lexicon.announces(text) &&
        !material.lexicon.isTask(text),
    )
    .toSorted((a, b) => material.weightOf(b) - material.weightOf(a))
    .flatMap((sentence) => {
      const text = material.lexicon.shorten(sentence.text, mostWords)
      return text !== undefined && countWords(text) >= leastWords && isQuotable(text) && !/[:：]$/u.test(text)
        ? [{ unit, sentence, text }]
        : []
    })
    .slice(0, mostOfUnit)
}
