import { lexiconOf } from '../grounding/language/lexicon.ts'
import { sameRoot, Vocabulary } from '../grounding/language/words.ts'
import { tokensOf, type Token } from '../grounding/text/tokens.ts'

/** The words of a text, found by their roots. */
export interface Words {
  has(word: string): boolean
  /** Whether the text has a word that is none of these. */
  saysMoreThan(words: readonly string[]): boolean
}

/** The words of a text of the page. */
export function wordsOf(text: string, language: string): Words {
  const all = unitsOf(tokensOf(text, language)).map(({ unit }) => unit)
  const known = new Vocabulary()
  for (const unit of all) known.add(unit)
  return {
    has: (word) => known.has(word),
    saysMoreThan: (words) => all.some((unit) => !words.some((word) => sameRoot(unit, word))),
  }
}

/**
 * The words of a question that an answer should have. Connecting words are not among them. Short words are often
 * connecting words too, so `isOnPage` decides.
 */
export function meaningfulWords(
  question: string,
  language: string,
  isOnPage: (word: string) => boolean,
): readonly string[] {
  const lexicon = lexiconOf(language)
  const units = unitsOf(tokensOf(question, language)).filter(({ unit }) => !lexicon.isConnective(unit))
  const content = units.filter(({ isContent }) => isContent)
  const short = units.filter(({ unit, isContent }) => !isContent && unit.length > 2 && isOnPage(unit))
  return [...new Set([...content, ...short].map(({ unit }) => unit))]
}

interface Unit {
  readonly unit: string
  readonly isContent: boolean
}

/** Words and numbers; pairs of characters in scripts without spaces. */
function unitsOf(tokens: readonly Token[]): readonly Unit[] {
  return tokens.flatMap((token, at): readonly Unit[] => {
    if (token.kind === 'number') return [{ unit: String(token.values[0] ?? token.text), isContent: true }]
    if (token.kind !== 'word')
      return [{ unit: token.text.toLowerCase(), isContent: token.kind === 'polar' || token.kind === 'month' }]
    if (!token.isSyllable) return [{ unit: token.folded, isContent: token.isContent }]
    const next = tokens[at + 1]
    const isPair = next?.kind === 'word' && next.isSyllable && next.at === token.end
    return isPair ? [{ unit: token.text + next.text, isContent: true }] : []
  })
}
