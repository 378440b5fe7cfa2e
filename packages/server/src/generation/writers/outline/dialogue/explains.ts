import type { BlockOf } from '../../../page.ts'
import { contentWords, overlap } from '../language/words/content-words.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Sentence } from '../material/sentence.ts'
import { bareTerm, usesTerm } from '../material/terms.ts'
import { wordsPattern } from './asking/words-pattern.ts'

type Definition = BlockOf<'definition'>

/** A sentence that starts with a term and says much the same as its definition. */
export function defines(sentence: Sentence, term: Definition): boolean {
  return startsWith(sentence.text, term.term) && says(sentence, term) >= 0.4
}

/** Whether a listener knows the term after this sentence. A sentence of the definition itself may share few words with the rest of it. */
export function explains(sentence: Sentence, term: Definition): boolean {
  if (sentence.block === term.id && sentence.index === 0) return true
  if (!usesTerm(sentence.text, term.term)) return false
  return says(sentence, term) >= (startsWith(sentence.text, term.term) ? 0.25 : 0.45)
}

/**
 * Whether a listener knows the term after the sentence at `at`, which may name what the sentence before it has described:
 * 'This energy is called the activation energy.'
 */
export function explainsAt(sentences: readonly Sentence[], at: number, term: Definition): boolean {
  const [before, one] = [sentences[at - 1], sentences[at]]
  if (!one) return false
  if (explains(one, term)) return true
  if (!usesTerm(one.text, term.term)) return false
  if (!one.isDependent || before?.order !== one.order - 1) return false
  return says({ ...one, text: `${before.text} ${one.text}` }, term) >= leastOfTwo
}

/** The most characters between 'called' and a name, and of the rest of the sentence. */
const nearName = { before: 8, after: 3 }

/** The share of a definition's words in the sentences said before its name. */
const leastBeforeName = 0.48

/** Whether a sentence names at its end what those before it have described: 'Together they are called the Black Death.' */
export function givesName(
  one: Sentence,
  term: Definition,
  before: readonly Sentence[],
  lexicon: Lexicon,
): boolean {
  const [low, wanted] = [one.text.toLowerCase(), bareTerm(term.term).toLowerCase()]
  const at = low.lastIndexOf(wanted)
  if (!one.isDependent || at < 0 || low.length - at - wanted.length > nearName.after) return false
  const described = [...before, one].map(({ text }) => text).join(' ')
  if (says({ ...one, text: described }, term) < leastBeforeName) return false
  const naming = wordsPattern(lexicon.phrases.talk.cues.named[0], lexicon.language)
  const found = [...low.slice(0, at).matchAll(new RegExp(naming.source, 'gu'))].at(-1)
  return found !== undefined && at - found.index - found[0].length <= nearName.before
}

/** The share of a definition's words in two sentences that explain the term together. */
const leastOfTwo = 0.6

function says({ text }: Sentence, { definition }: Definition): number {
  return overlap(contentWords(definition), contentWords(text))
}

/** At its start, or after an article. */
function startsWith(text: string, term: string): boolean {
  return mentions(text.slice(0, bareTerm(term).length + 6), term)
}

/** Not 'nation' for 'ion'. Endings may differ, as languages inflect words. */
export function mentions(text: string, term: string): boolean {
  const wanted = bareTerm(term).toLowerCase()
  const lowered = text.toLowerCase()
  for (let at = lowered.indexOf(wanted); at >= 0; at = lowered.indexOf(wanted, at + 1)) {
    const before = lowered.slice(0, at).at(-1) ?? ' '
    if (!/[\p{L}\p{M}\p{N}]/u.test(before) || /\p{Script=Han}|\p{Script=Thai}|[ぁ-ヿ]/u.test(wanted))
      return true
  }
  return false
}
