import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised, withSmallStart } from '../../language/enumerate.ts'
import { isHedged } from '../../language/hedges.ts'
import { withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { refersBack } from '../../language/refers-back.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import { namesReader } from '../../language/words/question-frames.ts'
import { askForObject, objectStatement, verbOf } from '../../language/words/object-questions.ts'
import type { ObjectStatement } from '../../language/words/object-questions.ts'
import type { Material } from '../../material/material.ts'
import { isScene } from '../../material/scene.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { isInStory } from '../../material/story.ts'
import { insideSentence } from './ask-in-words.ts'
import { isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

interface Found extends ObjectStatement {
  readonly sentence: Sentence
  /** The object as an option. */
  readonly option: string
  /** The words of both parts, found once: each statement is compared with many. */
  readonly stems: Readonly<Record<'subject' | 'object', ReadonlySet<string>>>
}

const words = { ofSubject: 6, most: 12 }
/** A long page has hundreds of such statements, and those nearest to one make the best options. */
const mostCandidates = 30
/** With fewer options that follow the same verb, and fewer in all, a question is loose. */
const fewestOfVerb = 1
const enough = 3

/** The sentences of the page that say what a thing contains, needs, stores or protects. */
export const objectsIn = memoized((material: Material): readonly Found[] =>
  material.sentences.flatMap((sentence): readonly Found[] => {
    const { page, lexicon } = material
    const { text } = sentence
    const isStatement =
      standsAlone(sentence) &&
      !sentence.listed &&
      isQuotable(text) &&
      !isScene(sentence, material) &&
      !isInStory(sentence, material) &&
      !isHedged(text, page.language) &&
      !namesReader(text, page.language) &&
      !lexicon.isTask(text) &&
      !lexicon.announces(text) &&
      !lexicon.discourse.isExample(text)
    const found = isStatement ? objectStatement(withoutStop(text, page.language), page.language) : undefined
    if (!found || countWords(found.subject) > words.ofSubject || countWords(found.object) > words.most)
      return []
    if (contentStems(found.subject).size === 0) return []
    if (refersBack(found.subject, lexicon) || refersBack(found.object, lexicon)) return []
    return [
      {
        ...found,
        sentence,
        option: capitalised(found.object),
        stems: { subject: contentStems(found.subject), object: contentStems(found.object) },
      },
    ]
  }),
)

/** Questions for what a thing contains, needs, stores or protects, with what the page says so of other things as options. */
export const aboutObjects: QuestionMaker = (material) => {
  const found = objectsIn(material)
  const weight = weightIn(material)
  return found.flatMap((one, at): readonly Question[] => {
    // German subjects begin with their article, so that only its capital is lost.
    const subject =
      languageOf(material.page.language) === 'de'
        ? withSmallStart(one.subject)
        : insideSentence(one.subject, material)
    const ask = subject === undefined ? undefined : askForObject({ ...one, subject }, material.page.language)
    if (ask === undefined) return []
    const from = Math.max(0, at - mostCandidates / 2)
    const others = found.slice(from, from + mostCandidates).filter((other) => areApart(one, other))
    const ofVerb = others.filter((other) => verbOf(other) === verbOf(one))
    const near = wrongOptions(
      one.option,
      ofVerb.map(({ option }) => option),
    )
    const wrong = wrongOptions(
      one.option,
      others.map(({ option }) => option),
      undefined,
      near,
    )
    return [
      {
        kind: 'object',
        ask,
        right: one.option,
        wrong,
        isLoose: near.length < fewestOfVerb && wrong.length < enough,
        because: one.sentence.text,
        further: nextAfter(one.sentence, material),
        notes: new Map(others.map(({ option, sentence }) => [option, sentence])),
        teaches: one.sentence.text,
        sources: [one.sentence.block],
        weight: weight(one.sentence),
      },
    ]
  })
}

/** Statements about different things: what a kind of a thing needs may be true of the thing too. */
function areApart(one: Found, other: Found): boolean {
  if (one.sentence === other.sentence) return false
  const [own, others] = [wordsOfSubject(one), wordsOfSubject(other)]
  return (
    overlap(own, others) < 1 &&
    overlap(others, own) < 1 &&
    overlap(one.stems.subject, other.stems.object) === 0 &&
    overlap(one.stems.object, other.stems.object) < mostOfObject
  )
}

/** Also the short words: 'an A record' and 'an MX record' are two things. */
function wordsOfSubject({ subject }: Found): ReadonlySet<string> {
  const [first = '', ...rest] = subject.toLowerCase().split(/\s/u)
  return new Set(contentStems(first).size === 0 && rest.length > 0 ? rest : [first, ...rest])
}

const mostOfObject = 0.67
