import { Save } from 'lucide-react'
import { expect, test } from 'vitest'
import { findActions } from './find-actions.ts'

const labels = ['Save Changes', 'Change type', 'Go to slide 3: Été', 'Undo', 'Exchange']
const actions = labels.map((label) => ({
  name: label,
  label,
  icon: Save,
  enabled: label !== 'Undo',
  run: () => {},
}))
const found = (typed: string) => findActions(actions, typed).map(({ label }) => label)

test('without input, all enabled actions are listed in their order', () => {
  expect(found(' ')).toEqual(['Save Changes', 'Change type', 'Go to slide 3: Été', 'Exchange'])
})

test('labels that start with the input come first, then labels with a word that starts with it', () => {
  expect(found('change')).toEqual(['Change type', 'Save Changes', 'Exchange'])
})

test('words are found in any order and without accents', () => {
  expect(found('ete slide')).toEqual(['Go to slide 3: Été'])
  expect(found('slide nothing')).toEqual([])
})
