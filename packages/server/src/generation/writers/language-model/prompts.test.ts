import { expect, test } from 'vitest'
import { fillPrompt } from './prompts.ts'

test('a prompt is filled once, so that a page cannot contain placeholders', () => {
  expect(
    fillPrompt('{{page}} in {{count}} slides of {{unknown}}', { page: '{{count}} $& {{page}}', count: 3 }),
  ).toBe('{{count}} $& {{page}} in 3 slides of {{unknown}}')
})
