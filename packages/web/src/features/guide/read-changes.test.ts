import { expect, test } from 'vitest'
import { newsIdOf, readChanges, stretchesOf } from './read-changes.ts'

const file = `# Changes

What is new, newest first.

## Next

- Slides have a
  second line.
- *Complete* takes \`npm start\`.

## 0.1.0

- First.
`

test('reads the heading of a release and the items of its list, with joined lines', () => {
  expect(readChanges(file)).toEqual([
    { version: 'Next', changes: ['Slides have a second line.', '*Complete* takes `npm start`.'] },
    { version: '0.1.0', changes: ['First.'] },
  ])
})

test('a file without releases has no news', () => {
  expect(readChanges('# Changes\n')).toEqual([])
  expect(readChanges('## Next\n\nNothing yet.\n')).toEqual([])
})

test('the id of the news changes only when a change is added to the newest release', () => {
  const id = newsIdOf(readChanges(file))
  expect(newsIdOf(readChanges(file.replace('- First.', '- Oldest.')))).toBe(id)
  expect(newsIdOf(readChanges(file.replace('- Slides', '- Music.\n- Slides')))).not.toBe(id)
  expect(id.length).toBeLessThanOrEqual(40)
})

test('separates names and code from words', () => {
  expect(stretchesOf('*Complete* takes `npm start`, 2 * 3.')).toEqual([
    { kind: 'name', text: 'Complete' },
    { kind: 'words', text: ' takes ' },
    { kind: 'code', text: 'npm start' },
    { kind: 'words', text: ', 2 * 3.' },
  ])
})
