import { expect, test } from 'vitest'
import { goalsInSentence } from './goals-in-sentence.ts'

test.each([
  [
    'en',
    'By the end of this page, you will be able to explain what happens in the brain, describe how sleep helps memory, and plan a week of study.',
    ['explain what happens in the brain', 'describe how sleep helps memory', 'plan a week of study'],
  ],
  [
    'en',
    'After this unit you can choose the right extinguisher, use it safely, and decide when to leave.',
    ['choose the right extinguisher', 'use it safely', 'decide when to leave'],
  ],
  [
    'es',
    'Al final de esta lección podrás explicar qué es la inflación y calcular la tasa de un año.',
    ['explicar qué es la inflación', 'calcular la tasa de un año'],
  ],
  [
    'fr',
    'À la fin de ce chapitre, vous saurez expliquer la cause du vent et lire une carte.',
    ['expliquer la cause du vent', 'lire une carte'],
  ],
])('One sentence lists goals (%s): %s', (language, text, goals) => {
  expect(goalsInSentence(text, language)?.goals).toEqual(goals)
})

test.each([
  ['en', 'By the end of this page, you will be able to explain sand, silt and clay.'],
  ['en', 'By the end of the war, the town could feed and clothe its people.'],
  ['en', 'If you know which extinguisher to use, you can stop a fire and save lives.'],
  ['de', 'Am Ende dieser Lektion kannst du Ursachen nennen und Folgen beschreiben.'],
])('A sentence lists no goals that a rule can separate (%s): %s', (language, text) => {
  expect(goalsInSentence(text, language)).toBeUndefined()
})
