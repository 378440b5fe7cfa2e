import type { BlockOf } from '../../../page.ts'
import { withEndMark } from '../language/marks.ts'
import { explainingSentences } from '../material/explain.ts'
import { headline } from './headline.ts'
import type { Sentence } from '../material/sentence.ts'
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
  const lead = unit.sentences.findLast(({ block }) => block === before)
  if (!lead || lead.words < 5 || lead.words > 40 || lead.isDependent || taken.has(lead)) return undefined
  const formula = `$$${math.latex}$$`
  const beside = sentencesBeside(math, unit)
  // The next sentences may refer to the formula and to the sentence before it.
  const said = explainingSentences(
    material,
    beside.filter((one) => !taken.has(one)),
    [],
    { wanted: 60, most: 85 },
  ).filter((one) => one !== lead)
  const earlier = said.filter(({ order }) => order < lead.order)
  const later = said.filter(({ order }) => order > lead.order)
  const short = material.lexicon.shorten(lead.text, mostShownWords)
  const shown = short && /[.!。।]$/u.test(lead.text) ? withEndMark(short, material.page.language) : undefined
  return {
    type: 'text',
    content: {
      slide_title: headline(input),
      slide_content: shown ? `${shown}\n\n${formula}` : formula,
    },
    says: [...texts(earlier), open(lead), `${formula}.`, ...texts(later)],
    sources: [...new Set([...sourcesOf([lead, ...said]), math.id])],
    at: math.id,
    worth: 1.2,
    uses: [lead, ...said],
    choice: beside.length,
  }
}

/** Opens the end of a sentence that continues in what is shown. */
function open(sentence: Sentence): string {
  return sentence.text.replace(/\s*[:：,]?$/u, /[.!。]$/u.test(sentence.text) ? '' : ':')
}

function texts(sentences: readonly Sentence[]): readonly string[] {
  return sentences.map(({ text }) => text)
}
