import { kindsOf } from '../../material/kinds.ts'
import type { Kind } from '../../material/kinds.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import { askAbout, isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'
import { inOneNumber } from './in-one-number.ts'
import { withinSentence } from './within-sentence.ts'
import { splitAt } from './split-at.ts'

const words = { least: 7, most: 30 }
const fewestKinds = 3

/** Questions for the kind that a sentence introduces: 'The ____ is on top', with the other kinds as options. */
export const aboutKinds: QuestionMaker = (material) =>
  material.sections
    .flatMap(({ units }) => units)
    .map((unit) => kindsOf(unit, material))
    .filter(({ length }) => length >= fewestKinds)
    .flatMap((kinds) => kinds.flatMap((kind) => questionFor(kind, kinds, material)))

function questionFor(
  { name, sentence }: Kind,
  kinds: readonly Kind[],
  material: Material,
): readonly Question[] {
  const isAskable =
    standsAlone(sentence) &&
    sentence.words >= words.least &&
    sentence.words <= words.most &&
    isQuotable(sentence.text)
  const [before, after, ...others] = splitAt(sentence.text, name, material.page.language)
  // '____: Turn it off' is a label, and '____ (English: …)' says what is missing.
  const isLabel = /^\s?[:：(（]/u.test(after ?? '') && before?.trim() === ''
  if (!isAskable || isLabel || before === undefined || after === undefined || others.length > 0) return []
  const written = (option: string) => (before.trim() === '' ? option : withinSentence(option, material))
  const right = written(name)
  const wrong = wrongOptions(
    right,
    inOneNumber(
      right,
      kinds.map((other) => written(other.name)).filter((other) => other !== right),
      material.page.language,
    ),
  )
  return [
    {
      kind: 'kind',
      ask: askAbout(material, material.lexicon.phrases.whatIsMissing, `${before}____${after}`),
      right,
      wrong,
      because: sentence.text,
      further: nextAfter(sentence, material),
      notes: new Map(
        kinds
          .filter((other) => standsAlone(other.sentence))
          .map((other) => [written(other.name), other.sentence]),
      ),
      teaches: sentence.text,
      sources: [sentence.block],
      weight: weightIn(material)(sentence),
    },
  ]
}
