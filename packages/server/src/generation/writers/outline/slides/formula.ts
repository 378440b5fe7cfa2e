import type { BlockOf } from '../../../page.ts'
import { capitalised } from '../language/enumerate.ts'
import { formulaTitle } from '../language/formula-words.ts'
import { marksOf, withEndMark } from '../language/marks.ts'
import { explainingSentences } from '../material/explain.ts'
import { headline } from './headline.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'
import { sentencesBeside } from './sentences-beside.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { SlideMaker, MakerInput, Taken, WrittenIdea } from './slide-idea.ts'

/** Longer formulas are derivations, which do not fit on a slide. */
const maxSigns = 160
/** A longer introduction is said, not shown. */
const mostShownWords = 12

/** Formulas on separate lines. The script introduces them, says them in words, and says what follows. */
export const formulaSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) =>
    block.kind === 'math' && block.latex.length <= maxSigns
      ? ideaOf((taken) => slideOf(block, input, taken))
      : [],
  )

function slideOf(math: BlockOf<'math'>, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const before = unit.blocks[unit.blocks.indexOf(math) - 1]?.id
  const leading = leadOf(unit.sentences.filter(({ block }) => block === before))
  const [lead] = leading
  if (!lead || lead.words < 3 || lead.words > 40 || leading.some((one) => taken.has(one)))
    return alone(math, input, taken)
  const formula = `$$${math.latex}$$`
  const beside = sentencesBeside(math, unit)
  // The next sentences may refer to the formula and to the sentence before it.
  const said = explainingSentences(
    material,
    beside.filter((one) => !taken.has(one)),
    [],
    { wanted: 60, most: 85 },
  ).filter((one) => !leading.includes(one))
  const earlier = said.filter(({ order }) => order < lead.order)
  const later = said.filter(({ order }) => order > lead.order)
  const last = leading.at(-1) ?? lead
  const short = material.lexicon.shorten(lead.text, mostShownWords)
  const shown = short && /[.!。।]$/u.test(lead.text) ? withEndMark(short, material.page.language) : undefined
  return {
    type: 'text',
    otherTitle: titleOf(math, input),
    content: {
      slide_title: headline(input),
      slide_content: shown ? `${shown}\n\n${formula}` : formula,
    },
    says: [
      ...texts(earlier),
      ...texts(leading.slice(0, -1)),
      open(last),
      `${formula}${continues(later[0]) ? marksOf(material.page.language).comma.trim() : '.'}`,
      ...texts(later),
    ],
    sources: [...new Set([...sourcesOf([...leading, ...said]), math.id])],
    at: math.id,
    // Prose leaves out the formula, and the sentence that announces it.
    ...(!isDerivation(unit) && { isNeeded: true }),
    worth: 1.2,
    uses: [...leading, ...said],
    // No other slide can say what announces a formula.
    choice: leading.length,
  }
}

/** A formula whose introduction is said before, or that has none. */
function alone(math: BlockOf<'math'>, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  if (isDerivation(unit) || !/[=≈<>]|\\(?:le|ge|approx)/u.test(math.latex)) return undefined
  const after = unit.blocks.slice(unit.blocks.indexOf(math) + 1).map(({ id }) => id)
  const said = explainingSentences(
    material,
    unit.sentences.filter((one) => after.includes(one.block) && !taken.has(one)),
    [],
    { wanted: 40, most: 60 },
  )
  const formula = `$$${math.latex}$$`
  return {
    type: 'text',
    otherTitle: titleOf(math, input),
    content: { slide_title: headline(input), slide_content: formula },
    says: [`${formula}.`, ...texts(said)],
    sources: [...new Set([math.id, ...sourcesOf(said)])],
    at: math.id,
    worth: 1.2,
    uses: said,
    choice: 0,
  }
}

/** The name on the left side of a formula in words, as the title beside another slide of its heading: 'Depreciation' of 'Depreciation = …'. */
function titleOf({ latex }: BlockOf<'math'>, { material }: MakerInput): string {
  const [, name = ''] = /^\\(?:text|mathrm)\{([^{}]*)\}\s*=/u.exec(latex.trim()) ?? []
  return leastOfName.test(name.trim()) ? capitalised(name.trim()) : formulaTitle(material.page.language)
}

const leastOfName = /^[\p{L}\p{N}\s’'-]*\p{L}{3}/u

const mostAlone = 2

/** Several formulas below one heading. */
function isDerivation({ blocks }: Unit): boolean {
  return blocks.filter(({ kind }) => kind === 'math').length > mostAlone
}

/** The sentence before a formula, with those that it needs: 'The method charges the same amount. It suits furniture.' */
function leadOf(before: readonly Sentence[]): readonly Sentence[] {
  const start = before.findLastIndex(({ isDependent }) => !isDependent)
  const leading = start < 0 ? [] : before.slice(start)
  return leading.length <= mostOfLead && leading.every(({ isUsable, companion }) => isUsable || companion)
    ? leading
    : []
}

const mostOfLead = 3

/** Opens the end of a sentence that continues in what is shown. */
function open(sentence: Sentence): string {
  return sentence.text.replace(/\s*[:：,]?$/u, /[.!。]$/u.test(sentence.text) ? '' : ':')
}

/** 'F = C ÷ E, where F is the fertiliser': the sentence of the formula continues after it. */
function continues(next: Sentence | undefined): boolean {
  return next !== undefined && /^\p{Ll}/u.test(next.text)
}

function texts(sentences: readonly Sentence[]): readonly string[] {
  return sentences.map(({ text }) => text)
}
