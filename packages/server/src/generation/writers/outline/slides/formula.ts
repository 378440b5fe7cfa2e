import type { BlockOf } from '../../../page.ts'
import { explain } from '../material/explain.ts'
import { headline } from './headline.ts'
import type { Sentence } from '../material/sentence.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

/** Longer formulas are derivations, which do not fit on a slide. */
const maxSigns = 160

/** Formulas on separate lines, with the sentence that introduces them. */
export const formulaSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) =>
    block.kind === 'math' && block.latex.length <= maxSigns ? slideOf(block, input) : [],
  )

function slideOf(math: BlockOf<'math'>, input: MakerInput): readonly SlideIdea[] {
  const { material, unit } = input
  const at = unit.blocks.indexOf(math)
  const [before, after] = [unit.blocks[at - 1]?.id, unit.blocks[at + 1]?.id]
  const lead = unit.sentences.findLast(({ block }) => block === before)
  if (!lead || lead.words < 5 || lead.words > 40 || lead.leaning) return []
  const formula = `$$${math.latex}$$`
  const near = unit.sentences.filter(({ block }) => block === before || block === after)
  const said = explain(
    material,
    near.filter((one) => one !== lead),
    [lead.text],
    { wanted: 30, most: 50 },
  )
  const earlier = said.filter(({ order }) => order < lead.order)
  const later = said.filter(({ order }) => order > lead.order)
  return [
    {
      type: 'text',
      content: { slide_title: headline(input), slide_content: `${lead.text}\n\n${formula}` },
      says: [...texts(earlier), open(lead), `${formula}.`, ...texts(later)],
      sources: [...new Set([...sourcesOf([lead, ...said]), math.id])],
      at: math.id,
      worth: 1.2,
    },
  ]
}

/** Opens the end of a sentence that continues in what is shown. */
function open(sentence: Sentence): string {
  return sentence.text.replace(/\s*[:：,]?$/u, /[.!。]$/u.test(sentence.text) ? '' : ':')
}

function texts(sentences: readonly Sentence[]): readonly string[] {
  return sentences.map(({ text }) => text)
}
