import { expect, test } from 'vitest'
import { defineInEnglish, namesThing, statesClause } from './define-in-english.ts'

test.each([
  ['innate immunity', 'fast, the same for every germ', 'The innate immunity is fast.', undefined],
  ['adaptive immunity', 'slow the first time', 'The adaptive immunity is slow.', undefined],
  ['prepaid expense', 'paid now, used later', 'A prepaid expense is an asset.', undefined],
  [
    'mineral',
    'solid with a fixed composition',
    'The grains are glued with minerals.',
    'The term “mineral” means a solid with a fixed composition',
  ],
  [
    'channel protein',
    'protein that has an inner pore',
    'A channel protein opens.',
    'A channel protein is a protein that has an inner pore',
  ],
  [
    'osmosis',
    'movement of water through a membrane',
    'Osmosis moves water.',
    'Osmosis is the movement of water through a membrane',
  ],
  [
    'extracellular fluid',
    'fluid outside of cells',
    'Ions leave by extracellular fluid.',
    'Extracellular fluid is fluid outside of cells',
  ],
  [
    'Reconquista',
    'Spain’s nearly eight-hundred-year holy war against Islam, which ended in 1492',
    'They began to see the Reconquista as a part of the whole.',
    'The Reconquista is Spain’s nearly eight-hundred-year holy war against Islam, which ended in 1492',
  ],
  [
    'somatic cell',
    'all cells of the body excluding gamete cells',
    'A somatic cell divides.',
    'The term “somatic cell” means all cells of the body excluding gamete cells',
  ],
  [
    'storm tide',
    'surge and tide together',
    'A storm tide is high.',
    'A storm tide is surge and tide together',
  ],
  [
    'Puritans',
    'a group of religious reformers',
    'Puritans grew in number.',
    'Puritans are a group of religious reformers',
  ],
  [
    'isotonic',
    'describes a solution with equal concentration',
    '',
    'The term “isotonic” describes a solution with equal concentration',
  ],
  [
    'diet',
    'an assembly of delegates',
    'The last general diet met in 1669.',
    'The term “diet” means an assembly of delegates',
  ],
  [
    'velocity',
    'speed in a given direction',
    'A car has a velocity.',
    'A velocity is a speed in a given direction',
  ],
  ['channel', 'bed of a river', 'A channel is deep.', 'A channel is a bed of a river'],
  [
    'airspeed',
    'average speed of a plane',
    'An airspeed is high.',
    'An airspeed is the average speed of a plane',
  ],
  [
    'compost',
    'the food scraps from a kitchen that have rotted',
    'Compost feeds plants. The garden is full of compost.',
    'Compost is the food scraps from a kitchen that have rotted',
  ],
  [
    'active transport',
    'form of transport that needs energy',
    'Cells use an active transport mechanism. Pumps work by active transport.',
    'Active transport is a form of transport that needs energy',
  ],
])('defines %s in a sentence with the articles of the page', (term, meaning, use, sentence) => {
  expect(defineInEnglish(term, meaning, use === '' ? [] : [use])).toBe(sentence)
})

test('leaves a meaning that is no noun to another wording', () => {
  expect(defineInEnglish('volatile', 'having the tendency to evaporate', [])).toBeUndefined()
})

test.each([
  ['agreed value', 'agreed in the contract'],
  ['plagal cadence', 'The subdominant moves to the tonic.'],
  ['Quantiles', 'Each class gets the same number of regions. The map looks balanced.'],
  ['Natural breaks', 'The limits lie where the data leave gaps.'],
  ['Equal intervals', 'The range of the numbers is cut into parts of the same width.'],
  ['conformal projection', 'Keeps angles, and so the shapes of small areas.'],
  ['compromise projection', 'Keeps neither exactly, but distorts both only a little.'],
])('does not make a noun of the statement about %s', (term, meaning) => {
  expect(defineInEnglish(term, meaning, [`The ${term} differ.`])).toBeUndefined()
})

test.each([
  ['duty of care', 'the defendant owed the claimant a duty to be careful'],
  ['causation', 'the breach caused the harm'],
  ['victory', 'the northern army took the last town'],
])('does not make a noun of what happened after the label %s', (term, meaning) => {
  expect(defineInEnglish(term, meaning, [`The ${term} matters.`])).toBeUndefined()
  expect(namesThing(meaning)).toBe(false)
})

test('takes what a process is called for a part of a noun', () => {
  expect(namesThing('the process called the Krebs cycle')).toBe(true)
})

test.each(['is separated from the coast by a deep lagoon', 'has a wide mouth', 'can be used again'])(
  'does not put an article before a verb: %s',
  (meaning) => {
    expect(defineInEnglish('barrier reef', meaning, ['A barrier reef is long.'])).toBeUndefined()
    expect(namesThing(meaning)).toBe(false)
  },
)

test.each([
  ['everyone knows who did it', true],
  ['we do not know who did it', true],
  ['people confuse the two', true],
  ['people who live in cities', false],
  ['someone in debt', false],
  ['everyone living in a town', false],
])('a clause about a pronoun is no meaning: %s', (meaning, states) => {
  expect(statesClause(meaning)).toBe(states)
})
