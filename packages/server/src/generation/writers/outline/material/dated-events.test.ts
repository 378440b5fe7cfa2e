import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { datedEvent } from './dated-events.ts'

function eventsOf(text: string, language = 'en'): readonly string[] {
  const material = prepareMaterial(readPage({ title: 'Peru', html: `<p>${text}</p>`, language }))
  return material.sentences.flatMap((one) => datedEvent(one, material)?.event.what ?? [])
}

test('an event is the main clause of its sentence, without an opening clause', () => {
  expect(
    eventsOf('Encouraged by the wealth of the valley, merchants from Lima founded the college in 1551.'),
  ).toEqual(['Merchants from Lima founded the college'])
})

test('there is no event if only the opening clause says what the sentence is about', () => {
  expect(
    eventsOf(
      'Located fifty miles from Cusco, at an altitude of 8,000 feet, the city had been built in 1450.',
    ),
  ).toEqual([])
  expect(
    eventsOf(
      'Situado en la provincia, a mucha altura, el pueblo fue construido por los monjes en 1450.',
      'es',
    ),
  ).toEqual([])
})

test.each([
  ['en', 'The council of Lima built a harbour in 1571.', 'The council of Lima built a harbour'],
  ['pl', 'Król założył nowe miasto a biskup szkołę w 1571.', undefined],
  ['en', 'The council built the harbour while the bishop founded a school in 1571.', undefined],
])('(%s) of two events, the date may be that of one: %s', (language, text, event) => {
  expect(eventsOf(text, language)).toEqual(event === undefined ? [] : [event])
})

test.each([
  ['pt', 'O dinheiro do café financiou ferrovias, como a que ligava Santos a Jundiaí, inaugurada em 1867.'],
  ['es', 'El rey mandó levantar dos torres, entre ellas la del puerto, terminada en 1867.'],
  ['fr', 'Le roi fit bâtir deux tours, dont celle du port, achevée en 1867.'],
])('(%s) a date after a participle is that of a noun, not of the sentence', (language, text) => {
  expect(eventsOf(text, language)).toEqual([])
})

test.each([
  ['pt', 'Após a abolição da escravatura, em 1888, os fazendeiros contrataram imigrantes.'],
  ['en', 'After the abolition of slavery, in 1888, the farmers hired workers from Italy.'],
])('(%s) a date between commas has no event before it', (language, text) => {
  expect(eventsOf(text, language)).toEqual([])
})

test.each([
  ['en', 'Alfred Nobel, a Swedish chemist, invented dynamite in 1867.'],
  ['es', 'Fernando VII, rey de España, abolió la Constitución en 1814.'],
  ['fr', 'Louis XIV, roi de France, fonda une compagnie en 1664.'],
  ['it', 'Armando Diaz, un generale, firmò la pace in 1918.'],
])('(%s) a name does not open with a participle: %s', (language, text) => {
  expect(eventsOf(text, language)).toHaveLength(1)
})

test.each([
  ['en', 'In 1796 Edward Jenner infected a boy with cowpox.', 'Edward Jenner infected a boy with cowpox'],
  ['es', 'En 1825 se inauguró el primer ferrocarril público.', 'Se inauguró el primer ferrocarril público'],
  ['fr', 'En 1789 le peuple prit la Bastille.', 'Le peuple prit la Bastille'],
  ['it', 'Nel 1861 il parlamento proclamò il regno.', 'Il parlamento proclamò il regno'],
  ['pt', 'Em 1822 o príncipe proclamou a independência.', 'O príncipe proclamou a independência'],
])('(%s) an event may follow its date without a comma: %s', (language, text, event) => {
  expect(eventsOf(text, language)).toEqual([event])
})

test('a name with a number is no second date', () => {
  expect(eventsOf('In 2004, Poland joined the network Natura 2000.')).toEqual([
    'Poland joined the network Natura 2000',
  ])
  expect(eventsOf('In 1940, the king left, and in May 1941 he returned.')).toEqual([])
})
