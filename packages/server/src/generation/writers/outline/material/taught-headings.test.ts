import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from './material.ts'

function taughtIn(html: string, language = 'en'): string {
  const page = readPage({
    title: 'Light',
    language,
    html: `<h2>Refraction</h2><p>Light bends when it enters water. The bend depends on the colour.</p>${html}`,
  })
  return prepareMaterial(page)
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
