import type { BlockOf } from '../../../page.ts'
import { explain } from '../material/explain.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

const maxLines = 9
const maxColumns = 70

/** Code, line by line, with the sentence that introduces it. Long programs are skipped. */
export const codeSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) => (block.kind === 'code' ? slideOf(block, input) : []))

function slideOf(code: BlockOf<'code'>, input: MakerInput): readonly SlideIdea[] {
  const { material, unit } = input
  const lines = code.text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > maxLines || lines.some((line) => line.length > maxColumns)) return []
  const at = unit.blocks.indexOf(code)
  const [before, after] = [unit.blocks[at - 1]?.id, unit.blocks[at + 1]?.id]
  const lead = unit.sentences.findLast(({ block, leaning }) => block === before && !leaning)
  const near = unit.sentences.filter(({ block }) => block === before || block === after)
  const said = explain(material, near, [], { wanted: 40, most: 70 })
  if (said.length === 0) return []
  const shown = lines.map((line) => (line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``)).join('\n')
  return [
    {
      type: 'text',
      content: { slide_title: headline(input), slide_content: lead ? `${lead.text}\n\n${shown}` : shown },
      says: [...said.map(({ text }) => text), material.lexicon.phrases.lookAtCode],
      sources: [...new Set([...sourcesOf(lead ? [lead, ...said] : said), code.id])],
      at: code.id,
      worth: 1.1,
    },
  ]
}
