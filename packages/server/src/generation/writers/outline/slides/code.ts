import type { BlockOf } from '../../../page.ts'
import { explainingSentences } from '../material/explain.ts'
import { withEndMark } from '../language/marks.ts'
import { wordsIn } from '../material/sentence.ts'
import { headline } from './headline.ts'
import { leadTo, sentencesBeside } from './sentences-beside.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { SlideMaker, MakerInput, Taken, WrittenIdea } from './slide-idea.ts'

const maxLines = 9
const maxColumns = 70
/** Fewer words than these are no script. */
const leastSpoken = 8

/** Code, line by line. The script says what the page says about it. Long programs are skipped. */
export const codeSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) =>
    block.kind === 'code' ? ideaOf((taken) => slideOf(block, input, taken)) : [],
  )

function slideOf(code: BlockOf<'code'>, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const lines = code.text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > maxLines || lines.some((line) => line.length > maxColumns)) return undefined
  const beside = sentencesBeside(code, unit)
  const said = explainingSentences(
    material,
    beside.filter((one) => !taken.has(one)),
    [],
    { wanted: 50, most: 80 },
  )
  const lead = leadTo(code, unit, taken)
  const uses = lead ? [...said, lead] : said
  if (wordsIn(uses) < leastSpoken) return undefined
  const shown = lines.map((line) => (line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``)).join('\n')
  return {
    type: 'text',
    content: { slide_title: headline(input), slide_content: shown },
    says: [
      ...said.map(({ text }) => text),
      ...(lead ? [withEndMark(withoutColon(lead.text), material.page.language)] : []),
      material.lexicon.phrases.lookAtCode,
    ],
    sources: [...new Set([...sourcesOf(uses), code.id])],
    at: code.id,
    worth: 1.1,
    uses,
    choice: beside.length,
  }
}

function withoutColon(text: string): string {
  return text.replace(/\s*[:：]$/u, '')
}
