import type { Block } from '../page.ts'
import { boldLevel, boxLevel } from './block-reader.ts'
import type { BlockContent } from '../blocks/block-kinds.ts'
import type { PageUnderReading } from './block-reader.ts'
import { blockReaders } from './block-readers.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { isBlock, readInline } from './inline-text.ts'
import { latexOfLine } from './formula-line.ts'
import { isDisplayed, splitAtFormulas } from './math.ts'
import { newSentencesOf, readRunIn } from './run-in.ts'
import { isAllBold, isSentenceWithDash, readTerm } from './terms.ts'

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
export function collectBlocks(title: string, root: ElementNode): readonly FoundBlock[] {
  const blocks: FoundBlock[] = []
  let headings: readonly Heading[] = []
  let declared: Declared = {}

  const page: PageUnderReading = {
    title,
    isNewSentence: newSentencesOf(root),
    add(content) {
      blocks.push({ ...content, path: headings.map(({ text }) => text), ...declared })
    },
    heading(level, text) {
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
      for (const node of nodes) {
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

  visit({ ...root, name: 'div' })
  return blocks
}

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

const maxHeadingWords = 10

function readSole(text: string, nodes: readonly TreeNode[], page: PageUnderReading): void {
  if (isLinkBar(nodes)) return
  if (isAllBold(nodes) && isHeadingLike(text)) return page.heading(boldLevel, text.replace(/\s*[:：]$/, ''))
  const term = isSentenceWithDash(text) ? undefined : readTerm(nodes)
  if (!term) return readRunInText(text, nodes, page)
  if (isNote(term.term)) page.add({ kind: 'callout', label: term.term, text: term.definition })
  else page.add({ kind: 'definition', ...term })
}

function readRunInText(text: string, nodes: readonly TreeNode[], page: PageUnderReading): void {
  const runIn = readRunIn(nodes, page.isNewSentence)
  if (!runIn) return addText(text, page)
  if (isNote(runIn.heading)) return page.add({ kind: 'callout', label: runIn.heading, text: runIn.text })
  page.heading(boldLevel, runIn.heading)
  addText(runIn.text, page)
}

function isHeadingLike(text: string): boolean {
  return (
    countWords(text) <= maxHeadingWords &&
    /\p{L}/u.test(text) &&
    !/[.!。！،,;؛…]$/u.test(text) &&
    !text.startsWith('$')
  )
}

function addText(text: string, page: PageUnderReading): void {
  const formula = latexOfLine(text)
  if (formula !== undefined) return page.add({ kind: 'math', latex: formula })
  for (const part of splitAtFormulas(text)) {
    if (typeof part === 'string') page.add({ kind: 'paragraph', text: part })
    else page.add({ kind: 'math', latex: part.latex })
  }
}

const noteWords =
  /^(?:note|nb|n\.b\.|tip|hint|warning|caution|important|remember|attention|nota|consejo|importante|atención|aviso|advertencia|remarque|astuce|conseil|avertissement|hinweis|sicherheitshinweis|merke|vorsicht|warnung|beachte|tipp|achtung|wichtig|recuerda|recuerde|precaución|à retenir|ricorda|ostrzeżenie|zapamiętaj|pamiętaj|safety note|safety warning|common (?:mistake|misconception|error)|misconception|error (?:común|frecuente|típico)|erreur (?:fréquente|courante)|idée reçue|häufiger (?:fehler|irrtum)|typischer fehler|missverständnis|errore (?:comune|frequente)|erro (?:comum|frequente)|częsty błąd|častá chyba|veelgemaakte fout|misvatting|vanligt (?:fel|missförstånd)|vanlig feil|almindelig fejl|(?:частая|типичная|распространённая) ошибка|типова помилка|常见错误|常见误区|خطأ شائع|suggerimento|attenzione|dica|atenção|uwaga|wskazówka|ważne|let op|opmerking|примечание|важно|внимание|совет|ملاحظة|تنبيه|تحذير|注意|提示|警告|ヒント|참고|주의)$/iu

function isNote(term: string): boolean {
  return noteWords.test(term)
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
