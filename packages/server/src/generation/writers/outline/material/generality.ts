import type { Lexicon } from '../language/lexicon.ts'
import type { Sentence } from './sentence.ts'
import { refersBack } from '../language/refers-back.ts'

/** How well a sentence stands for what is around it. Examples, anecdotes with dates and names, and quotations are no point to remember. */
export function generality({ text, listed, index }: Sentence, lexicon: Lexicon): number {
  const { discourse } = lexicon
  let worth = 1
  if (lexicon.addressesReader(text) || lexicon.isTask(text)) worth *= 0.2
  if (discourse.isExample(text)) worth *= 0.3
  if (lexicon.announces(text)) worth *= 0.2
  if (/["“”„«»「」:：]/u.test(text)) worth *= 0.6
  if (/\p{N}/u.test(text)) worth *= 0.6
  if (/[`$]/.test(text)) worth *= 0.7
  if (listed) worth *= 0.6
  if (refersBack(text, lexicon)) worth *= 0.5
  if (index === 0) worth *= 1.2
  if (lexicon.isImportant(text)) worth *= 1.2
  return worth
}
