import { hosts } from '@lectern/domain/podcast/podcast.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Alignment } from '../evidence/align.ts'
import type { Checked, Mismatch } from '../evidence/sentence.ts'
import type { Token, WordToken } from '../text/tokens.ts'
import { sameName } from '../language/words.ts'

const hostNames = new Set(hosts.map((host) => host.toLowerCase()))
/** Score of an alignment in which one exchanged word is a change of meaning. */
const nearlyEqual = 0.75

/** Names, and terms with digits or of capitals, that are not on the page. */
export function unknownNames(sentence: Checked): readonly Mismatch[] {
  const { page, tokens } = sentence
  const isKnown = ({ folded }: WordToken) =>
    page.whole.words.has(folded) || page.whole.words.has(folded, sameName)
  const symbols = tokens.filter(
    (token) => token.kind === 'word' && token.isSymbol && !isSpoken(token, sentence),
  )
  const terms = symbols.filter((token) => token.kind === 'word' && !isKnown(token))
  const isGerman = languageOf(sentence.language) === 'de'
  const names = runsOfCapitals(sentence).filter((run) => {
    if (run.some((word) => isSpoken(word, sentence) || terms.includes(word))) return false
    // A first name or a title may be new. In German, nouns have a capital too.
    return isGerman || run.length === 1 ? !run.some(isKnown) : !run.slice(1).every(isKnown)
  })
  return [
    ...terms.map(({ text: word }): Mismatch => ({ reason: 'term', words: [word], expected: [] })),
    ...names.map((run): Mismatch => ({
      reason: 'name',
      words: [run.map((word) => word.text).join(' ')],
      expected: [],
    })),
  ]
}

function isSpoken({ folded, text }: WordToken, { lexicon }: Checked): boolean {
  return hostNames.has(text.toLowerCase()) || lexicon.isConnective(folded)
}

/** Consecutive words with a capital. A lone word at the start of a sentence, or in German, need not be a name. */
function runsOfCapitals({ text, tokens, language, lexicon }: Checked): readonly (readonly WordToken[])[] {
  const words = tokens.filter((token) => token.kind === 'word')
  const capitals = words.filter(({ isCapital }) => isCapital)
  // In a title, every word may have a capital.
  const lettered = tokens.filter(({ text: own }) => /^\p{L}/u.test(own)).length
  if (capitals.length > 0.6 * lettered && words.length > 2) return []
  const runs: WordToken[][] = []
  for (const word of capitals) {
    const last = runs.at(-1)?.at(-1)
    if (last && /^[\s.'-]{1,2}$/u.test(text.slice(last.end, word.at))) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  const isGerman = languageOf(language) === 'de'
  return runs
    .flatMap((run) => {
      const [first] = run
      const isStart = first !== undefined && startsSentence(text, first)
      if (isStart && run.length === 1) return []
      if (isGerman && run.length === 1) return []
      // 'What Napoleon said': the first word has its capital from the sentence.
      const own = isStart && lexicon.isConnective(first.folded) ? run.slice(1) : run
      if (isGerman && own.length === 1) return []
      return [own.filter(({ text: word }) => word.length > 2)]
    })
    .filter((run) => run.length > 0)
}

function startsSentence(text: string, { at }: Token): boolean {
  return /(?:^|[:.!?…–—„“"«»(¿¡-])\s*["“„«(¿¡]*$/u.test(text.slice(0, at))
}

/** A name, or a word of an uncased script, in the place of another one of a nearly equal sentence. */
export function exchangedWords(sentence: Checked, alignment: Alignment): readonly Mismatch[] {
  if (alignment.score < nearlyEqual || alignment.pairs.length < fewestPairs(sentence)) return []
  return gapsOf(alignment).flatMap(({ own, page }): readonly Mismatch[] => {
    const [mine, theirs] = [own.filter(isMeaning), page.filter(isMeaning)]
    const most = sentence.lexicon.spaced ? 3 : 8
    if (mine.length === 0 || theirs.length === 0 || mine.length > most || theirs.length > most + 1) return []
    if (mine.some((word) => sentence.lexicon.isConnective(word.folded))) return []
    const reason = reasonOf(sentence, mine, theirs)
    const [words, expected] = [joined(mine), joined(theirs)]
    return reason ? [{ reason, words: [words], expected: [expected], block: alignment.sentence.block }] : []
  })
}

/** Syllables are shorter than words. */
function fewestPairs({ lexicon }: Checked): number {
  return lexicon.spaced ? 4 : 8
}

function joined(words: readonly WordToken[]): string {
  return words.map(({ text }) => text).join(words.some(({ isSyllable }) => isSyllable) ? '' : ' ')
}

function isMeaning(token: Token): token is WordToken {
  return token.kind === 'word' && (token.isContent || (token.isCapital && token.text.length > 1))
}

function reasonOf(
  sentence: Checked,
  mine: readonly WordToken[],
  theirs: readonly WordToken[],
): 'name' | 'term' | undefined {
  const { page, evidence, text } = sentence
  const isNew = mine.every(({ folded }) => !evidence.words.has(folded, sameName))
  if (mine.some((word) => word.isSymbol) && theirs.some((word) => word.isSymbol)) return 'term'
  const areCapital = mine.every(({ isCapital }) => isCapital) && theirs.every(({ isCapital }) => isCapital)
  if (areCapital) {
    const [first] = mine
    const isStart = first !== undefined && startsSentence(text, first) && mine.length === 1
    return !isStart || page.names.has(theirs[0]?.folded ?? '') ? 'name' : undefined
  }
  const isUncased = mine.every(({ text: word }) => !/[\p{Lu}\p{Ll}]/u.test(word))
  if (isUncased)
    return isNew && mine.every(({ folded }) => !page.whole.words.has(folded)) ? 'name' : undefined
  const areTerms = [...mine, ...theirs].every(({ folded }) => page.terms.has(folded))
  return areTerms && mine.length === 1 && theirs.length === 1 ? 'term' : undefined
}

/** Returns the tokens between two neighbouring pairs of an alignment, on both sides. */
function gapsOf({
  own,
  page,
  pairs,
}: Alignment): readonly { own: readonly Token[]; page: readonly Token[] }[] {
  const ends = [[-1, -1] as const, ...pairs, [own.length, page.length] as const]
  return ends.slice(1).map(([row, column], index) => {
    const [before, above] = ends[index] ?? [-1, -1]
    return { own: own.slice(before + 1, row), page: page.slice(above + 1, column) }
  })
}
