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

test('with nothing typed, all that can be done stands there in its order', () => {
  expect(found(' ')).toEqual(['Save Changes', 'Change type', 'Go to slide 3: Été', 'Exchange'])
})

test('what begins so comes first, then what has a word that does', () => {
  expect(found('change')).toEqual(['Change type', 'Save Changes', 'Exchange'])
})

test('words are found in any order, without their accents', () => {
  expect(found('ete slide')).toEqual(['Go to slide 3: Été'])
  expect(found('slide nothing')).toEqual([])
})
