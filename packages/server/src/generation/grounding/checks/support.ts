import { coverage, unitsOfMeaning, type Checked, type Mismatch } from '../evidence/sentence.ts'

const fewestWords = { spaced: 3, unspaced: 6 }
/** Least share of the words of a claim that its blocks contain. */
const leastShare = 0.34
const leastOfShort = 0.01
/** Share of the words from which another passage of the page carries a sentence. */
const carried = 0.7

/** A sentence whose words are not in its blocks. Formulas are spoken in other words. */
export function unsupportedSentence(sentence: Checked): readonly Mismatch[] {
  const { content, evidence, page, lexicon } = sentence
  // Without its connecting words, a greeting looks like a claim.
  if (!lexicon.isComplete) return []
  const words = unitsOfMeaning(content)
  const fewest = lexicon.spaced ? fewestWords.spaced : fewestWords.unspaced
  if (words.length < fewest || (evidence.hasFormulas && isFormula(sentence))) return []
  const least = words.length === fewest ? leastOfShort : leastShare
  if (coverage(content, evidence) >= least || coverage(content, page.whole) >= carried) return []
  return [{ reason: 'unsupported', words: [], expected: [] }]
}

/** 'x squared plus 3' */
function isFormula({ tokens }: Checked): boolean {
  return tokens.some(
    (token) => token.kind === 'number' || (token.kind === 'word' && /^\p{L}$/u.test(token.text)),
  )
}
