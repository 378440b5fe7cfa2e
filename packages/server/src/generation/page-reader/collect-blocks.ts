import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import type { Block } from '../page.ts'
import { boldLevel, boxLevel } from './block-reader.ts'
import type { BlockContent } from '../blocks/block-kinds.ts'
import type { PageUnderReading } from './block-reader.ts'
import { blockReaders } from './block-readers.ts'
import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { isBlock, readInline } from './inline-text.ts'
import { latexOfLine } from './formula-line.ts'
import { isDisplayed, splitAtFormulas } from './math.ts'
import { boldIn, readLabelledParts } from './labelled-parts.ts'
import type { LabelledParts } from './labelled-parts.ts'
import { isNote } from './note-words.ts'
import { withNoteLines } from './note-lines.ts'
import { withOutlineHeadings } from './outline-lines.ts'
import { newSentencesOf, readRunIn } from './run-in.ts'
import { readEntry } from './plain-terms.ts'
import { isAllBold, isSentenceWithDash, readTerm } from './terms.ts'
import { isCaption } from './captions.ts'
import { createInLowerCase } from './capitals.ts'
import { isHeadingLike, withStyledHeadings } from './styled-headings.ts'
import { withoutWrapping } from './wrapped-lines.ts'
import { isLabelledQuestion, readAnswer } from './written-answers.ts'
import { withWrittenCode } from './written-code.ts'
import { noteOf, readNote, splitSources } from './written-notes.ts'
import { withWrittenLists } from './written-lists.ts'

/** A block with its place, and the language and direction that the markup around it declares. */
export type FoundBlock = BlockContent & Pick<Block, 'path' | 'language' | 'direction'>

interface Heading {
  readonly level: number
  readonly text: string
}

interface Declared {
  readonly language?: string
  readonly direction?: 'ltr' | 'rtl'
}

/** Walks the tree once, in order. */
export function collectBlocks(title: string, tree: ElementNode): readonly FoundBlock[] {
  const root = withoutWrapping(tree)
  const blocks: FoundBlock[] = []
  let headings: readonly Heading[] = []
  let declared: Declared = {}
  const inLowerCase = createInLowerCase(root)

  const page: PageUnderReading = {
    title,
    isNewSentence: newSentencesOf(root),
    add(content) {
      const last = blocks.at(-1)
      if (
        last?.kind === 'figure' &&
        last.caption === '' &&
        content.kind === 'paragraph' &&
        isCaption(content.text)
      ) {
        blocks[blocks.length - 1] = { ...last, caption: content.text }
        return
      }
      const answer = content.kind === 'paragraph' ? answerIn(content.text, last) : undefined
      if (answer !== undefined && last?.kind === 'paragraph' && isLabelledQuestion(last.text)) {
        blocks[blocks.length - 1] = { ...last, text: answer }
        return
      }
      const own =
        answer !== undefined && content.kind === 'paragraph' ? { ...content, text: answer } : content
      blocks.push({ ...own, path: headings.map(({ text }) => text), ...declared })
    },
    isBelow: (isHeading) => isHeading(headings.at(-1)?.text ?? title),
    heading(level, written) {
      const text = inLowerCase(withoutSigns(written))
      if (blocks.length === 0 && headings.length === 0 && sameWords(text, title)) return
      headings = [...headings.filter((one) => one.level < level), { level, text }]
    },
    box(label, nodes) {
      const outside = headings
      if (label && !outside.some((one) => sameWords(one.text, label))) page.heading(boxLevel, label)
      page.walk(nodes)
      headings = outside
    },
    walk(nodes) {
      let run: TreeNode[] = []
      const endRun = () => {
        readRun(run, page)
        run = []
      }
      for (const node of withNoteLines(withWrittenLists(withWrittenCode(nodes)))) {
        if (isElement(node) && standsAlone(node)) {
          endRun()
          visit(node)
        } else run.push(node)
      }
      endRun()
    },
  }

  function visit(element: ElementNode): void {
    const outside = declared
    declared = declaredBy(element, outside)
    const reader = blockReaders.find((one) => one.reads(element))
    if (reader) reader.read(element, page)
    else if (['section', 'article', 'fieldset'].includes(element.name)) page.box('', element.children)
    else page.walk(element.children)
    declared = outside
  }

  visit({ ...withOutlineHeadings(withStyledHeadings(root)), name: 'div' })
  return blocks
}

/** A question with its answer in one paragraph, or in this one and the one before. */
function answerIn(text: string, last: FoundBlock | undefined): string | undefined {
  const isSecond = last?.kind === 'paragraph' && isLabelledQuestion(last.text)
  return readAnswer(isSecond ? `${last.text} ${text}` : text)
}

/** '■ Causes:' and '📚 Reading' are read without their signs. */
function withoutSigns(heading: string): string {
  const bare = heading
    .replace(signsBefore, '')
    .replace(/\s*[:：]$/u, '')
    // Marks that only stress it: 'How bad is it??', 'DON'T!!'
    .replace(/\s*!+$/u, '')
    .replace(/([?？])[?？!]+$/u, '$1')
  return /[\p{L}\p{N}]/u.test(bare) ? bare : heading
}

