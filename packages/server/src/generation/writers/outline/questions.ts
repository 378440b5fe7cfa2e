import type { Material } from './material.ts'
import { isQuestion } from './material.ts'
import type { Passage } from './plan-segments.ts'
import { fill } from './phrase-book.ts'
import type { Sentence } from './sentence.ts'
import { bareTerm, mentions } from './terms.ts'

interface Asked {
  readonly text: string
  readonly sources: readonly string[]
}

/** What JAMIE asks. Nothing is asked twice in an episode: when all has been asked, ALEX goes on by himself. */
export interface Questions {
  /** To begin a segment: its heading, itself where it is a question. */
  opening(title: string, passage: Passage): Asked | undefined
  /** Before a later passage: its heading, a term of the glossary that it explains, else a general question. */
  following(passage: Passage, sentences: readonly Sentence[]): Asked | undefined
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
    opening(title, { heading }) {
      // A heading that asks is asked right before what answers it.
      if (isQuestion(heading)) return about(heading)
      return about(isQuestion(title) ? heading : title)
    },
    following(passage, [first]) {
      if (passage.heading !== '' && !asked.has(passage.heading)) return about(passage.heading)
      const term = terms.find(
        (one) => first && !asked.has(one.id) && explains(first.text, bareTerm(one.term)),
      )
      if (!term) return once(general.shift())
      asked.add(term.id)
      return { text: fill(phrases, termQuestions(), bareTerm(term.term)), sources: [term.id] }
    },
    recap: recaps,
  }

  function about(heading: string): Asked | undefined {
    asked.add(heading)
    if (heading === '') return once(general.shift())
    return once(isQuestion(heading) ? heading : fill(phrases, turns(), heading))
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
