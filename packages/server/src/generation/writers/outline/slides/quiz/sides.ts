import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../../language/enumerate.ts'
import { askWhichOfTwo } from '../../language/words/which-questions.ts'
import { refersBack } from '../../language/refers-back.ts'
import { withoutStop, marksOf } from '../../language/marks.ts'
import { resultIn } from '../../language/words/result-clauses.ts'
import { startsWithCondition } from '../../language/words/conditions.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import { contrastsIn } from '../../material/contrasts.ts'
import type { Contrast, Side } from '../../material/contrasts.ts'
import type { Material } from '../../material/material.ts'
import { partsOf, withoutGender } from './exchanged.ts'
import { askAbout, hash, isQuotable, nextAfter, weightIn } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

const words = { fewest: 3, most: 20 }
/** The share of words of a property that the property of the other thing may have. */
const mostShared = 0.5

/** Questions for which of two things that the page sets against each other has a property. */
export const aboutSides: QuestionMaker = (material) =>
  material.sections
    .flatMap(({ units }) => units)
    .flatMap((unit) => contrastsIn(unit, material))
    .filter(({ isMarked }) => isMarked)
    .flatMap((contrast) => questionFor(contrast, material))

function questionFor({ sides }: Contrast, material: Material): readonly Question[] {
  const { page, lexicon } = material
  const [first, second] = sides
  const propertyOf = (side: Side) => {
    const property = withoutExample(partsOf(side, page.language)?.rest.trim() ?? '')
    // 'Draws water out of the cells, so sweet doughs need more time': the result names the thing that is asked for.
    return resultIn(property, page.language)?.premise ?? property
  }
  const chance = hash(first.name + second.name) % 2
  // 'Carry blood back to it' names its thing only in the other statement.
  const isOpen = (side: Side | undefined) => side !== undefined && refersBack(propertyOf(side), lexicon)
  const at = isOpen(sides[chance]) && !isOpen(sides[1 - chance]) ? 1 - chance : chance
  const asked = sides[at] ?? first
  const property = propertyOf(asked)
  const other = propertyOf(sides[1 - at] ?? second)
  const names = sides.map(({ name }) => capitalised(name))
  const count = countWords(property)
  const fits =
    count >= words.fewest &&
    count <= words.most &&
    [property, ...names].every(isQuotable) &&
    agreeInGender(sides, page.language) &&
    sides.every((side) => !namesIn(property, side)) &&
    // 'If a wound becomes too wet, …' names a case, and no thing.
    names.every((name) => !startsWithCondition(name, page.language)) &&
    // Both are 'the movement of substances across the membrane': the answer would hang on a few words.
    overlap(contentWords(property), contentWords(other)) <= mostShared
  const [one = '', two = ''] = names
  if (!fits || one.toLowerCase() === two.toLowerCase()) return []
  const said = [...new Set(sides.map(({ sentence }) => sentence.text))].join(marksOf(page.language).space)
  return [
    {
      kind: 'side',
      ask:
        askWhichOfTwo(withoutStop(property, page.language), page.language) ??
        askAbout(material, lexicon.phrases.quizAsks.fits, `… ${withoutStop(property, page.language)}`),
      right: names[at] ?? one,
      wrong: [names[1 - at] ?? two, lexicon.phrases.quizAsks.both],
      because: said,
      further: nextAfter(second.sentence, material),
      teaches: said,
      sources: [...new Set(sides.map(({ sentence }) => sentence.block))],
      weight: weightIn(material)(asked.sentence),
      place: at,
    },
  ]
}

/** 'Fast insulin, such as aspart, is given before a meal': what is between the commas belongs to the name. */
function withoutExample(rest: string): string {
  return rest.replace(/^[,،，]\s?[^,،，]+[,،，]\s?/u, '')
}

/** The property would name the thing that has it, or the other one. */
function namesIn(property: string, { name }: Side): boolean {
  return overlap(contentWords(name), contentWords(property)) > 0
}

/** In other languages the ending of a predicate shows its subject, unless both are kinds of one thing: 'fase luminosa', 'fase oscura'. */
function agreeInGender([one, other]: readonly [Side, Side], language: string): boolean {
  const [a, b] = [one, other].map(({ name }) => name.toLowerCase().split(/\s/u))
  return withoutGender.has(languageOf(language) ?? 'en') || (a?.[0] === b?.[0] && a?.length === b?.length)
}
