import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { planSegments } from './plan-segments.ts'
import { spokenPage } from './spoken-page.ts'

function saidOf(html: string) {
  const page = readPage({ title: 'Working safely', html, language: 'en' })
  return planSegments(prepareMaterial(spokenPage(page)), undefined)
    .flatMap(({ passages }) => passages.flatMap(({ sentences }) => sentences))
    .map(({ text }) => text)
    .join('\n')
}

const others = Array.from(
  { length: 6 },
  (_, at) =>
    `<h2>Hall ${'ABCDEF'[at] ?? ''}</h2><p>Presses number ${at} shape the doors of the cars from flat sheets of steel. Robots ${at} weld the parts along the edges with a bright arc. Painters ${at} check the colour under strong lamps before the shift ends. Trains ${at} carry the bodies to the harbour in the north of the country.</p>`,
).join('')

test('A short list is said whole if one of its items is said', () => {
  const items = [
    'Wash the brushes with warm water.',
    'Close the cans.',
    'Sweep the floor.',
    'Switch off the lamps.',
  ]
  const said = saidOf(`${others}<h2>Closing</h2><ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`)
  const count = items.filter((one) => said.includes(one)).length
  expect([0, items.length]).toContain(count)
  expect(count).toBe(items.length)
})

test('Conditions between semicolons are said as one sentence with their lead, and with their exception', () => {
  const said = saidOf(
    `${others}<h2>Tags</h2><p>You may use a tag without a lock only if all of these are true:</p><ul><li>the device cannot take a lock;</li><li>you add a second measure, such as removing a fuse;</li><li>the supervisor has signed the tag.</li></ul><p>Tools with a plug are the exception. If you hold the plug in your hand, no tag is needed.</p>`,
  )
  expect(said).toContain(
    'the device cannot take a lock; you add a second measure, such as removing a fuse; the',
  )
  expect(said).toContain('Tools with a plug are the exception.')
  expect(said).toContain('If you hold the plug in your hand')
})

test('A short case is said whole, although it is more than the room of its segment', () => {
  const story = [
    'A dog is brought to a clinic after licking spilled antifreeze.',
    'Ethylene glycol is not very toxic in itself, but an enzyme of the liver turns it into substances that destroy the kidneys.',
    'The vet gives the dog ethanol by drip.',
    'Ethanol competes for the same place on the enzyme, and the kidneys pass the glycol out unchanged.',
    'The treatment works only if it begins within about eight hours.',
  ]
  const said = saidOf(`${others}<h2>Case: antifreeze</h2><p>${story.join(' ')}</p>`)
  for (const one of story) expect(said).toContain(one)
})
