import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { remarkOf } from '@lectern/domain/problems/remark.ts'
import { languageCode } from '@lectern/domain/voices/languages.ts'
import { meaningfulWords, type Words, wordsOf } from '../../../asking/question-words.ts'
import { unspacedScript } from '../../../grounding/language/words.ts'
import { kindOf } from '../../../blocks/block-kinds.ts'
import type { Block, StructuredPage } from '../../../page.ts'
import type { PageQuestion, QuestionAnswer } from '../../../page-question.ts'

/** Share of the weight of the question's words that the sentences together must have. */
const leastShare = 0.5
/** The same for each of them. */
const leastOfOne = 0.2
/** Further sentences have other words of the question, or are nearly as good as the best one. */
const nearlyAsGood = 0.8
const mostSentences = 3
/** Headings say what a sentence is about, but do not answer. */
const weightOfHeading = 0.5
/** Characters of one sentence. Longer ones are lists without full stops, and are shown as sources only. */
const longestSentence = 600

interface Candidate {
  readonly text: string
  readonly block: string
  readonly words: Words
  readonly headings: Words
}

/**
 * Answers with the sentences of the page that contain most of the question's words, in page order. Rare words of the page
 * weigh more. A sentence without anything but the question's words answers nothing.
 */
export function answerQuestion({ page, question, signal }: PageQuestion): QuestionAnswer {
  signal?.throwIfAborted()
  const candidates = candidatesOf(page)
  const asked = meaningfulWords(question, page.language, (word) =>
    candidates.some(({ words }) => words.has(word)),
  )
  const { language } = page
  const best = bestOf(candidates, asked)
  if (best.length > 0)
    return {
      sentences: best.map(({ text, block }) => ({ text, sources: [block] })),
      language,
      warnings: [],
    }
  const own = languageCode(language)
  return { sentences: [], language, warnings: [remarkOf('FOUND_BY_WORDS', { own })] }
}

function bestOf(candidates: readonly Candidate[], asked: readonly string[]): readonly Candidate[] {
  const weights = new Map(asked.map((word) => [word, weightOf(word, candidates)]))
  const total = sum(weights.values())
  if (total === 0) return []
  const scored = candidates
    .filter(({ words }) => words.saysMoreThan(asked))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, weights) / total }))
    .filter(({ score }) => score >= leastOfOne)
    .toSorted((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  const chosen: Candidate[] = []
  const covered = new Set<string>()
  for (const { candidate, score } of scored) {
    const added = asked.filter((word) => !covered.has(word) && hasWord(candidate, word))
    if (chosen.length === mostSentences || (added.length === 0 && score < best * nearlyAsGood)) continue
    chosen.push(candidate)
    for (const word of added) covered.add(word)
  }
  const share = sum([...covered].map((word) => weights.get(word) ?? 0)) / total
  return share < leastShare ? [] : candidates.filter((candidate) => chosen.includes(candidate))
}

const hasWord = ({ words, headings }: Candidate, word: string): boolean =>
  words.has(word) || headings.has(word)

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)

function scoreOf({ words, headings }: Candidate, weights: ReadonlyMap<string, number>): number {
  let score = 0
  let own = 0
  for (const [word, weight] of weights) {
    if (words.has(word)) own += weight
    else if (headings.has(word)) score += weight * weightOfHeading
  }
  // A heading alone is no reason to show every sentence below it.
  return own === 0 ? 0 : score + own
}

/** The fewer sentences have a word, the more it weighs. */
function weightOf(word: string, candidates: readonly Candidate[]): number {
  const having = candidates.filter(({ words }) => words.has(word)).length
  const weight = Math.log(1 + (candidates.length + 1) / (having + 1))
  // A pair of characters may be the end of one word and the start of the next one.
  return having === 0 && unspacedScript.test(word) ? weight / 2 : weight
}

/** Every sentence of the page once, in order. */
function candidatesOf(page: StructuredPage): readonly Candidate[] {
  const seen = new Set<string>()
  return page.blocks.flatMap((block) => {
    const headings = wordsOf(block.path.join('. '), page.language)
    return textsOf(block)
      .flatMap((text) => splitSentences(text, page.language))
      .map((text) => text.trim())
      .filter((text) => text.length <= longestSentence && !seen.has(text) && seen.add(text))
      .map((text) => ({ text, block: block.id, words: wordsOf(text, page.language), headings }))
  })
}

/** The texts of a block that are sentences by themselves. */
function textsOf(block: Block): readonly string[] {
  if (block.kind === 'definition') return [`${block.term}: ${block.definition}`]
  if (block.kind === 'table') return block.rows.map((row) => rowText(row, block.header))
  return kindOf(block).passageText(block).split('\n').filter(Boolean)
}

/** 'Planet: Mars; Moons: 2' */
function rowText(row: readonly string[], header: readonly string[]): string {
  const cells = row.map((cell, at) => (header[at] && cell ? `${header[at]}: ${cell}` : cell))
  return cells.filter(Boolean).join('; ')
}
