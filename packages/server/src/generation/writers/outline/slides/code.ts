import type { BlockOf } from '../../../page.ts'
import { explainingSentences } from '../material/explain.ts'
import { withEndMark } from '../language/marks.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'
import { headline } from './headline.ts'
import { leadTo, sentencesBeside } from './sentences-beside.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { SlideMaker, MakerInput, Taken, WrittenIdea } from './slide-idea.ts'

const maxLines = 9
const maxColumns = 70
/** Fewer words than these are no script. */
const leastSpoken = 8

/** The line in place of the lines that an excerpt leaves out. */
const omission = '…'
/** Fewer lines are no excerpt. */
const leastOfExcerpt = 3

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
  const all = linesOf(code.text)
  const isWhole = all.length <= maxLines
  const lines = isWhole ? all : excerptOf(code.text, about)
  if (!lines || lines.some((line) => line.length > maxColumns)) return undefined
  const shownCode = lines.join('\n')
  const beside = about.filter(
    ({ text }) => isWhole || namesIn([text], shownCode) > 0 || namesIn([text], code.text) === 0,
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
      namesIn(
        uses.map(({ text }) => text),
        code.text,
      ) > 0,
    uses,
    choice: beside.length,
  }
}

function linesOf(code: string): readonly string[] {
  return code.split('\n').filter((line) => line.trim() !== '')
}

/** The part between empty lines with most of the names in the sentences, if they name something in it and it fits. */
function excerptOf(program: string, sentences: readonly Sentence[]): readonly string[] | undefined {
  const texts = sentences.map(({ text }) => text)
  const parts = program.split(/\n\s*\n/u)
  const excerpts = parts.flatMap((part, at) => {
    const named = namesIn(texts, part)
    const own = linesOf(part)
    const lines = [...(at > 0 ? [omission] : []), ...own, ...(at < parts.length - 1 ? [omission] : [])]
    const fits = lines.length <= maxLines && own.every((line) => line.length <= maxColumns)
    return named > 0 && own.length >= leastOfExcerpt && fits ? [{ lines, named }] : []
  })
  const most = Math.max(...excerpts.map(({ named }) => named))
  return excerpts.find(({ named }) => named === most)?.lines
}

/** A sentence between two programs is about that with more of the names in it; without names, about the one before. */
function isAbout({ text, block }: Sentence, code: BlockOf<'code'>, { blocks, sentences }: Unit): boolean {
  const at = blocks.findIndex(({ id }) => id === block)
  const [before, after] = [blocks[at - 1], blocks[at + 1]]
  if (before?.kind !== 'code' || after?.kind !== 'code') return true
  // A paragraph stays whole, because its sentences lean on each other.
  const all = sentences.filter((one) => one.block === block).map((one) => one.text)
  const [first, second] = [before, after].map((one) => namesIn(all.length > 0 ? all : [text], one.text))
  return code === ((second ?? 0) > (first ?? 0) ? after : before)
}

/** How many of the names in a text are in a program. */
function namesIn(texts: readonly string[], program: string): number {
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name)),
  )
  const words = new Set(program.match(/[\p{L}\p{N}_]+/gu))
  return [...names].filter((name) => (name.match(/[\p{L}\p{N}_]+/gu) ?? []).every((word) => words.has(word)))
    .length
}

function withoutColon(text: string): string {
  return text.replace(/\s*[:：]$/u, '')
}
