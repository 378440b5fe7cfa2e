import { hosts } from '@lectern/domain/podcast/podcast.ts'
import type { Evidence, PageEvidence } from './page-evidence.ts'
import { alignWords, type Alignment } from './align.ts'
import { lexiconOf, type Lexicon } from '../language/lexicon.ts'
import type { GroundingReason } from '@lectern/domain/api/documents/grounding.ts'
import { tokensOf, type Token, type WordToken } from '../text/tokens.ts'
import { sameRoot, unspacedScript } from '../language/words.ts'

/** A fault of one sentence. */
export interface Mismatch {
  readonly reason: GroundingReason
  readonly words: readonly string[]
  readonly expected: readonly string[]
  readonly block?: string
}

/** A sentence to check, with its evidence. */
export interface Checked {
  readonly text: string
  readonly language: string
  readonly lexicon: Lexicon
  readonly tokens: readonly Token[]
  /** Words with meaning, without those that hosts say without a claim. */
  readonly content: readonly WordToken[]
  readonly evidence: Evidence
  readonly page: PageEvidence
  /** Sentences of the evidence that say the same in the same order, the closest first. */
  readonly closest: readonly Alignment[]
  /** Sentences of the evidence with most of the words, in any order. */
  readonly related: readonly Related[]
}

export interface Related {
  readonly alignment: Alignment
  /** Share of the words of the sentence, from 0 to 1. */
  readonly share: number
}

/** The hosts name each other. */
const hostNames = new Set(hosts.map((host) => host.toLowerCase()))
/** Sentences of the page that are compared word by word. */
const mostCompared = 8
const fewestShared = 0.3

/** Prepares a sentence for the checks. */
export function prepareSentence(
  text: string,
  language: string,
  evidence: Evidence,
  page: PageEvidence,
): Checked {
  const lexicon = lexiconOf(language)
  const tokens = tokensOf(text, language)
  const words = tokens.filter((token) => token.kind === 'word')
  const content = words.filter(
    ({ isContent, folded }) => isContent && !lexicon.isConnective(folded) && !hostNames.has(folded),
  )
  const related = relatedSentences(tokens, content, evidence)
  const closest = related.map(({ alignment }) => alignment).toSorted((one, other) => other.score - one.score)
  return { text, language, lexicon, tokens, content, evidence, page, closest, related }
}

function relatedSentences(
  tokens: readonly Token[],
  content: readonly WordToken[],
  { sentences, byStart }: Evidence,
): readonly Related[] {
  const polar = tokens.flatMap((token) => (token.kind === 'polar' ? [`#${token.pair}`] : []))
  const words = [...new Set([...content.map(({ folded }) => folded), ...polar])]
  const shared = new Map<number, number>()
  for (const word of words) {
    const found = new Set<number>()
    for (const { folded, sentence } of byStart.get(word.slice(0, 3)) ?? [])
      if (!found.has(sentence) && sameRoot(folded, word)) found.add(sentence)
    for (const sentence of found) shared.set(sentence, (shared.get(sentence) ?? 0) + 1)
  }
  return [...shared]
    .map(([index, count]) => ({ index, share: count / words.length }))
    .filter(({ share }) => share >= fewestShared)
    .toSorted((one, other) => other.share - one.share || one.index - other.index)
    .slice(0, mostCompared)
    .flatMap(({ index, share }) => {
      const sentence = sentences[index]
      return sentence ? [{ alignment: alignWords(tokens, sentence), share }] : []
    })
}

/** The words of a sentence as units for comparison: pairs of syllables in scripts without spaces. */
export function unitsOfMeaning(content: readonly WordToken[]): readonly string[] {
  return content.flatMap((token, index) => {
    if (!token.isSyllable) return [token.folded]
    const next = content[index + 1]
    return next && next.at === token.end && next.isSyllable ? [token.text + next.text] : []
  })
}

/** Share of the words of a sentence that some evidence contains, from 0 to 1. */
export function coverage(content: readonly WordToken[], { words, plain }: Evidence): number {
  const units = unitsOfMeaning(content)
  const known = units.filter((unit) => (unspacedScript.test(unit) ? plain.includes(unit) : words.has(unit)))
  return units.length === 0 ? 1 : known.length / units.length
}
