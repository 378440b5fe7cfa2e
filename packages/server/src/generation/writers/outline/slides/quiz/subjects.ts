import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../../language/enumerate.ts'
import { isHedged } from '../../language/hedges.ts'
import { withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { refersBack } from '../../language/refers-back.ts'
import { contentStems, contentWords, overlap } from '../../language/words/content-words.ts'
import { subjectOfStatement } from '../../language/words/stating-verbs.ts'
import type { Material } from '../../material/material.ts'
import { isScene } from '../../material/scene.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { isInStory } from '../../material/story.ts'
import { fitsSeveral, withoutGender } from './exchanged.ts'
import { askAbout, isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** A statement in two parts: what it is about, and what it says. */
interface Divided {
  readonly sentence: Sentence
  readonly subject: string
  readonly said: string
  /** The first word of what is said: only subjects with the same one agree with it. */
  readonly verb: string
  /** The words of both parts, found once: each statement is compared with many. */
  readonly stems: Readonly<Record<'subject' | 'said', ReadonlySet<string>>>
}

const words = { ofSubject: 5, fewest: 5, most: 20 }
/** A long page has hundreds of statements, and those nearest to one have the best options. */
const mostCandidates = 30
/** Statements with more words in common may be true of both subjects. */
const mostAlike = 0.3

const dividedIn = memoized((material: Material): readonly Divided[] => {
  const { page, lexicon } = material
  if (!withoutGender.has(languageOf(page.language) ?? 'en')) return []
  return material.sentences.flatMap((sentence): readonly Divided[] => {
    const { text } = sentence
    const isStatement =
      standsAlone(sentence) &&
      !sentence.listed &&
      isQuotable(text) &&
      !/[!！?？:：;；؛()（）]/u.test(text) &&
      !isScene(sentence, material) &&
      !isInStory(sentence, material) &&
      !isHedged(text, page.language) &&
      !lexicon.addressesReader(text) &&
      !lexicon.announces(text) &&
      !lexicon.isTask(text) &&
      !lexicon.discourse.isExample(text)
    const whole = withoutStop(text, page.language)
    const low = isStatement ? subjectOfStatement(whole, page.language) : undefined
    if (low === undefined) return []
    const [subject, said] = [whole.slice(0, low.length), whole.slice(low.length).trim()]
    const fits =
      contentWords(subject).size > 0 &&
      countWords(subject) <= words.ofSubject &&
      countWords(said) >= words.fewest &&
      countWords(said) <= words.most &&
      !noSubject.test(subject) &&
      !refersBack(subject, lexicon) &&
      !refersBack(said, lexicon) &&
      !fitsSeveral(said)
    return fits
      ? [
          {
            sentence,
            subject: capitalised(subject),
            said,
            verb: said.split(/\s/u)[0] ?? '',
            stems: { subject: contentStems(subject), said: contentStems(said) },
          },
        ]
      : []
  })
})

/** A time, a place, a pronoun, an amount or a clause before the verb. */
const noSubject =
  /^(?:in|on|at|by|with|for|from|during|after|before|above|below|near|under|without|within|inside|outside|there|here|what|how|why|who|which|it|they|this|that|these|those|one|some|many|most|each|both|all|another|other|im|in|am|bei|mit|nach|vor|seit|durch|für|auf|unter|es|wer|was|wie|hier|dort|i|på|ved|med|efter|etter|op|na|voor)(?!\p{L})|\b(?:that|which|who|when|where|while|if|because|there|occurs?|happens?|resulting|same|following|to|and|or|not|of (?:these|them|the (?:two|three|four|five)))\b/iu

/** Questions for what a statement of the page is about, with what its other statements are about as options. */
export const aboutSubjects: QuestionMaker = (material) => {
  const found = dividedIn(material)
  const weight = weightIn(material)
  const { fits } = material.lexicon.phrases.quizAsks
  return found.flatMap((one, at): readonly Question[] => {
    if (overlap(one.stems.subject, one.stems.said) > 0) return []
    const from = Math.max(0, at - mostCandidates / 2)
    const others = found.slice(from, from + mostCandidates).filter((other) => isOption(other, one))
    return [
      {
        kind: 'subject',
        ask: askAbout(material, fits, `… ${one.said}`),
        right: one.subject,
        wrong: wrongOptions(
          one.subject,
          others.map(({ subject }) => subject),
        ),
        because: one.sentence.text,
        further: nextAfter(one.sentence, material),
        notes: new Map(others.map(({ subject, sentence }) => [subject, sentence])),
        teaches: one.sentence.text,
        sources: [one.sentence.block],
        weight: weight(one.sentence),
      },
    ]
  })
}

/** Another subject that agrees with what is said, and of which the page says something else. */
function isOption(other: Divided, one: Divided): boolean {
  const [own, others] = [one.stems.subject, other.stems.subject]
  const [said, otherSaid] = [one.stems.said, other.stems.said]
  return (
    other.sentence !== one.sentence &&
    other.verb === one.verb &&
    overlap(own, others) === 0 &&
    overlap(others, own) === 0 &&
    overlap(others, said) === 0 &&
    Math.max(overlap(said, otherSaid), overlap(otherSaid, said)) <= mostAlike
  )
}
