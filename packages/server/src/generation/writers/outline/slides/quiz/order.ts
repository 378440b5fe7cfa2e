import { languageOf } from '@lectern/domain/voices/languages.ts'
import { marksOf } from '../../language/marks.ts'
import { dateBeforeEra } from '../../language/date-before-era.ts'
import { datedEvent } from '../../material/dated-events.ts'
import type { DatedSentence } from '../../material/dated-events.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Material } from '../../material/material.ts'
import { isQuotable, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

const fewestEvents = 3
const mostEvents = 4

/** A question for the earliest of some events that follow each other on the page. */
export const aboutOrder: QuestionMaker = (material) => {
  const events = material.sentences.flatMap((sentence) => eventIn(sentence, material))
  const found = events.flatMap((_, at) => questionFor(events.slice(at, at + mostEvents), material))
  // A deck asks only once which event is the earliest.
  const [best] = found.toSorted((a, b) => b.weight - a.weight)
  return best ? [best] : []
}

function eventIn(sentence: Material['sentences'][number], material: Material): readonly DatedSentence[] {
  if (!sentence.isUsable) return []
  const found = datedEvent(sentence, material) ?? eventBeforeEra(sentence, material)
  const what = found?.event.what ?? ''
  const isClear = isQuotable(what) && !/\d{3}/u.test(what) && !material.lexicon.isDependent(what)
  return found && isClear ? [found] : []
}

const mostWords = 16
/** German, Dutch and the Nordic languages put the verb first after a date, so that the rest is no statement alone. */
const verbFirst = new Set(['de', 'nl', 'da', 'no', 'sv'])

function eventBeforeEra(
  sentence: Material['sentences'][number],
  { lexicon, page }: Material,
): DatedSentence | undefined {
  const event = standsAlone(sentence) ? dateBeforeEra(sentence.text) : undefined
  const what = event && lexicon.shorten(event.what, mostWords)
  const isAfterDate = event && sentence.text.indexOf(event.when) < sentence.text.length / 2
  if (!event || what === undefined || (isAfterDate && verbFirst.has(languageOf(page.language) ?? 'en')))
    return undefined
  return { sentence, event: { ...event, what } }
}

function questionFor(events: readonly DatedSentence[], material: Material): readonly Question[] {
  const { page, lexicon } = material
  const { colon, semicolon } = marksOf(page.language)
  const sorted = events.toSorted((a, b) => a.event.year - b.event.year)
  const [first, second] = sorted
  if (!first || !second || events.length < fewestEvents || first.event.year === second.event.year) return []
  const others = sorted.slice(1)
  const wrong = wrongOptions(
    first.event.what,
    others.map(({ event }) => event.what),
  )
  const weight = weightIn(material)
  return [
    {
      kind: 'order',
      ask: lexicon.phrases.quizAsks.first,
      right: first.event.what,
      wrong,
      because: sorted.map(({ event }) => `${event.when}${colon}${event.what}`).join(semicolon),
      teaches: first.sentence.text,
      needs: others.filter(({ event }) => wrong.includes(event.what)).map(({ sentence }) => sentence.text),
      sources: [...new Set(sorted.map(({ sentence }) => sentence.block))],
      weight: sorted.reduce((sum, { sentence }) => sum + weight(sentence), 0) / sorted.length,
    },
  ]
}
