import type { BlockOf } from '../../../page.ts'
import { explain } from '../explain.ts'
import { headline } from '../headline.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, Stuff } from './slide-idea.ts'

const mostLines = 9
const mostColumns = 70

/** Code, line by line, with the sentence that leads to it. Long programs are left to the page. */
export const codeSlides: SlideMaker = (stuff) =>
  stuff.unit.blocks.flatMap((block) => (block.kind === 'code' ? slideOf(block, stuff) : []))

function slideOf(code: BlockOf<'code'>, stuff: Stuff): readonly SlideIdea[] {
  const { material, unit } = stuff
  const lines = code.text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > mostLines || lines.some((line) => line.length > mostColumns)) return []
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
      content: { slide_title: headline(stuff), slide_content: lead ? `${lead.text}\n\n${shown}` : shown },
      says: [...said.map(({ text }) => text), material.lexicon.phrases.lookAtCode],
      sources: [...new Set([...sourcesOf(lead ? [lead, ...said] : said), code.id])],
      at: code.id,
      worth: 1.1,
    },
  ]
}
