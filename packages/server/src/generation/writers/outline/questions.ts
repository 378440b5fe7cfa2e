import type { Material } from './material.ts'
import { fill } from './phrase-book.ts'
import type { Sentence } from './sentence.ts'
import { bareTerm, mentions } from './slides/definition.ts'

interface Asked {
  readonly text: string
  readonly sources: readonly string[]
}

/** What JAMIE asks. Nothing is asked twice in an episode: when all has been asked, ALEX goes on by himself. */
export interface Questions {
  /** To begin a segment: the heading itself where it is a question. */
  opening(title: string): Asked | undefined
  /** Before these sentences: after a term of the glossary that they explain, else in general. */
  following(sentences: readonly Sentence[]): Asked | undefined
  recap(): string
}

export function createQuestions({ lexicon, terms }: Material): Questions {
  const { phrases } = lexicon
  const turns = cycle(phrases.turnTo)
  const termQuestions = cycle(phrases.askTerm)
  const recaps = cycle(phrases.inShort)
  const general = [...phrases.askOn]
  const asked = new Set<string>()

  return {
    opening(title) {
      if (title === '') return once(general.shift())
      return /[?？؟]$/u.test(title) ? once(title) : once(fill(phrases, turns(), title))
    },
    following([first]) {
      const term = terms.find((one) => first && !asked.has(one.id) && explains(first.text, bareTerm(one.term)))
      if (!term) return once(general.shift())
      asked.add(term.id)
      return { text: fill(phrases, termQuestions(), bareTerm(term.term)), sources: [term.id] }
    },
    recap: recaps,
  }

  function once(text: string | undefined): Asked | undefined {
    return text === undefined ? undefined : { text, sources: [] }
  }
}

/** A sentence that begins with a term explains it. */
function explains(text: string, term: string): boolean {
  return mentions(text.slice(0, term.length + 6), term)
}

function cycle(phrases: readonly string[]): () => string {
  let at = 0
  return () => phrases[at++ % phrases.length] ?? ''
}
