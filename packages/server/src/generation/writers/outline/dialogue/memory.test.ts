import { expect, test } from 'vitest'
import { isConfusable } from './memory.ts'

function term(name: string, definition: string) {
  return { kind: 'definition', id: name, path: [], term: name, definition } as const
}

const ligand = term('ligand', 'protein that binds to another molecule and starts a reaction')
const receptor = term('receptor', 'protein that another molecule changes before it rests')

test('Two things of one kind are confused', () => {
  expect(isConfusable(ligand, receptor)).toBe(true)
})

test('Things of two kinds are not confused, though their definitions share words', () => {
  const energy = term('activation', 'energy that another molecule needs before a reaction starts')
  expect(isConfusable(energy, receptor)).toBe(false)
})
