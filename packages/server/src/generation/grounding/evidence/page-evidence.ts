import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { LRUCache } from 'lru-cache'
import { kindOf } from '../../blocks/block-kinds.ts'
import type { Block, StructuredPage } from '../../page.ts'
import { type QuotableText, quotableText, standsIn } from './quotable-text.ts'
import { tokensOf, type NumberToken, type Token } from '../text/tokens.ts'
import { withoutOrders } from '../language/orders.ts'
import { Vocabulary } from '../language/words.ts'

/** A sentence of the page. */
export interface PageSentence {
  readonly block: string
  readonly text: string
  readonly tokens: readonly Token[]
}

export interface IndexedWord {
  readonly folded: string
  readonly sentence: number
}

/** The statements of some blocks of a page, prepared for comparison. */
export interface Evidence {
  readonly sentences: readonly PageSentence[]
  readonly words: Vocabulary
  readonly numbers: readonly NumberToken[]
  readonly months: ReadonlySet<number>
  /** Counts that the blocks show without saying them: the items of a list, the rows of a table. */
  readonly counts: ReadonlySet<number>
  /** The texts in lower case without spaces and punctuation. */
  readonly plain: string
  /** The forms in which quotes can be copied. */
  readonly quotable: readonly QuotableText[]
  /** The words of the sentences by their first letters, with the index of their sentence. */
  readonly byStart: ReadonlyMap<string, readonly IndexedWord[]>
  /** Words and symbols as they are written. */
  readonly bareWords: ReadonlySet<string>
  /** Texts with formulas are spoken in other words. */
  readonly hasFormulas: boolean
}

/** The sentences of a page by block, prepared once for each page. */
export interface PageEvidence {
  readonly whole: Evidence
  /** Words with a capital inside a sentence, folded. */
  readonly names: ReadonlySet<string>
  /** Terms that the page defines or has in its headings. */
  readonly terms: Vocabulary
  /** The evidence of some blocks with their headings. The whole page if no block has one of the ids. */
  of(sources: readonly string[]): Evidence
  /** The words around the sentences of a block: its headings, and the rest of a list or definition. */
  contextOf(block: string): Vocabulary
  /** Id of the first block, of those named or of all, that contains a quote. */
  blockWith(quote: string, named?: readonly string[]): string | undefined
}

/** Clients choose the sources, so the evidence of few combinations is kept. */
const mostGathered = 200

const prepared = new WeakMap<StructuredPage, PageEvidence>()

export function evidenceOf(page: StructuredPage): PageEvidence {
  const known = prepared.get(page) ?? prepare(page)
  prepared.set(page, known)
  return known
}

function prepare(page: StructuredPage): PageEvidence {
  const sentencesOf = new Map(page.blocks.map((block) => [block.id, sentencesIn(block, page.language)]))
  const gathered = new LRUCache<string, Evidence>({ max: mostGathered })
  const gather = (blocks: readonly Block[]) => {
    const key = blocks.map(({ id }) => id).join(' ')
    const known = gathered.get(key) ?? evidenceFrom(page, blocks, sentencesOf)
    gathered.set(key, known)
    return known
  }
  const whole = gather(page.blocks)
  const contexts = new Map<string, Vocabulary>()
  const namedBy = (sources: readonly string[]) => {
    const named = new Set(sources)
    return named.size === 0 ? [] : page.blocks.filter(({ id }) => named.has(id))
  }
  return {
    whole,
    names: namesIn(whole.sentences),
    terms: termsOf(page),
    of(sources) {
      const blocks = namedBy(sources)
      return blocks.length === 0 ? whole : gather(blocks)
    },
    contextOf(id) {
      const known = contexts.get(id) ?? contextFrom(page, id, sentencesOf.get(id) ?? [])
      contexts.set(id, known)
      return known
    },
    blockWith(quote, named = []) {
      const blocks = namedBy(named)
      const among = blocks.length === 0 ? page.blocks : blocks
      return among.find((block) =>
        standsIn(quote, quotableOf([page.title, ...block.path], [block], page.language)),
      )?.id
    },
  }
}

