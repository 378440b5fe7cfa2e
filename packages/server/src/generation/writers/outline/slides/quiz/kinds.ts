import { kindsOf } from '../../material/kinds.ts'
import type { Kind } from '../../material/kinds.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import { askAbout, isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

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
  const [before, after, ...others] = splitAt(sentence.text, name)
  if (!isAskable || before === undefined || after === undefined || others.length > 0) return []
  return [
    {
      kind: 'kind',
      ask: askAbout(material, material.lexicon.phrases.whatIsMissing, `${before}____${after}`),
      right: name,
      wrong: wrongOptions(
        name,
        kinds.map((other) => other.name).filter((other) => other !== name),
      ),
      because: sentence.text,
      further: nextAfter(sentence, material),
      notes: new Map(
        kinds.filter((other) => standsAlone(other.sentence)).map((other) => [other.name, other.sentence]),
      ),
      teaches: sentence.text,
      sources: [sentence.block],
      weight: weightIn(material)(sentence),
    },
  ]
}

/** The text around a name, in any case. More than two parts if it has the name more than once. */
function splitAt(text: string, name: string): readonly string[] {
  const parts: string[] = []
  const lower = text.toLowerCase()
  let from = 0
  for (let at = lower.indexOf(name.toLowerCase()); at >= 0; at = lower.indexOf(name.toLowerCase(), from)) {
    parts.push(text.slice(from, at))
    from = at + name.length
  }
  return [...parts, text.slice(from)]
}
