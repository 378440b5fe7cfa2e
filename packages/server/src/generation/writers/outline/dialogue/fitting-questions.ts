import { contentWords, overlap } from '../language/words/content-words.ts'
import { isQuestion } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Beat } from './beats.ts'
import { mentions } from './explains.ts'
import type { TermTalk } from './explain-terms.ts'
import type { Asked, Stock } from './questions.ts'
import { createSubjects } from './asking/subjects.ts'
import type { Talk } from './talk.ts'
import { isLater, yearAtStart } from './asking/time-order.ts'
import { texts } from './turn.ts'

/** The share of a heading's words that a passage about it uses. */
const leastAbout = 0.3

/** The questions that a beat answers. */
export interface FittingQuestions {
  /** Starts a segment. Its title was asked for at its start. */
  restart(title: string): void
  /** Remembers what the segment was about. */
  finish(): void
  /** Asks for what connects the beat to the last turn: a question of the page, a heading that is a question, a connective. */
  linked(beat: Beat): Asked | undefined
  /** Asks for what the beat is about: its heading, something of an earlier segment, a subject, a year. */
  about(beat: Beat): Asked | undefined
  fromPage(beat: Beat): Asked | undefined
  /** Asks for what the passage is about, as soon as it is mentioned. */
  aboutSubject(beat: Beat): Asked | undefined
}

export function createFittingQuestions(
  material: Material,
  stock: Stock,
  talk: Talk,
  terms: TermTalk,
): FittingQuestions {
  const subjects = createSubjects(material)
  let title = ''
  let fresh: string[] = []
  /** The subjects of earlier segments. */
  const names = new Set<string>()

  return {
    restart(named) {
      title = named
      fresh = []
    },
    finish() {
      for (const name of [...fresh, ...terms.fresh, title]) if (name !== '') names.add(name)
    },
    linked: (beat) => fromPage(beat) ?? aboutPart(beat) ?? fromLink(beat),
    about: (beat) => aboutHeading(beat) ?? again(beat) ?? aboutSubject(beat) ?? aboutYear(beat),
    fromPage,
    aboutSubject,
  }

  function fromPage({ question }: Beat): Asked | undefined {
    return question && { text: question.text, sources: [question.block] }
  }

  /** A heading that is a question. */
  function aboutPart({ heading }: Beat): Asked | undefined {
    return isQuestion(heading) ? stock.aboutHeading(heading, 'part') : undefined
  }

  function fromLink(beat: Beat): Asked | undefined {
    if (!talk.follows(beat)) return undefined
    if (!beat.link)
      return isLater(beat.sentences[0], talk.last()?.sentences.at(-1)) ? stock.forTime() : undefined
    return beat.why === undefined ? stock.forLink(beat.link) : { text: beat.why, sources: [] }
  }

  /** A heading whose words the passage uses. Under other headings there may be an aside first. */
  function aboutHeading({ heading, sentences }: Beat): Asked | undefined {
    const said = contentWords(texts(sentences).join(' '))
    return overlap(contentWords(heading), said) > leastAbout ? stock.aboutHeading(heading, 'part') : undefined
  }

  /** Something of an earlier segment that this passage starts with. */
  function again({ sentences: [first] }: Beat): Asked | undefined {
    const name = first && newSubjectsOf(first).find((one) => names.has(one))
    return name === undefined ? undefined : stock.again(name)
  }

  function aboutSubject({ sentences: [first] }: Beat): Asked | undefined {
    if (!first) return undefined
    const before = talk.last()?.says.join(' ') ?? ''
    const found = newSubjectsOf(first)
    for (const isNew of [true, false])
      for (const name of found.filter((one) => !mentions(before, one) === isNew)) {
        const asked = stock.aboutSubject(name, isNew)
        if (!asked) continue
        fresh.push(name)
        return asked
      }
    return undefined
  }

  /** Asks for the year with which a sentence starts. */
  function aboutYear({ sentences: [first] }: Beat): Asked | undefined {
    const year = first && yearAtStart(first.text)
    return year === undefined ? undefined : stock.forYear(String(year))
  }

  /** The start of the segment already asked for the subject in its title. Terms have their own questions. */
  function newSubjectsOf({ text }: Sentence): readonly string[] {
    const named = title.toLowerCase()
    return subjects.in(text).filter((one) => !named.includes(one.toLowerCase()) && !terms.isOpen(one))
  }
}