function contextFrom(page: StructuredPage, id: string, sentences: readonly PageSentence[]): Vocabulary {
  const block = page.blocks.find((one) => one.id === id)
  // Sentences of a paragraph say different things. Those of a definition, a list or a table share their subject.
  const beside = block?.kind === 'paragraph' ? [] : sentences
  const tokens = [
    ...(block?.path ?? []).flatMap((heading) => tokensOf(heading, page.language)),
    ...beside.flatMap((sentence) => sentence.tokens),
  ]
  const words = new Vocabulary()
  for (const token of tokens) if (token.kind === 'word') words.add(token.folded)
  return words
}

function namesIn(sentences: readonly PageSentence[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap(({ tokens }) =>
      tokens.slice(1).flatMap((token) => (token.kind === 'word' && token.isCapital ? [token.folded] : [])),
    ),
  )
}

function termsOf(page: StructuredPage): Vocabulary {
  const texts = page.blocks.flatMap((block) => [
    ...block.path,
    ...(block.kind === 'definition' ? [block.term] : []),
  ])
  const terms = new Vocabulary()
  for (const token of [...new Set([page.title, ...texts])].flatMap((text) => tokensOf(text, page.language)))
    if (token.kind === 'word' && token.isContent) terms.add(token.folded)
  return terms
}

/** The texts of a block, without orders to a model. */
function textsOf(block: Block, language: string): readonly string[] {
  return kindOf(block)
    .texts(block)
    .map((text) => withoutOrders(text, language))
}

function sentencesIn(block: Block, language: string): readonly PageSentence[] {
  const texts = textsOf(block, language).flatMap((text) => splitSentences(text, language))
  const rows = block.kind === 'table' ? block.rows.map((row) => row.join(' ')) : []
  return [...texts, ...rows].map((text) => ({ block: block.id, text, tokens: tokensOf(text, language) }))
}

function evidenceFrom(
  page: StructuredPage,
  blocks: readonly Block[],
  sentencesOf: ReadonlyMap<string, readonly PageSentence[]>,
): Evidence {
  const sentences = blocks.flatMap(({ id }) => sentencesOf.get(id) ?? [])
  const headings = [...new Set([page.title, ...blocks.flatMap(({ path }) => path)])]
  const all = [
    ...sentences.flatMap(({ tokens }) => tokens),
    ...headings.flatMap((heading) => tokensOf(heading, page.language)),
  ]
  const words = new Vocabulary()
  for (const token of all) words.add(token.kind === 'word' ? token.folded : token.text.toLowerCase())
  const texts = [...headings, ...blocks.flatMap((block) => textsOf(block, page.language))]
  return {
    sentences,
    words,
    numbers: all.filter((token) => token.kind === 'number'),
    months: new Set(all.flatMap((token) => (token.kind === 'month' ? [token.month] : []))),
    counts: new Set(blocks.flatMap(countsOf)),
    plain: plainText(texts.join(' ')),
    quotable: quotableOf(headings, blocks, page.language),
    hasFormulas: texts.some((text) => text.includes('$')) || blocks.some(({ kind }) => kind === 'math'),
    byStart: indexWords(sentences),
    bareWords: new Set(all.map(({ text }) => text)),
  }
}

/** The texts that a quote may be copied from: the blocks as they are, or as a prompt shows them, with labels and rows. */
function quotableOf(
  headings: readonly string[],
  blocks: readonly Block[],
  language: string,
): readonly QuotableText[] {
  const plain = blocks.flatMap((block) => textsOf(block, language))
  const prompted = blocks.map((block) => withoutOrders(kindOf(block).prompt(block, undefined), language))
  return [plain, prompted].map((texts) => quotableText([...headings, ...texts].join(' ')))
}

function indexWords(sentences: readonly PageSentence[]): ReadonlyMap<string, readonly IndexedWord[]> {
  const index = new Map<string, IndexedWord[]>()
  for (const [sentence, { tokens }] of sentences.entries()) {
    for (const token of tokens) {
      const folded = token.kind === 'word' ? token.folded : token.kind === 'polar' ? `#${token.pair}` : ''
      if (folded === '') continue
      const start = folded.slice(0, 3)
      const known = index.get(start)
      if (known) known.push({ folded, sentence })
      else index.set(start, [{ folded, sentence }])
    }
  }
  return index
}

function countsOf(block: Block): readonly number[] {
  if (block.kind === 'list') return [block.items.length, ...block.items.map(({ items }) => items.length)]
  if (block.kind === 'table') return [block.rows.length, block.header.length, block.header.length - 1]
  return []
}

/** A text in lower case, without spaces, punctuation and accents, to find quotes. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
