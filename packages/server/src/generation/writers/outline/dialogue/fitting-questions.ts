import { contentWords, overlap } from '../language/words/content-words.ts'
import { definedName } from '../language/words/defined-name.ts'
import { clauseOf, questionOf } from '../language/heading-question.ts'
import { isQuestion } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Utterance } from './utterances.ts'
import { mentions } from './explains.ts'
import type { TermExplanations } from './explain-terms.ts'
import type { Asked, QuestionPhrases } from './questions.ts'
import { areInstructions } from './whole-procedures.ts'
import { subjectsOf } from './asking/subjects.ts'
import type { Dialogue } from './dialogue.ts'
import { isLater, yearAtStart } from './asking/time-order.ts'

/** The share of a heading's words that a passage about it uses. */
const leastAbout = 0.3

/** 'The year 1492 witnessed great events' only announces what happened. */
const announcesYear =
  /^(?:the year|das jahr|l[’']année|el año|o ano|l[’']anno|anul|rok|året|år|год|рік|vuosi|het jaar|tahun|năm)(?!\p{L})/iu

/** Articles before a name that a heading consists of. Arabic writes it together with the name, which keeps it. */
const article =
  /^(?:(?:the|an?|de[rn]?|die|das|eine?|el|la|los|las|una?|le|les|une|il|lo|gli|i|o|a|os|as|uma?|het|een)\s|l[’'])/u

/** The questions that an utterance answers. */
export interface FittingQuestions {
  /** Starts a segment. Its title was asked for at its start. */
  restart(title: string): void
  /** Remembers what the segment was about. */
  finish(): void
  /** Asks for what connects the utterance to the last turn: a question of the page, a heading that is a question, a connective. */
  linked(utterance: Utterance): Asked | undefined
  /** Asks for what the utterance is about: its heading, something of an earlier segment, a subject, a year. */
  about(utterance: Utterance): Asked | undefined
  fromPage(utterance: Utterance): Asked | undefined
  /** Asks for a new heading: what it means if the utterance starts with its definition. */
  aboutHeading(heading: string, utterance: Utterance, use: 'segment' | 'part'): Asked | undefined
  /** Asks for what the words of the utterance add to the last turn. */
  forCue(utterance: Utterance): Asked | undefined
  /** Asks for what the passage is about, as soon as it is mentioned. */
  aboutSubject(utterance: Utterance): Asked | undefined
}

export function createFittingQuestions(
  material: Material,
  stock: QuestionPhrases,
  dialogue: Dialogue,
  terms: TermExplanations,
): FittingQuestions {
  const subjects = subjectsOf(material)
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
    linked: (utterance) => fromPage(utterance) ?? aboutPart(utterance) ?? fromLink(utterance),
    about: (utterance) =>
      usedHeading(utterance) ?? again(utterance) ?? aboutSubject(utterance) ?? aboutYear(utterance),
    fromPage,
    forCue(utterance) {
      const [first] = utterance.sentences
      return first && dialogue.follows(utterance) ? stock.forCue(first) : undefined
    },
    aboutSubject,
    aboutHeading: (heading, { sentences: [first] }, use) =>
      stock.aboutHeading(heading, use, first !== undefined && definesHeading(heading, first)),
  }

  function definesHeading(heading: string, { text }: Sentence): boolean {
    const name = definedName(text, material.page.language)?.toLowerCase()
    return name !== undefined && heading.toLowerCase().replace(article, '') === name
  }

  function fromPage({ question }: Utterance): Asked | undefined {
    return question && { text: question.text, sources: [question.block] }
  }

  /** A heading that is a question. */
  function aboutPart({ heading }: Utterance): Asked | undefined {
    const isAsking =
      isQuestion(heading) ||
      questionOf(heading, material.page.language) !== undefined ||
      clauseOf(heading, material.page.language) !== undefined
    return isAsking ? stock.aboutHeading(heading, 'part') : undefined
  }

  function fromLink(utterance: Utterance): Asked | undefined {
    if (!dialogue.follows(utterance)) return undefined
    if (!utterance.link)
      return isLater(utterance.sentences[0], dialogue.last()?.sentences.at(-1)) ? stock.forTime() : undefined
    if (utterance.why !== undefined) return { text: utterance.why, sources: [] }
    return stock.forLink(utterance.link, areInstructions(utterance.sentences, material.lexicon))
  }

  /** A heading whose words the passage uses. Under other headings there may be an aside first. */
  function usedHeading({ heading, sentences }: Utterance): Asked | undefined {
    const said = contentWords(sentences.map(({ text }) => text).join(' '))
    return overlap(contentWords(heading), said) > leastAbout ? stock.aboutHeading(heading, 'part') : undefined
  }

  /** Something of an earlier segment that this passage starts with. */
  function again({ sentences: [first] }: Utterance): Asked | undefined {
    const name = first && newSubjectsOf(first).find((one) => names.has(one))
    return name === undefined ? undefined : stock.again(name)
  }

  function aboutSubject({ sentences: [first] }: Utterance): Asked | undefined {
    if (!first) return undefined
    const before = dialogue.last()?.says.join(' ') ?? ''
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
  function aboutYear({ sentences: [first] }: Utterance): Asked | undefined {
    const year = first && !announcesYear.test(first.text) ? yearAtStart(first.text) : undefined
    return year === undefined ? undefined : stock.forYear(String(year))
  }

  /** The start of the segment already asked for the subject in its title. Terms have their own questions. */
  function newSubjectsOf({ text }: Sentence): readonly string[] {
    const named = title.toLowerCase()
    return subjects.in(text).filter((one) => !named.includes(one.toLowerCase()) && !terms.isOpen(one))
  }
}