const signsBefore = /^(?:[■□◆◇●○▶►★☆※•✓➤\s]|\p{Extended_Pictographic}|\p{EMod}|[\uFE0F\u200D])+/u

function declaredBy(element: ElementNode, outside: Declared): Declared {
  const language = element.attributes.get('lang') ?? element.attributes.get('xml:lang')
  const direction = element.attributes.get('dir')?.toLowerCase()
  return {
    ...outside,
    ...(language ? { language } : {}),
    ...(direction === 'rtl' || direction === 'ltr' ? { direction } : {}),
  }
}

const blockHolders = new WeakMap<ElementNode, boolean>()

/** Blocks, and inline elements around blocks (a link around a heading, a span around paragraphs). */
function standsAlone(element: ElementNode): boolean {
  const known = blockHolders.get(element)
  if (known !== undefined) return known
  const alone =
    isBlock(element) ||
    (element.name === 'math' && isDisplayed(element)) ||
    (element.name !== 'math' && element.children.some((child) => isElement(child) && standsAlone(child)))
  blockHolders.set(element, alone)
  return alone
}

/** Text between blocks: paragraphs, or blocks that are written as a paragraph. */
function readRun(nodes: readonly TreeNode[], page: PageUnderReading): void {
  if (nodes.length === 0) return
  const { paragraphs, embedded } = readInline(nodes)
  const [only] = paragraphs
  if (paragraphs.length === 1 && only !== undefined) readSole(only, nodes, page)
  else for (const text of paragraphs) addText(text, page)
  for (const element of embedded) {
    const reader = blockReaders.find((one) => one.reads(element))
    reader?.read(element, page)
  }
}

function readSole(text: string, nodes: readonly TreeNode[], page: PageUnderReading): void {
  if (isLinkBar(nodes)) return
  if (isAllBold(nodes) && isHeadingLike(text)) return page.heading(boldLevel, text)
  const labelled = readLabelledParts(nodes)
  if (labelled) return addLabelled(labelled, page)
  const note = readNote(text)
  if (note) return page.add(note)
  const sources = splitSources(text)
  if (sources) return page.box(sources.label, [{ text: sources.list }])
  const term = isSentenceWithDash(text) ? undefined : (readTerm(nodes) ?? readEntry(text))
  if (!term) return readRunInText(text, nodes, page)
  if (isNote(term.term)) return page.add(noteOf(term.term, term.definition))
  if (splitSentences(term.definition, 'en').length < fewestOfSection)
    return page.add({ kind: 'definition', ...term })
  page.heading(boldLevel, term.term)
  addText(term.definition, page)
}

/** '**Effects:** …' before this number of sentences is the heading of a text, and no term. */
const fewestOfSection = 3

function readRunInText(text: string, nodes: readonly TreeNode[], page: PageUnderReading): void {
  const runIn = readRunIn(nodes, page.isNewSentence)
  if (!runIn) return addText(text, page, boldIn(nodes))
  if (isNote(runIn.heading)) return page.add(noteOf(runIn.heading, runIn.text))
  page.heading(boldLevel, runIn.heading)
  addText(runIn.text, page)
}

function addLabelled({ before, items, terms }: LabelledParts, page: PageUnderReading): void {
  if (before !== '') addText(before, page)
  if (terms) return terms.forEach((term) => page.add({ kind: 'definition', ...term }))
  page.add({ kind: 'list', ordered: false, items: items.map((text) => ({ text, items: [] })) })
}

function addText(text: string, page: PageUnderReading, bold: readonly string[] = []): void {
  const formula = latexOfLine(text)
  if (formula !== undefined) return page.add({ kind: 'math', latex: formula })
  for (const part of splitAtFormulas(text)) {
    if (typeof part === 'string') page.add(paragraphOf(part, bold))
    else page.add({ kind: 'math', latex: part.latex })
  }
}

/** One bold word is emphasis. Several may be what the sentences of a paragraph are about. */
const fewestBold = 2
const mostBold = 12

function paragraphOf(text: string, bold: readonly string[]): BlockContent {
  // More bold words than these are no subjects.
  const few = bold.length <= mostBold ? bold : []
  const own = few.filter((words) => words !== text && text.includes(words))
  return { kind: 'paragraph', text, ...(new Set(own).size >= fewestBold && { bold: own }) }
}

/** Only links within the page: "Back to top", "Part 1 | Part 2". */
function isLinkBar(nodes: readonly TreeNode[]): boolean {
  const solid = nodes.filter((node) => isElement(node) || /[\p{L}\p{N}]/u.test(node.text))
  return solid.length > 0 && solid.every((node) => isElement(node) && isInnerLink(node))
}

function isInnerLink(element: ElementNode): boolean {
  if (element.name === 'a') return (element.attributes.get('href') ?? '').startsWith('#')
  const inside = element.children.filter((node) => isElement(node) || /[\p{L}\p{N}]/u.test(node.text))
  return inside.length > 0 && inside.every((node) => isElement(node) && isInnerLink(node))
}

function sameWords(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
  return plain(one) === plain(other)
}
