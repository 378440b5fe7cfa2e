import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../language/enumerate.ts'
import { withEndMark } from '../language/marks.ts'
import { saidAfterComparison } from '../language/sentences/after-comparison.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { contrastsIn } from '../material/contrasts.ts'
import type { Contrast, Side } from '../material/contrasts.ts'
import { explainingSentences } from '../material/explain.ts'
import { isOpen, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { contentWords, stems } from '../language/words/content-words.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

const mostColumnWords = 14
/** A column without a key phrase may be this long. */
const mostWholeWords = 18
const leastSpoken = 25
const limits = { wanted: 90, most: 120 }

/** Two things that the text sets against each other, side by side. */
export const contrastSlides: SlideMaker = (input) =>
  contrastsIn(input.unit, input.material).flatMap((contrast) =>
    ideaOf((taken) => slideOf(contrast, input, taken)),
  )

function slideOf({ sides }: Contrast, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const own = [...new Set(sides.map(({ sentence }) => sentence))]
  if (own.some((one) => taken.has(one))) return undefined
  const [left, right] = sides.map((side) => shownOf(side, input))
  if (left === undefined || right === undefined) return undefined
  // Other slides say the paragraphs around it, and the items of a list with what leads to them.
  const here = own.map(({ block }) => block)
  const free = unit.sentences.filter(
    (one) =>
      !taken.has(one) &&
      (own.includes(one) || (here.includes(one.block) && !one.listed && !isOpen(one.text))),
  )
  const said = explainingSentences(material, free, [left, right], limits, own)
  if (wordsIn(said) < leastSpoken) return undefined
  const names = sides.map(({ name }) => name)
  return {
    type: 'two-column',
    content: {
      slide_title: headline(input),
      column1_title: capitalised(names[0] ?? ''),
      column1_content: left,
      column2_title: capitalised(names[1] ?? ''),
      column2_content: right,
    },
    otherTitle: titleOf(names, material.page.language),
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: own[0]?.block ?? '',
    worth: isMainOf(own, names, input) ? 1.5 : ofAside,
    uses: said,
    // A comparison needs its own two statements, and a card of one of the terms can do without them.
    choice: own.length,
  }
}

/** How much a pair counts that is only a detail of its part: prose can show what the others say. */
const ofAside = 0.7
/** A part with fewer other sentences is about the pair. */
const fewestOthers = 4
/** The share of the words of a part that the pair has if the part is about it. */
const shareOfPair = 0.4

/** Whether a part of the page is about the two things: its heading names both, or it says little else. */
function isMainOf(own: readonly Sentence[], names: readonly string[], { unit }: MakerInput): boolean {
  const heading = stems(contentWords(unit.path.join('\n')))
  const [one = new Set<string>(), other = new Set<string>()] = names.map((name) => stems(contentWords(name)))
  // 'Strong flour' and 'plain flour' differ in one word.
  const isNamed = [one.difference(other), other.difference(one)].every(
    (words) => words.size > 0 && words.isSubsetOf(heading),
  )
  const prose = unit.sentences.filter((sentence) => sentence.isUsable && !sentence.listed)
  const others = prose.filter((sentence) => !own.includes(sentence))
  return isNamed || others.length < fewestOthers || wordsIn(own) >= wordsIn(prose) * shareOfPair
}

function shownOf(side: Side, { material: { lexicon, page } }: MakerInput): string | undefined {
  const text = saidAfterComparison(side.text, page.language) ?? side.text
  const short = shortenForSlide(text, mostColumnWords, lexicon)
  const whole = countWords(text) <= mostWholeWords ? text : undefined
  const shown = short ?? whole
  return shown && withEndMark(shown, page.language)
}

/** 'Contact metamorphism and regional metamorphism' */
function titleOf(names: readonly string[], language: string): string {
  return capitalised(new Intl.ListFormat(languageOf(language) ?? 'en', { type: 'conjunction' }).format(names))
}
