import type { Material } from '../material/material.ts'
import { isQuestion } from '../material/material.ts'
import type { Passage } from './plan-segments.ts'
import { fill } from '../language/phrase-book.ts'
import type { Sentence } from '../material/sentence.ts'
import { bareTerm, mentions } from '../material/terms.ts'

interface Asked {
  readonly text: string
  readonly sources: readonly string[]
}

/** JAMIE's questions. An episode has no question twice: without a new question, ALEX continues alone. */
export interface Questions {
  /** Opens a segment: asks about its heading, or asks the heading if it is a question. */
  opening(title: string, passage: Passage): Asked | undefined
  /**
   * Before a later passage: about its heading, or about a glossary term that it explains; otherwise a general question.
   */
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
      // A heading that is a question is asked right before its answer.
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

/** A sentence that starts with a term explains it. */
function explains(text: string, term: string): boolean {
  return mentions(text.slice(0, term.length + 6), term)
}

function cycle(phrases: readonly string[]): () => string {
  let at = 0
  return () => phrases[at++ % phrases.length] ?? ''
}
