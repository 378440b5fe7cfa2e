import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { announcesBelow } from './announced-below.ts'

test.each([
  ['en', 'The distribution is as follows.', 'The rule is easy to follow.'],
  ['es', 'La distribución es la siguiente.', 'La etapa siguiente es corta.'],
  ['fr', 'Les étapes sont les suivantes.', 'Les étapes suivantes sont courtes.'],
  ['de', 'Die Verteilung ist wie folgt.', 'Die Regel ist einfach.'],
])('in %s, a sentence announces what is below it: %j', (language, announces, states) => {
  expect(announcesBelow(announces, language)).toBe(true)
  expect(announcesBelow(states, language)).toBe(false)
})

test('a sentence that announces a picture is not taught, and one that leads to a list is', () => {
  const usable = (html: string) =>
    prepareMaterial(readPage({ title: 'Viento', html, language: 'es' })).sentences.map(
      ({ text, isUsable }) => [text, isUsable],
    )
  const lead = 'En España, la distribución de parques es la siguiente.'
  expect(usable(`<p>${lead} En España existen más de mil parques.</p>`)[0]).toEqual([lead, false])
  expect(
    usable(`<p>${lead}</p><ul><li>Galicia tiene muchos parques.</li><li>Aragón tiene menos.</li></ul>`)[0],
  ).toEqual([lead, true])
})
