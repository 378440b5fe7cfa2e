import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Lexicon } from './lexicon.ts'
import { memoized } from './memoized.ts'
import { withoutConclusion } from './without-conclusion.ts'
import { withoutJoinedAnd } from './words/joined-and.ts'
import { alternatives, unspaced, wordEnd } from './words/word-patterns.ts'

/** Links that English also writes without commas. The statement is the same without them. */
const plain = /(?<=\p{L})\s(?:therefore|thus(?!\sfar)|thereby|also|consequently|in turn)(?=\s\p{L})/u

/**
 * A sentence without words that link it to the sentence before: 'Larger molecules, on the other hand, diffuse slowly.' For
 * a point, which is read alone.
 */
export function withoutLinks(text: string, lexicon: Lexicon): string {
  const { discourse, language } = lexicon
  const code = languageOf(language) ?? 'en'
  const whole = withoutConclusion(lexicon.withoutConnective(text), lexicon)
  const bare = lexicon.isDependent(text) ? whole : withoutJoinedAnd(whole, code)
  if (unspaced.has(code)) return bare
  const unlinked = bare.replace(betweenCommas(discourse), '')
  // 'Not only … but also' is a pair.
  return code === 'en' && !/\bnot (?:only|just)\b/iu.test(unlinked) ? unlinked.replace(plain, '') : unlinked
}

const betweenCommas = memoized(
  ({ connectives }: Lexicon['discourse']) =>
    new RegExp(
      `(?<=^[^,،.]{3,60})(?<!\\s(?:and|or|but|y|e|o|u|et|ou|und|oder|en|of|og|och|eller|i|a|oraz|lub|или|и|та|і|و|और|या))[,،]\\s(?:${alternatives(connectives)})${wordEnd}[,،](?=\\s)`,
      'u',
    ),
)
