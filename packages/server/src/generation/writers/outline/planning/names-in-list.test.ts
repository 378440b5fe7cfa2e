import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { listSlides } from '../slides/list.ts'
import { adaptable } from '../slides/slide-idea.ts'
import { namesInList } from './names-in-list.ts'

function summed(lead: string, items: readonly string[], language = 'en'): readonly (string | undefined)[] {
  const html = `<h2>Part</h2><p>${lead}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const material = prepareMaterial(readPage({ title: 'Page', html, language }))
  return material.sections.flatMap((section) =>
    section.units.flatMap((unit) =>
      listSlides({ material, images: new Map(), section, unit }).map(
        (idea) => namesInList({ ...adaptable(idea, () => undefined), section, unit }, material)?.text,
      ),
    ),
  )
}

test('A name keeps its capital although its letters are part of another word, and a plain word loses it', () => {
  const items = [
    'Polish: The old sounds were polished by printers, who kept seven cases for every noun.',
    'Ada: The language adapts to machines that steer trains and aircraft without a pause.',
    'Grammar: Teachers, who polished and explained grammar, wrote down the rules of all texts.',
  ]
  expect(summed('Three things matter here:', items)).toEqual([
    'Three things matter here: Polish, Ada, and grammar.',
  ])
})

test('A plain word loses its capital if it also stands within a longer word before', () => {
  const items = [
    'Suction: Water, which suctioned leaves pull up, follows the suction of the dry air.',
    'Cohesion: Molecules of water cling to each other by cohesion along the whole vessel.',
    'Adhesion: Molecules of water cling to the walls by adhesion along the whole vessel.',
  ]
  expect(summed('Three forces act together:', items)).toEqual([
    'Three forces act together: suction, cohesion, and adhesion.',
  ])
})

test('A German noun keeps its capital although a verb has the same letters', () => {
  const items = [
    'Essen: Menschen essen mehrmals am Tag, damit der Körper genug Energie für alles erhält.',
    'Schlaf: Im tiefen Zustand der Ruhe ordnet das Gehirn, was es am Tag gelernt hat.',
    'Bewegung: Muskeln und Knochen bleiben nur durch die tägliche Belastung auf Dauer stark.',
  ]
  expect(summed('Drei Dinge braucht der Körper:', items, 'de')).toEqual([
    'Drei Dinge braucht der Körper: Essen, Schlaf und Bewegung.',
  ])
})
