import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { phrasesOf } from '../language/phrases.ts'
import { prepareMaterial } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { createQuestionPhrases } from './questions.ts'
import { createRestatements } from './restate.ts'
import { utterancesOf } from './utterances.ts'

function read(html: string) {
  return prepareMaterial(readPage({ title: 'Page', html, language: 'en' }))
}

/** The texts of each turn in which the sentences of a page are said. */
function turnsOf(html: string): readonly (readonly string[])[] {
  const { sentences } = read(html)
  const passage = { heading: 'Page', path: ['Page'], sentences, questions: new Map<Sentence, Sentence>() }
  const hints = {
    askWhy: () => undefined,
    isAskedFor: () => false,
    isTable: () => false,
    isLabelled: () => false,
  }
  return utterancesOf(passage, lexiconOf('en'), hints).map((one) => one.sentences.map(({ text }) => text))
}

const flood = 'For example, the flood of 1966 carried most of the sand over the weir.'
const mouth = 'The narrow mouth is twenty metres wide.'

test('a paragraph after an example is not said in the turn of the example', () => {
  expect(turnsOf(`<h2>Page</h2><p>The weir sorts sand. ${flood}</p><p>${mouth}</p>`).at(-1)).toEqual([mouth])
  const plain = flood.replace('For example, the', 'The')
  expect(turnsOf(`<h2>Page</h2><p>${plain}</p><p>${mouth}</p>`)).toEqual([[plain, mouth]])
})

test('steps are not divided for the sake of the text before them', () => {
  const lead = 'Farmers who water the fields keep a simple order:'
  const steps = [
    'Wait until the guard of the canal calls your turn.',
    'Open the gate of your own field with the key.',
    'Let the water cover the field up to the last furrow.',
    'Close the gate and call the next neighbour at once.',
  ]
  const text =
    'Half of the water of the river in a dry summer means half of the water for each of the canals of the plain.'
  const html = `<h2>Page</h2><p>${text}</p><p>${lead}</p><ol>${steps.map((one) => `<li>${one}</li>`).join('')}</ol>`
  expect(turnsOf(html)).toEqual([[text], [lead, ...steps]])
})

/** The sentence that JAMIE sums up after ALEX has said a section. */
function recapOf(html: string): string | undefined {
  const material = read(html)
  const turns = [material.sentences, material.sentences.slice(-1)].map((sentences) => ({
    speaker: 'ALEX' as const,
    says: sentences.map(({ text }) => text),
    tone: 'warm',
    sources: [],
    sentences,
  }))
  return createRestatements(material, createQuestionPhrases(material, 3)).recap(turns, 1)?.says.join(' ')
}

const canal =
  'The canals carry water to the dry fields of the valley, because the rain there falls only in winter and never in summer.'

test('a recap is of what a paragraph starts with, and not of a detail or of what the next sentence limits', () => {
  const end = '<p>Farmers own the gates.</p>'
  expect(recapOf(`<p>${canal} Farmers clean them in spring.</p>${end}`)).toContain('the canals carry water')
  expect(recapOf(`<p>Farmers clean them in spring. ${canal}</p>${end}`)).toBeUndefined()
  expect(recapOf(`<p>${canal} But half of it is lost on the way.</p>${end}`)).toBeUndefined()
})

test.each(['ar', 'de', 'en', 'es', 'fr', 'pl', 'zh'])(
  'JAMIE says in other words only what ALEX has said before (%s)',
  (language) => {
    const { echoes, talk } = phrasesOf(language)
    const reworded = /put it this way|es so sagen|lo diría así|dirais ainsi|ująć tak|أقول ذلك هكذا|会这样说/u
    expect(talk.checks.filter((one) => reworded.test(one))).toEqual([])
    expect(echoes.filter((one) => reworded.test(one))).toHaveLength(1)
  },
)
