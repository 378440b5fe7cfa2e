import { expect, test } from 'vitest'
import { blocksOf, paragraph } from '../../testing/writing/blocks-of.ts'

const listOf = (...items: readonly string[]) => ({
  kind: 'list',
  ordered: false,
  items: items.map((text) => ({ text, items: [] })),
})

test.each([
  [
    'stops',
    '<p><strong>Tissue.</strong> Look at the wound bed. <strong>Moisture.</strong> Judge how much fluid there is.</p>',
    ['Tissue: Look at the wound bed.', 'Moisture: Judge how much fluid there is.'],
  ],
  [
    'colons',
    '<p><b>Kittel:</b> Er wird geschlossen getragen. <b>Handschuhe</b>: Man zieht sie vor der Tür aus.</p>',
    ['Kittel: Er wird geschlossen getragen.', 'Handschuhe: Man zieht sie vor der Tür aus.'],
  ],
])('A paragraph with several bold labels that end in %s is a list', (_, html, items) => {
  expect(blocksOf(html)).toEqual([listOf(...items)])
})

test('The text before the first label leads to the list', () => {
  const html = '<p>Two things count. <b>Price:</b> It has to be paid. <b>Time:</b> It has to be kept.</p>'
  expect(blocksOf(html)).toEqual([
    paragraph('Two things count.'),
    listOf('Price: It has to be paid.', 'Time: It has to be kept.'),
  ])
})

test('Labels with meanings in lower case are terms', () => {
  const html =
    '<p><b>Half-life:</b> the time in which half is left. <b>Dose:</b> the amount that is given at once.</p>'
  expect(blocksOf(html)).toMatchObject([
    { kind: 'definition', term: 'Half-life' },
    { kind: 'definition', term: 'Dose', definition: 'the amount that is given at once.' },
  ])
})

test('Bold words inside sentences are kept with their paragraph if there are several', () => {
  const html = '<p><b>Rivers</b> carry sand. <b>Glaciers</b> carry stones.</p><p>Only <b>one</b> is here.</p>'
  expect(blocksOf(html)).toEqual([
    { ...paragraph('Rivers carry sand. Glaciers carry stones.'), bold: ['Rivers', 'Glaciers'] },
    paragraph('Only one is here.'),
  ])
})

test('An item with a myth and its fact defines nothing', () => {
  const html = `<ul><li><b>Myth:</b> vaccines cause the illness. <b>Fact:</b> they hold dead germs only.</li>
    <li><b>Myth:</b> polio is gone for good. <b>Fact:</b> it comes back where few are vaccinated.</li></ul>`
  expect(blocksOf(html)).toMatchObject([{ kind: 'list' }])
})
