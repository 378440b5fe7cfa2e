import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import { answersHeading, definesHeading, opensInstructions, saysNothingOf } from './answers-heading.ts'
import { pointOf } from './points.ts'

function materialOf(heading: string, text: string, language = 'en'): Material {
  return prepareMaterial(readPage({ title: 'Page', html: `<h2>${heading}</h2><p>${text}</p>`, language }))
}

test.each([
  ['What a glacier is', 'A glacier is a body of dense ice that moves under its own weight.', 'en', true],
  ['Glaciers', 'A glacier is a body of dense ice that moves under its own weight.', 'en', true],
  ['Czym jest bursztyn', 'Bursztyn to kopalna żywica drzew iglastych sprzed milionów lat.', 'pl', true],
  ['How glaciers move', 'A glacier is a body of dense ice that moves under its own weight.', 'en', false],
  ['What a fjord is', 'A glacier is a body of dense ice that moves under its own weight.', 'en', false],
])('Below %j, %j is what the heading asks for (%s): %s', (heading, text, language, expected) => {
  const material = materialOf(heading, text, language)
  expect(material.sentences.map((one) => definesHeading(one, material))).toEqual([expected])
})

test('A part that repeats the name it defines says nothing', () => {
  expect(saysNothingOf('A capillary joint is a joint', 'en')).toBe(true)
  expect(saysNothingOf('A capillary joint is a joint of two pipes', 'en')).toBe(false)
  expect(saysNothingOf('The joint was tight', 'en')).toBe(false)
})

test('A denial is no point without what the sentence says instead', () => {
  const text =
    'The weir does not hold the water back like a dam: the rest of the stream flows over it and on to the sea.'
  const material = materialOf('The weir', text)
  const shown = material.sentences.flatMap((one) => pointOf(one, material)).map(({ point }) => point)
  expect(shown).not.toContain('The weir does not hold the water back like a dam')
})

test('What is not so counts less, unless the heading names what it is about', () => {
  const text =
    'A weir does not hold the water back like a dam. A canal carries water to the fields of the village.'
  const valueBelow = (heading: string) => {
    const material = materialOf(heading, text)
    const [first] = material.sentences
    return first && answersHeading(first, first.text, material)
  }
  expect(valueBelow('What canals do')).toBeLessThan(1)
  expect(valueBelow('The weir')).toBe(1)
})

test('An earlier view counts less than a statement', () => {
  const material = materialOf(
    'Corals',
    'For a long time scholars took corals for plants. Corals feed on plankton at night.',
  )
  const [view, fact] = material.sentences.map((one) => answersHeading(one, one.text, material))
  expect(view).toBeLessThan(fact ?? 0)
})

test('One instruction at the start of a text is not yet a page of instructions', () => {
  const first = (text: string) => {
    const material = materialOf('Heating', text)
    return material.sentences.slice(0, 1).map((one) => opensInstructions(one, material))
  }
  expect(
    first('Heat the fitting, not the solder. Move the flame around the joint. Wipe the joint with a rag.'),
  ).toEqual([true])
  expect(first('Heat the water. Steam rises from it. The pressure of the steam drives the engine.')).toEqual([
    false,
  ])
})
