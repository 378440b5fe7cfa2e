import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { prepareMaterial } from '../material/material.ts'
import { sentencesOf } from '../material/sentence.ts'
import { createQuestionPhrases } from './questions.ts'
import { compressed } from './shortened-restatement.ts'
import { canBeRepeated, createRestatements } from './restate.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Turn } from './turn.ts'

/** ALEX says one sentence. */
function turnOf(one: Sentence): Turn {
  return { speaker: 'ALEX', says: [one.text], tone: 'warm', sources: [one.block], sentences: [one] }
}

const html = Array.from(
  { length: 12 },
  (_, at) =>
    `<p>Canal number ${String.fromCodePoint(65 + at)} carries water to the dry fields of the valley, because the rain there falls only in winter and never in summer.</p>`,
).join('')

test('Each sentence is shortened once at most, however many turns and conversations compare it', () => {
  const prepared = prepareMaterial(readPage({ title: 'Canals', html, language: 'en' }))
  const shortened: string[] = []
  const lexicon = {
    ...prepared.lexicon,
    shorten: (text: string, most: number) => {
      shortened.push(text)
      return prepared.lexicon.shorten(text, most)
    },
  }
  const material = { ...prepared, lexicon }
  const turns: readonly Turn[] = material.sentences.map(turnOf)
  for (let conversation = 0; conversation < 3; conversation++) {
    const restatements = createRestatements(material, createQuestionPhrases(material, 3))
    for (let said = 2; said <= turns.length; said++) restatements.echo(turns.slice(0, said))
  }
  const perSentence = material.sentences.map(({ text }) => shortened.filter((one) => one === text).length)
  expect(shortened).not.toEqual([])
  expect(Math.max(...perSentence)).toBeLessThanOrEqual(2)
})

test('A sentence that JAMIE has repeated as a question is not restated', () => {
  const material = prepareMaterial(readPage({ title: 'Canals', html, language: 'en' }))
  const [first, second] = material.sentences
  const turns = (first && second ? [first, second] : []).map(turnOf)
  const restated = (skipsFirst: boolean) => {
    const restatements = createRestatements(material, createQuestionPhrases(material, 3))
    if (skipsFirst && first) restatements.skip(first)
    return restatements.echo(turns)?.sources
  }
  expect(restated(false)).toEqual([first?.block])
  expect(restated(true)).toBeUndefined()
})

test('Before a question that names its subject, JAMIE may restate another sentence of the last turn than its end', () => {
  const text = `${html.replaceAll('</p><p>', ' ')}<p>It dries.</p>`
  const material = prepareMaterial(readPage({ title: 'Canals', html: text, language: 'en' }))
  const [first] = material.sentences
  const end = material.sentences.at(-1)
  const sentences = [first, end].filter((one) => one !== undefined)
  const says = sentences.map((one) => one.text)
  const turn: Turn = { speaker: 'ALEX', says, tone: 'warm', sources: [], sentences }
  const restatements = createRestatements(material, createQuestionPhrases(material, 3))
  expect(restatements.lastTurn([turn])).toBeUndefined()
  expect(restatements.lastTurn([turn], true)?.sources).toEqual([first?.block])
})

test.each([
  ['Clean the skin with a mild soap as soon as it is soiled.', false],
  ['Always wash the hands before you touch the patient.', false],
  ['A barrier cream protects the skin from moisture.', true],
])('what listeners should do is no statement that JAMIE repeats: %s', (text, expected) => {
  const lexicon = lexiconOf('en')
  const [sentence] = sentencesOf(text, 'b1', 0, lexicon)
  expect(sentence && canBeRepeated(sentence, lexicon)).toBe(expected)
})

test('The view of one person and a dated event are no points to sum up', () => {
  const page = `<p>W. G. Beasley put nationalism first, because fear of the West made one cause of many local complaints in the country.</p>
    <p>The emperor was fifteen years old in January 1868, although his name stood below all laws of the new state of that time.</p>
    <p>More is known today.</p>`
  const material = prepareMaterial(readPage({ title: 'Japan', html: page, language: 'en' }))
  const turns: readonly Turn[] = material.sentences.map(turnOf)
  const restatements = createRestatements(material, createQuestionPhrases(material, 3))
  expect(restatements.echo(turns)).toBeUndefined()
})

test.each([
  ['zh', '初读的人往往以为大鹏就是自由的象征，小鸟则是无知的代表。'],
  ['en', 'Many people think that a tomato is a vegetable.'],
])('a mistake of others is not repeated as a point (%s)', (language, text) => {
  const lexicon = lexiconOf(language)
  const [sentence] = sentencesOf(text, 'b1', 0, lexicon)
  expect(sentence && canBeRepeated(sentence, lexicon)).toBe(false)
})

test.each([
  [
    'en',
    'Although they are used in rich countries, sensors and other devices get cheaper.',
    'Sensors and other devices get cheaper',
  ],
  [
    'en',
    'Plants need warmth to grow – this is why they bloom in spring as soon as it gets warm.',
    'Plants need warmth to grow',
  ],
  [
    'pl',
    'Łącząc dane z trzech satelitów, czujnik określa swoje położenie na Ziemi.',
    'Czujnik określa swoje położenie na Ziemi',
  ],
])('%s: “%s” is restated without its opening or explanation', (language, text, short) => {
  const [sentence] = sentencesOf(text, 'b1', 0, lexiconOf(language))
  expect(sentence && compressed(sentence, 26, lexiconOf(language))?.replace(/\.$/u, '')).toBe(short)
})

test.each([
  ['en', 'If the sensor is cold, its numbers are too high for the table.'],
  ['en', 'Cells that swell open the pore of the leaf; cells that shrink close it again.'],
  ['pl', 'Ponieważ gleba jest sucha, rośliny więdną.'],
  [
    'pl',
    'Szerokość geograficzna mierzy liczbę stopni od równika, a długość geograficzna liczbę stopni od południka.',
  ],
])('%s: “%s” has no part that says it in fewer words', (language, text) => {
  const [sentence] = sentencesOf(text, 'b1', 0, lexiconOf(language))
  expect(sentence && compressed(sentence, 26, lexiconOf(language))).toBeUndefined()
})
