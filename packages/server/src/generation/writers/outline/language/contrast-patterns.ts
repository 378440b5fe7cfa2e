import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { contrastWords } from './words/contrast-words.ts'
import { alternatives, containing, unspaced } from './words/word-patterns.ts'

/** How a language sets two statements against each other. */
export interface ContrastPatterns {
  /** Between two statements of one sentence. The group `word` is absent if there is only a semicolon. */
  readonly between: RegExp
  /** Before both statements. */
  readonly before?: RegExp
  /** In the second of two sentences, in lower case. */
  readonly second: RegExp
  /** The subject of the second sentence, with the word of contrast between commas after it. */
  readonly subject: RegExp
  /** A single word within the second sentence, which is complete without it: 'wird dagegen parallel geschaltet'. */
  readonly inside: RegExp
}

const known = new Map<Language, ContrastPatterns>()

export function contrastPatternsOf(language: string): ContrastPatterns {
  const code = languageOf(language) ?? 'en'
  const found = known.get(code) ?? createPatterns(code)
  known.set(code, found)
  return found
}

function createPatterns(code: Language): ContrastPatterns {
  const { between, notBetween = '', before, second } = contrastWords[code]
  // Thai marks the end of a clause with a space.
  const [comma, space] = unspaced.has(code) ? ['[,،，、\\s]\\s*', ''] : ['[,،，、]\\s*', '\\s']
  const others = notBetween.split('|').filter(Boolean)
  const contrasting = `(?!${alternatives(others)})(?<word>${alternatives(between.split('|'))})${space}`
  const markers = second.split('|')
  const single = markers.filter((word) => !/\s/u.test(word))
  return {
    between: new RegExp(`(?:${comma}|[;؛；]\\s*)${contrasting}|[;؛；]\\s*`, 'giu'),
    ...(before !== undefined && { before: new RegExp(`^(?:${alternatives(before.split('|'))})\\s`, 'iu') }),
    second: containing(markers, !unspaced.has(code)),
    subject: new RegExp(`^([^,،]{3,40})[,،]\\s(?:${alternatives(markers)})[,،]`, 'iu'),
    inside: unspaced.has(code)
      ? /(?!)/u
      : new RegExp(`(?<=\\p{L})\\s(?:${alternatives(single)})(?=\\s\\p{L})`, 'u'),
  }
}
