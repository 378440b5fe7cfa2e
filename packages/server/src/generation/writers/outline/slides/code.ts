import type { BlockOf } from '../../../page.ts'
import { explainingSentences } from '../material/explain.ts'
import { withEndMark } from '../language/marks.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'
import { headline } from './headline.ts'
import { leadTo, sentencesBeside } from './sentences-beside.ts'
import { sourcesOf } from './prose.ts'
import { isShort, countNames, shownLines } from '../material/shown-code.ts'
import { ideaOf } from './slide-idea.ts'
import type { SlideMaker, MakerInput, Taken, WrittenIdea } from './slide-idea.ts'

/** Fewer words than these are no script. */
const leastSpoken = 8

/**
 * Code, line by line. The script says what the page says about it. Of a long program, the part that these sentences name is
 * shown.
 */
export const codeSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) =>
    block.kind === 'code' ? ideaOf((taken) => slideOf(block, input, taken)) : [],
  )

function slideOf(code: BlockOf<'code'>, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const about = sentencesBeside(code, unit).filter((one) => isAbout(one, code, unit))
  const lines = shownLines(code.text, about)
  if (!lines) return undefined
  const isWhole = isShort(code.text)
  const shownCode = lines.join('\n')
  const beside = about.filter(
    ({ text }) => isWhole || countNames([text], shownCode) > 0 || countNames([text], code.text) === 0,
  )
  const said = explainingSentences(
    material,
    beside.filter((one) => !taken.has(one)),
    [],
    { wanted: 50, most: 80 },
  )
  const lead = leadTo(code, unit, taken)
  const uses = lead ? [...said, lead] : said
  if (wordsIn(uses) < leastSpoken) return undefined
  // A sentence after the code may be an instruction for the time after it: 'Save the file and restart the server.'
  const place = unit.blocks.indexOf(code)
  const isLater = ({ block }: Sentence) => unit.blocks.findIndex(({ id }) => id === block) > place
  const before = [
    ...said.filter((one) => !isLater(one)).map(({ text }) => text),
    ...(lead ? [withEndMark(withoutColon(lead.text), material.page.language)] : []),
  ]
  const after = said.filter(isLater).map(({ text }) => text)
  const look = material.lexicon.phrases.lookAtCode
  const shown = lines.map((line) => (line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``)).join('\n')
  return {
    type: 'text',
    content: { slide_title: headline(input), slide_content: shown },
    says: [
      ...before,
      // 'The slide shows this' needs something said before it.
      ...(before.length > 0 ? [look, ...after] : [...after, look]),
    ],
    sources: [...new Set([...sourcesOf(uses), code.id])],
    at: code.id,
    worth: isWhole ? 1.6 : 1.3,
    isNeeded:
      isWhole &&
      countNames(
        uses.map(({ text }) => text),
        code.text,
      ) > 0,
    uses,
    choice: beside.length,
  }
}

/** A sentence between two programs is about that with more of the names in it; without names, about the one before. */
function isAbout({ text, block }: Sentence, code: BlockOf<'code'>, { blocks, sentences }: Unit): boolean {
  const at = blocks.findIndex(({ id }) => id === block)
  const [before, after] = [blocks[at - 1], blocks[at + 1]]
  if (before?.kind !== 'code' || after?.kind !== 'code') return true
  // A paragraph stays whole, because its sentences lean on each other.
  const all = sentences.filter((one) => one.block === block).map((one) => one.text)
  const [first, second] = [before, after].map((one) => countNames(all.length > 0 ? all : [text], one.text))
  return code === ((second ?? 0) > (first ?? 0) ? after : before)
}

function withoutColon(text: string): string {
  return text.replace(/\s*[:：]$/u, '')
}
