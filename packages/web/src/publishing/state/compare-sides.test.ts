import { expect, test } from 'vitest'
import { compareSides } from './compare-sides.ts'

const text = 'The sea rises and falls twice a day. '.repeat(20)

test('each side marks the words that only it has', () => {
  const { theirs, ours } = compareSides('Bring a question. The sea rises.', 'The sea rises. Version two.')
  const marked = (side: typeof theirs) => side.filter(({ kind }) => kind === 'only').map(({ words }) => words)
  expect(marked(theirs).join(' ')).toContain('Bring a question.')
  expect(marked(ours).join(' ')).toContain('Version two.')
})

test('long runs of words that both sides have are shortened around a difference', () => {
  const { theirs } = compareSides(`${text}Read this. ${text}`, `${text}${text}`)
  expect(theirs.map(({ kind }) => kind)).toContain('gap')
  expect(theirs.map(({ words }) => words).join('').length).toBeLessThan(text.length)
})

test('sides with the same words have no marks', () => {
  const { theirs, ours } = compareSides(text, text)
  expect([...theirs, ...ours].some(({ kind }) => kind === 'only')).toBe(false)
})
