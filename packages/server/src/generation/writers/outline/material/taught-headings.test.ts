import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from './material.ts'
import type { Material } from './material.ts'

function materialOf(html: string, language: string): Material {
  const before = '<h2>Refraction</h2><p>Light bends when it enters water. The bend depends on the colour.</p>'
  return prepareMaterial(readPage({ title: 'Light', language, html: `${before}${html}` }))
}

/** The blocks of the sections, as text. */
function tablesIn(html: string, language: string): string {
  const { sections } = materialOf(html, language)
  return JSON.stringify(sections.flatMap(({ units }) => units.flatMap(({ blocks }) => blocks)))
}

function taughtIn(html: string, language = 'en'): string {
  return materialOf(html, language)
    .sections.flatMap(({ units }) => units.flatMap(({ sentences }) => sentences.map(({ text }) => text)))
    .join(' ')
}

test.each([
  [
    'en',
    '<h2>Reflection</h2><p>A mirror reflects light at the angle at which it arrives. A rough wall scatters it.</p>',
    'A rough wall',
  ],
  [
    'en',
    '<h2>Notes</h2><p>A note is a sign for a sound of a certain height. A whole note lasts four beats.</p>',
    'A whole note lasts',
  ],
  [
    'de',
    '<h2>Ressourcen</h2><p>Eine Ressource ist ein Mittel der Produktion. Erdöl ist eine endliche Ressource.</p>',
    'Erdöl ist',
  ],
  [
    'es',
    '<h2>Recursos</h2><p>Los recursos naturales se dividen en dos grupos. El agua es un recurso renovable.</p>',
    'El agua es',
  ],
])('In %s, a heading of exercises or links heads what its section states: %s', (language, html, said) => {
  expect(taughtIn(html, language)).toContain(said)
})

test.each([
  '<h2>Reflection</h2><p>Think about a mirror that you use. Describe how the mirror reflects your face.</p>',
  '<h2>Reflection</h2><p>What does a mirror reflect? A good mirror reflects nearly everything.</p>',
  '<h2>Notes</h2><p>Notes for this chapter are on the course site. The notes were revised in May.</p>',
  '<h2>Resources</h2><p>The museum has a good website. The resources there are free of charge.</p>',
  '<h2>Activity</h2><p>This activity takes one hour. Students work with a lamp and a mirror.</p>',
  '<h2>Further reading</h2><p>Reading about light is a pleasure. The best reading is by Newton.</p>',
  '<h2>Contact</h2><p>The contact is Dr Smith. Her contact is smith@example.org on all days.</p>',
])('A section for the readers of the course is left out: %s', (html) => {
  const taught = taughtIn(html)
  expect(taught).toContain('Light bends')
  expect(taught).not.toMatch(/mirror|[Nn]otes|museum|Newton|Smith/u)
})

test.each([
  [
    'en',
    'Before you start',
    'Never draw up insulin with an ordinary syringe. Ordinary syringes are marked in millilitres.',
  ],
  ['es', 'Antes de empezar', 'No mezcle nunca los dos líquidos. La mezcla desprende un gas tóxico.'],
  [
    'de',
    'Vorbereitung',
    'Verwenden Sie niemals eine gewöhnliche Spritze. Gewöhnliche Spritzen zeigen Milliliter.',
  ],
])('In %s, a warning before a procedure is kept: %s', (language, heading, warning) => {
  expect(taughtIn(`<h2>${heading}</h2><p>${warning}</p>`, language)).toContain(warning.split('. ')[0])
})

test.each([
  '<h2>Before you start</h2><p>Do not start without an account. Watch the video of the mirror first.</p>',
  '<h2>Before you start</h2><p>Read the section about the mirror. Install the program of the mirror.</p>',
])('What a course asks for before its work is left out: %s', (html) => {
  expect(taughtIn(html)).not.toMatch(/mirror|account/u)
})

const tableOf = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((row, at) => `<tr>${row.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`

test.each([
  [
    'de',
    'Fristen',
    [
      ['Sache', 'Frist'],
      ['Neue Sache', '2 Jahre'],
      ['Baumaterial', '5 Jahre'],
    ],
    '5 Jahre',
  ],
  [
    'es',
    'Plazos',
    [
      ['Acto', 'Plazo'],
      ['Recurso de alzada', 'un mes'],
      ['Queja', 'tres meses'],
    ],
    'tres meses',
  ],
])('In %s, the periods of a law below %s are taught', (language, heading, rows, cell) => {
  expect(tablesIn(`<h2>${heading}</h2>${tableOf(rows)}`, language)).toContain(cell)
})

test.each([
  [
    'de',
    'Fristen',
    [
      ['Teil', 'Frist'],
      ['Teil 1', '12. Mai'],
      ['Teil 2', '9. Juni'],
    ],
    '12. Mai',
  ],
  [
    'en',
    'Deadlines',
    [
      ['Part', 'Until'],
      ['Essay', 'Friday'],
      ['Quiz', 'Monday'],
    ],
    'Friday',
  ],
])('In %s, the days of a course below %s are left out', (language, heading, rows, cell) => {
  expect(tablesIn(`<h2>${heading}</h2>${tableOf(rows)}`, language)).not.toContain(cell)
})
