import { expect, test } from 'vitest'
import { fill } from './prompts.ts'

test('a prompt is filled once, so that a page cannot contain placeholders', () => {
  expect(
    fill('{{page}} in {{count}} slides of {{unknown}}', { page: '{{count}} $& {{page}}', count: 3 }),
  ).toBe('{{count}} $& {{page}} in 3 slides of {{unknown}}')
})
